/** A round told beat by beat: what each event draws, says and how long it stays. */
import type { Accent, Line, Sound, Step } from '../../lib/board';
import type { Sight } from '../../lib/protocol';
import { lanternOf } from './art/lanterns';
import { fold } from './fold';
import * as lines from './lines';
import { draw, sorted, summed, type Kind, type Scene } from './scene';
import { SILENCE, tell, type Tale } from './tale';
import type { Card, Face, Named, SakuraEvent, SakuraPrinted, SakuraView } from './view';

type SakuraSight = Sight<SakuraView, SakuraEvent>;

/** A step with what it draws. */
export interface SakuraStep extends Step<SakuraView, SakuraEvent> {
  scene: Scene;
}

/** Milliseconds that a picture stays after its movement, at normal pace. */
const HOLDS: Readonly<Record<Kind, number>> = {
  turn: 200,
  sort: 500,
  emperor: 400,
  tree: 600,
  walk: 400,
  embarrassed: 1000,
  nothing: 400,
  skip: 400,
  pay: 1200,
  'line-up': 300,
  sum: 900,
  silent: 0,
};
/** What is done to me: an embarrassment, a push. */
const HOLD_HIT = 1600;
const HOLD_PUSH = 1200;
const HOLD_END = 1600;
/** The Emperor has stepped on someone: the next beat follows at once. */
const HOLD_BEFORE_BOW = 150;

const SOUNDS: Readonly<Partial<Record<Kind, Sound>>> = {
  turn: 'flip',
  sort: 'card',
  emperor: 'tick',
  tree: 'chime',
  walk: 'hop',
  embarrassed: 'gong',
  skip: 'card',
  pay: 'bell',
  'line-up': 'hop',
};

/** What was told of a round up to a view: a direction that someone owes divides it. */
const told = new WeakMap<SakuraView, Tale>();

export function steps(before: SakuraSight, after: SakuraSight, printed: SakuraPrinted): SakuraStep[] {
  const known = before.events.at(-1)?.seq ?? -1;
  const fresh = after.events.filter(({ seq }) => seq > known).map(({ event }) => event);
  const tale = told.get(before.view) ?? SILENCE;
  const teller = new Teller(before.view, tale, after.seat, printed);
  for (const group of groups(fresh)) teller.hear(group);
  const found = teller.finish();
  const last = found.at(-1);
  if (last) last.view = after.view;
  told.set(after.view, teller.tale);
  return found;
}

/** Events that make one picture stand together: a walk and the tree it led to, a line-up. */
function groups(events: readonly SakuraEvent[]): SakuraEvent[][] {
  const found: SakuraEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last && belongs(last[0], event)) last.push(event);
    else found.push([event]);
  }
  return found;
}

function belongs(first: SakuraEvent, event: SakuraEvent): boolean {
  if (event.event === 'tree-reached') return first.event === 'emperor-moved';
  return isLineUp(first) && isLineUp(event);
}

function isLineUp(event: SakuraEvent): boolean {
  return event.event === 'artist-moved' && event.rule === 'SA-21';
}

type Said = Pick<SakuraStep, 'line' | 'reason' | 'face' | 'accent' | 'deed'> & { hold?: number };
const NOTHING: Said = { line: null };

class Teller {
  tale: Tale;
  #view: SakuraView;
  #me: number | null;
  #deck: readonly Face[];
  #card: Card | null;
  #owner: Named = null;
  /** Whether the garden half of the card in work is done. */
  #past: boolean;
  #first = false;
  #waiting: SakuraEvent[] = [];
  #steps: SakuraStep[] = [];

