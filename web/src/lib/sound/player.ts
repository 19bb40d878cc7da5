/**
 * Plays recipes with WebAudio. Loaded when the first sound is wanted.
 *
 * Browsers are silent until the first click or key: until then every sound is simply left out.
 */

import type { Sound } from '../board';
import { RECIPES, type Voice } from './recipes';
import { timbreOf, type Timbre } from './rooms';

/** Recipes are written near full level; this brings them to that of speech on the same device. */
const LEVEL = 0.5;
const RELEASE = 0.02;

export class Player {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  play(sound: Sound, game: string, volume: number): void {
    const context = this.#ready();
    if (!context || volume <= 0) return;
    const timbre = timbreOf(game);
    const out = room(context, timbre, volume * LEVEL);
    for (const voice of RECIPES[sound]) this.#voice(context, voice, timbre, out);
  }

  /** The context, once the browser lets us sound; null before that. */
  #ready(): AudioContext | null {
    if (!globalThis.AudioContext || navigator.userActivation?.hasBeenActive === false) return null;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
    return this.#context;
  }

  #voice(context: AudioContext, voice: Voice, timbre: Timbre, out: AudioNode): void {
    const start = context.currentTime + (voice.at ?? 0) / 1000;
    const end = start + voice.lasts / 1000;
    const source = voice.wave === 'noise' ? this.#hiss(context) : context.createOscillator();
    const shaped = voice.wave === 'noise' ? context.createBiquadFilter() : source;
    const scale = voice.wave === 'noise' ? timbre.bright : timbre.pitch;
    if (shaped instanceof BiquadFilterNode) {
      shaped.type = voice.filter ?? 'bandpass';
      shaped.Q.value = voice.q ?? 1;
      source.connect(shaped);
    } else if (source instanceof OscillatorNode) {
      source.type = voice.wave as OscillatorType;
    }
    glide((shaped as BiquadFilterNode | OscillatorNode).frequency, voice, scale, start, end);
    shaped.connect(envelope(context, voice, start, end)).connect(out);
    source.start(start);
    source.stop(end + RELEASE);
  }

  #hiss(context: AudioContext): AudioBufferSourceNode {
    if (!this.#noise) {
      this.#noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
      const data = this.#noise.getChannelData(0);
      for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
    }
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    return source;
  }
}

function glide(param: AudioParam, voice: Voice, scale: number, start: number, end: number): void {
  param.setValueAtTime(voice.from * scale, start);
  if (voice.to) param.exponentialRampToValueAtTime(voice.to * scale, end);
}

function envelope(context: AudioContext, voice: Voice, start: number, end: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(voice.gain, start + (voice.attack ?? 2) / 1000);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  return gain;
}

/** The walls of the room: a soft cut, and one echo. */
function room(context: AudioContext, timbre: Timbre, volume: number): AudioNode {
  const entry = context.createBiquadFilter();
  entry.type = 'lowpass';
  entry.frequency.value = timbre.cut;
  const level = context.createGain();
  level.gain.value = volume;
  entry.connect(level).connect(context.destination);
  if (timbre.echo) {
    const delay = context.createDelay(0.3);
    delay.delayTime.value = timbre.delay / 1000;
    const back = context.createGain();
    back.gain.value = timbre.echo;
    entry.connect(delay).connect(back).connect(level);
  }
  return entry;
}
