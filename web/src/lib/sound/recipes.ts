/**
 * Twenty-six short sounds, made of oscillators and filtered noise: no samples.
 *
 * A recipe is a list of voices; times are milliseconds, frequencies Hertz. The loudest voice of a
 * recipe has a gain near 1; the player brings all to one level.
 */

import type { Sound } from '../board';

export interface Voice {
  wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  /** When it begins. */
  at?: number;
  /** How long it sounds. */
  lasts: number;
  /** Frequency at the beginning and at the end; of noise, that of its filter. */
  from: number;
  to?: number;
  gain: number;
  attack?: number;
  /** How narrow the filter of a noise is. */
  q?: number;
  /** What of a noise is let through. */
  filter?: BiquadFilterType;
}

export type Recipe = readonly Voice[];

const noise = (from: number, lasts: number, gain: number, more: Partial<Omit<Voice, 'wave'>> = {}): Voice => ({
  wave: 'noise',
  from,
  lasts,
  gain,
  filter: 'bandpass',
  q: 1,
  ...more,
});

const tone = (from: number, lasts: number, gain: number, more: Partial<Voice> = {}): Voice => ({
  wave: 'sine',
  from,
  lasts,
  gain,
  ...more,
});

/** The same voice several times, `apart` milliseconds from one another. */
const again = (times: number, apart: number, voice: Voice): Voice[] =>
  Array.from({ length: times }, (_, n) => ({ ...voice, at: (voice.at ?? 0) + n * apart }));

export const RECIPES: Readonly<Record<Sound, Recipe>> = {
  card: [noise(2600, 110, 0.6, { to: 900, q: 0.8, attack: 12 })],
  flip: [noise(1900, 70, 0.55, { to: 3800, q: 1.2 }), noise(900, 50, 0.5, { at: 90, filter: 'lowpass' })],
  shuffle: again(5, 55, noise(2400, 60, 0.45, { to: 1500, q: 1.4, attack: 6 })),
  shot: [
    noise(5200, 50, 1, { filter: 'lowpass', attack: 1 }),
    noise(900, 320, 0.7, { at: 8, to: 120, filter: 'lowpass' }),
    tone(140, 140, 0.8, { to: 45, wave: 'triangle' }),
  ],
  hit: [tone(110, 170, 1, { to: 48 }), noise(420, 90, 0.5, { filter: 'lowpass', attack: 1 })],
  miss: [tone(2900, 260, 0.35, { to: 900, wave: 'triangle' }), noise(3600, 200, 0.25, { to: 1500, q: 6 })],
  rope: [noise(700, 240, 0.5, { to: 2400, q: 2.5, attack: 60 })],
  tear: [noise(2800, 130, 0.6, { to: 5200, q: 0.7, attack: 20 }), noise(4200, 90, 0.5, { at: 120, to: 2600, q: 0.7 })],
  bars: [
    ...again(2, 130, tone(640, 260, 0.3, { wave: 'square', to: 630 })),
    ...again(2, 130, tone(1730, 200, 0.25)),
    noise(2400, 60, 0.4, { q: 3 }),
  ],
  fuse: [noise(5200, 480, 0.35, { to: 6600, q: 2, attack: 40 })],
  boom: [noise(700, 600, 1, { to: 60, filter: 'lowpass', attack: 2 }), tone(90, 520, 0.9, { to: 28 })],
  stamp: [tone(180, 90, 0.9, { to: 70 }), noise(1300, 60, 0.5, { filter: 'lowpass', attack: 1 })],
  tick: [tone(1250, 45, 0.5, { wave: 'triangle', to: 1050 })],
  crack: [
    ...again(3, 45, noise(1500, 50, 0.7, { to: 500, q: 1.5, attack: 1 })),
    tone(210, 120, 0.5, { at: 20, to: 90, wave: 'triangle' }),
  ],
  herd: [
    ...again(6, 70, tone(95, 80, 0.6, { to: 55 })),
    tone(150, 320, 0.3, { at: 120, wave: 'sawtooth', to: 118, attack: 60 }),
  ],
  hop: [tone(420, 80, 0.5, { to: 640, attack: 4 })],
  gong: [
    tone(196, 600, 0.7, { to: 190, attack: 6 }),
    tone(291, 520, 0.35, { to: 286, attack: 6 }),
    tone(523, 300, 0.2),
  ],
  bell: [tone(1046, 520, 0.5, { attack: 3 }), tone(2093, 320, 0.22), tone(3139, 180, 0.12)],
  chime: [
    tone(1318, 420, 0.35, { attack: 4 }),
    tone(1760, 420, 0.3, { at: 90, attack: 4 }),
    tone(2217, 460, 0.25, { at: 190, attack: 4 }),
  ],
  coin: [tone(1975, 90, 0.4, { wave: 'triangle' }), tone(2637, 320, 0.4, { at: 70, wave: 'triangle' })],
  glint: [tone(2349, 160, 0.25, { to: 3520, attack: 8 }), tone(3520, 240, 0.18, { at: 110 })],
  chord: [
    tone(196, 600, 0.45, { attack: 30 }),
    tone(247, 600, 0.35, { attack: 40 }),
    tone(294, 600, 0.3, { attack: 50 }),
  ],
  knock: again(2, 150, tone(230, 100, 0.8, { to: 120, wave: 'triangle', attack: 2 })),
  chat: [tone(740, 70, 0.35, { attack: 6 }), tone(988, 110, 0.35, { at: 80, attack: 6 })],
  win: [
    tone(523, 180, 0.4, { wave: 'triangle', attack: 8 }),
    tone(659, 180, 0.4, { at: 130, wave: 'triangle', attack: 8 }),
    tone(784, 180, 0.4, { at: 260, wave: 'triangle', attack: 8 }),
    tone(1046, 420, 0.45, { at: 390, wave: 'triangle', attack: 8 }),
    tone(659, 420, 0.2, { at: 390, attack: 20 }),
  ],
  lose: [
    tone(220, 460, 0.45, { to: 208, attack: 40 }),
    tone(262, 460, 0.3, { to: 247, attack: 50 }),
    tone(165, 600, 0.4, { at: 160, to: 156, attack: 60 }),
  ],
};

/** Milliseconds until the last voice has ended. */
export function lengthOf(recipe: Recipe): number {
  return Math.max(...recipe.map((voice) => (voice.at ?? 0) + voice.lasts));
}