  constructor(view: SakuraView, tale: Tale, me: number | null, printed: SakuraPrinted) {
    this.#view = view;
    this.#deck = printed.deck;
    this.tale = tale;
    this.#me = me;
    this.#card = view.queue[0] ?? null;
    this.#past = view.phase === 'artist';
    if (this.#card !== null) this.#owner = this.#ownerOf(this.#card);
  }

  hear(events: SakuraEvent[]): void {
    const before = this.#view;
    const event = events[0];
    const half = this.#halfOf(event);
    for (const each of events) {
      this.#view = fold(this.#view, each);
      this.tale = tell(this.tale, each);
    }
    if (event.event === 'cards-revealed') this.#begin(before);
    if (event.event === 'card-begun') this.#open(event);
    if (event.event === 'ended') return this.#end(event);
    const drawn = this.#draw(before, events);
    if (drawn.kind === 'silent') {
      this.#waiting.push(...events);
      return;
    }
    const scene: Scene = { ...drawn, card: this.#card, half, tale: this.tale };
    if (half) this.#past = true;
    this.#push(scene, events, this.#say(before, events, scene));
  }

  /** The steps; what is left to no picture comes last and is not held. */
  finish(): SakuraStep[] {
    if (this.#waiting.length) this.#push(this.#silence(), [], NOTHING);
    return this.#steps;
  }

  #silence(): Scene {
    const half = this.#view.queue.length ? (this.#past ? 'artist' : 'garden') : null;
    return { ...draw(this.#view, this.#waiting), card: this.#card, half, tale: this.tale };
  }

  #push(scene: Scene, events: SakuraEvent[], { hold, ...said }: Said): void {
    this.#steps.push({
      view: this.#view,
      events: [...this.#waiting, ...events],
      motion: scene.motion,
      hold: hold ?? HOLDS[scene.kind],
      sound: SOUNDS[scene.kind],
      sign: this.#sign(scene),
      ...said,
      scene,
    });
    this.#waiting = [];
  }

  // -- Where the round is ------------------------------------------------------------------

  #begin(before: SakuraView): void {
    const { artists, tokens, emperor } = before;
    this.tale = { ...this.tale, start: { artists, tokens, emperor } };
    this.#card = null;
    this.#first = true;
  }

  #open(event: Extract<SakuraEvent, { event: 'card-begun' }>): void {
    this.#card = event.card;
    this.#owner = event.artist;
    this.#past = false;
  }

  #ownerOf(card: Card): Named {
    const artist = this.#view.chosen.indexOf(card);
    return lines.namedOf(artist, this.#view);
  }

  #halfOf(event: SakuraEvent): Scene['half'] {
    if (!ACTIONS.has(event.event) || isLineUp(event)) return null;
    // What follows from the Emperor's step back is still his half.
    return this.#past && event.rule !== 'SA-8' ? 'artist' : 'garden';
  }

  #draw(before: SakuraView, events: readonly SakuraEvent[]): ReturnType<typeof draw> {
    const kind = events[0].event;
    if (kind === 'card-begun' && this.#first) {
      this.#first = false;
      return sorted();
    }
    return kind === 'cards-discarded' ? summed() : draw(before, events);
  }

  /** The last picture tells it; nothing announces the end before. */
  #end(event: SakuraEvent): void {
    const last = this.#steps.at(-1);
    this.#waiting.push(event);
    if (!last) return;
    last.events = [...last.events, ...this.#waiting];
    last.view = this.#view;
    last.hold = Math.max(last.hold, HOLD_END);
    this.#waiting = [];
  }

  // -- What is said ------------------------------------------------------------------------

  #say(before: SakuraView, events: readonly SakuraEvent[], scene: Scene): Said {
    const event = events[0];
    const card = this.#card ?? 0;
    const face = this.#owner;
    switch (event.event) {
      case 'cards-revealed':
        return { line: lines.allIn(this.#view.chosen.length) };
      case 'card-begun':
        return { line: lines.order(this.#view.queue), reason: lines.orderWhy };
      case 'emperor-moved':
        return this.#emperor(events, card);
      case 'emperor-stayed':
        return { line: lines.emperorStays(card, face, event.space), face, ...this.#deed() };
      case 'nobody-nearest':
      case 'nobody-furthest':
        return { line: lines.nobody(event, card), face };
      case 'artist-stayed':
        return { line: lines.stayed(event), face };
      case 'artist-moved':
        if (isLineUp(event)) return this.#linedUp();
        return this.#walked(before, event, scene, card);
      case 'artist-embarrassed':
        return this.#embarrassed(event);
      case 'cards-skipped':
        return { line: lines.skipped(event.cards), reason: lines.skippedWhy };
      case 'tokens-paid':
        return this.#paid(before, event);
      default:
        return this.#summed();
    }
  }

  #emperor(events: readonly SakuraEvent[], card: Card): Said {
    const [event, reached] = events;
    if (event.event !== 'emperor-moved') return NOTHING;
    const face = this.#owner;
    if (reached?.event === 'tree-reached') {
      const reason = lines.treeWhy(face);
      return { line: lines.tree(reached.tree), reason, face, ...this.#deed() };
    }
    const meets = this.#view.artists.includes(event.space);
    const hold = meets ? HOLD_BEFORE_BOW : undefined;
    const line = lines.emperor(card, face, event.origin, event.space);
    return { line, face, hold, ...this.#deed() };
  }

  #walked(before: SakuraView, event: Extract<SakuraEvent, { event: 'artist-moved' }>, scene: Scene, card: Card): Said {
    const face = this.#owner;
    if (scene.half === 'artist') {
      return { line: lines.walked(before, event, scene.walks[0]), face, ...this.#deed() };
    }
    const line = lines.pushed(event, card);
    const me = this.#me !== null && event.artist === this.#me && face !== this.#me;
    const accent: Accent = event.space < event.origin ? 'hits-me' : 'good-for-me';
    const deed = this.#deed(event.artist);
    return me ? { line, face, accent, hold: HOLD_PUSH, ...deed } : { line, face, ...deed };
  }

  #embarrassed(event: Extract<SakuraEvent, { event: 'artist-embarrassed' }>): Said {
    const said = { line: lines.embarrassed(event), face: event.artist, ...this.#deed(event.artist) };
    const me = this.#me !== null && event.artist === this.#me;
    return me ? { ...said, accent: 'hits-me', hold: HOLD_HIT } : said;
  }

  #paid(before: SakuraView, event: Extract<SakuraEvent, { event: 'tokens-paid' }>): Said {
    const line: Line = lines.paid(before, event.prizes, event.tree);
    const good = this.#me !== null && event.prizes[this.#me] > 0;
    const face = lines.namedOf(lines.frontOf(before), before);
    return { line, reason: lines.paidWhy, face, accent: good ? 'good-for-me' : 'plain' };
  }

  #linedUp(): Said {
    const face = lines.namedOf(lines.frontOf(this.#view), this.#view);
    return { line: lines.lineUp(this.#view), face };
  }

  #summed(): Said {
    const line = lines.summary(this.#view, this.tale.start, this.#me);
    return { line, reason: lines.summaryWhy(this.#view, this.#me), face: this.#me };
  }

  #deed(target: Named = null): Pick<Said, 'deed'> {
    if (this.#owner === null) return {};
    return { deed: { seat: this.#owner, target: target === this.#owner ? null : target } };
  }

  /** The half in work, in the colour of who plays it; a tree's prizes are a blossom. */
  #sign(scene: Scene): string | undefined {
    if (scene.kind === 'pay') return 'blossom';
    const face = this.#deck.find(({ number }) => number === this.#card);
    if (!scene.half || !face) return undefined;
    const action = scene.half === 'garden' ? face.garden : face.artist;
    return `${action}/${lanternOf(this.#owner ?? this.#view.seats, this.#view.seats)}`;
  }
}

const ACTIONS = new Set<SakuraEvent['event']>([
  'emperor-moved',
  'emperor-stayed',
  'nobody-nearest',
  'nobody-furthest',
  'artist-moved',
  'artist-stayed',
  'artist-embarrassed',
]);
