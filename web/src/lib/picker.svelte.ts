/**
 * How moves are chosen on every board: click, tap, drag or keys, from what the server lists.
 *
 * A board names its things (`card 55`, `row 2`, `seat 3`), tells for every legal move the path
 * of things that leads to it, and spreads `picker.thing(name)` on the element of each.
 */

import type { Attachment } from 'svelte/attachments';
import type { LegalMove } from './protocol';
import type { Why } from './board';
import { click, left, next, words, type Path, type Way } from './paths';
import { Drag } from './drag';
import { nearest } from './nearest';

export type { Path, Way } from './paths';

/** How a thing stands: can be picked now, is picked, is the goal of what is picked, or rests. */
export type Standing = 'free' | 'picked' | 'target' | 'calm';

interface Settings {
  /** The legal moves; read again whenever they change. */
  moves: () => readonly LegalMove[] | undefined;
  choose: (move: string) => void;
  /** The things of a move, in the order of picking; without it, its words. */
  path?: (move: string) => Path;
  /** Moves that need a second click, because a look at the consequences helps. */
  confirm?: (move: string) => boolean;
  /** Why a thing that cannot be picked cannot: the board turns the thing into a move. */
  why?: (thing: string) => Promise<Why | null> | null;
}

const NOTHING: Path = [];
const LONG_PRESS = 450;
const HOVER = 350;

export class Picker {
  #settings: Settings;
  #picked = $state.raw<Path>([]);
  #over = $state<string | null>(null);
  /** What to say beside an element: why it cannot be picked. */
  tip = $state.raw<{ element: Element; why: Why } | null>(null);
  #ways: readonly Way[] = $derived.by(() => this.#read());
  /** The moves that go on from what is picked; with hundreds of them, found once for all things. */
  #going = $derived.by(() => left(this.#ways, this.#picked));
  #first = $derived.by(() => next(this.#ways, []));
  #next = $derived.by(() => (this.picked.length ? next(this.#going, this.picked) : this.#first));
  #lifted: string | null = null;
  /** The thing that was asked about last, while the answer is wanted. */
  #asked: string | null = null;
  #point: [number, number] = [NaN, NaN];
  #moved = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #drag = new Drag({
    begin: (thing) => this.#lift(thing),
    over: (thing) => (this.#over = thing),
    drop: (thing) => this.#land(thing),
  });

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  #read(): Way[] {
    const path = this.#settings.path ?? words;
    return (this.#settings.moves() ?? []).map(({ move }) => ({ move, path: path(move) }));
  }

  /** What is picked; nothing once no move goes on from it. */
  get picked(): Path {
    return this.#going.length ? this.#picked : NOTHING;
  }

  /** The thing under the pointer or focus that could be picked: to preview what it would do. */
  get over(): string | null {
    return this.#over !== null && this.#next.has(this.#over) ? this.#over : null;
  }

  /** The moves that are left after what is picked. */
  get left(): readonly Way[] {
    return this.picked.length ? this.#going : this.#ways;
  }

  standing(thing: string): Standing {
    if (this.picked.includes(thing)) return 'picked';
    if (this.#next.has(thing)) return this.picked.length ? 'target' : 'free';
    // Another first thing may still be taken instead.
    return this.#first.has(thing) ? 'free' : 'calm';
  }

  click(thing: string): void {
    const confirm = (way: Way) => this.#settings.confirm?.(way.move) ?? false;
    const done = click(this.#ways, this.picked, thing, confirm);
    if (done.kind === 'pick') this.#picked = done.picked;
    if (done.kind === 'drop') this.drop();
    if (done.kind === 'play') {
      this.#picked = [];
      this.#settings.choose(done.move);
    }
  }

  /** Let go of what is picked. */
  drop(): void {
    this.#picked = [];
    this.tip = null;
  }

  /** A drag begins. A thing that is a whole move is played where it is let go, elsewhere. */
  #lift(thing: string): boolean {
    if (this.standing(thing) === 'calm') return false;
    const alone = this.#ways.some((way) => way.path.length === 1 && way.path[0] === thing);
    this.#lifted = alone ? thing : null;
    if (!alone && !this.picked.includes(thing)) this.click(thing);
    return true;
  }

  #land(thing: string | null): void {
    const lifted = this.#lifted;
    this.#lifted = null;
    if (lifted !== null) {
      if (thing !== lifted) this.click(lifted);
    } else if (thing !== null && this.#next.has(thing)) this.click(thing);
    else this.drop();
  }

  /** The attributes and handlers of a thing's element: `<button {...picker.thing('card 55')}>`. */
  thing(name: string) {
    const standing = this.standing(name);
    const calm = standing === 'calm';
    return {
      'data-thing': name,
      'data-standing': standing,
      'aria-pressed': standing === 'picked',
      'aria-disabled': calm,
      // What rests can still be focused if it has something to say.
      tabindex: calm && !this.#settings.why ? -1 : 0,
      onclick: (event: MouseEvent) => {
        event.stopPropagation();
        if (!this.#drag.swallowsClick()) this.click(name);
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        this.click(name);
      },
      onpointerdown: (event: PointerEvent) => {
        this.#drag.start(event, name);
        if (calm) this.#ask(event.currentTarget as Element, name, LONG_PRESS);
      },
      onpointerenter: () => (this.#over = name),
      // Only a pointer that moves asks: a thing may have come under one that rests.
      onpointermove: (event: PointerEvent) => {
        if (!calm || event.pointerType !== 'mouse' || !this.#moved) return;
        if (this.#asked !== name) this.#ask(event.currentTarget as Element, name, HOVER);
      },
      onpointerleave: () => this.#leave(name),
      onfocus: (event: FocusEvent) => {
        const element = event.currentTarget as Element;
        if (!element.matches(':focus-visible')) return;
        this.#over = name;
        if (calm) this.#ask(element, name, HOVER);
      },
      onblur: () => this.#leave(name),
    };
  }

  #leave(name: string): void {
    if (this.#over === name) this.#over = null;
    this.hush();
  }

  /** Say no longer why: something else has happened, or is asked. */
  hush(): void {
    clearTimeout(this.#timer);
    this.#asked = null;
    this.tip = null;
  }

  /** Browsers tell of a pointer that rests, too, when the page has changed under it. */
  #follow({ clientX, clientY }: PointerEvent): void {
    const [x, y] = this.#point;
    this.#moved = !Number.isNaN(x) && (x !== clientX || y !== clientY);
    this.#point = [clientX, clientY];
  }

  #ask(element: Element, thing: string, after: number): void {
    clearTimeout(this.#timer);
    const ask = this.#settings.why;
    if (!ask) return;
    this.#asked = thing;
    this.#timer = setTimeout(async () => {
      const why = await ask(thing);
      if (why && this.#asked === thing) this.tip = { element, why };
    }, after);
  }

  /** For the element that holds all things: arrows, Escape, and clicks beside them. */
  root: Attachment<HTMLElement> = (element) => {
    const keys = (event: KeyboardEvent) => this.#key(element, event);
    const beside = (event: MouseEvent) => {
      if (!(event.target as Element).closest('[data-thing], button, a, input')) this.drop();
    };
    // Before any thing hears of it.
    const moves = (event: PointerEvent) => this.#follow(event);
    element.addEventListener('pointermove', moves, { passive: true, capture: true });
    element.addEventListener('keydown', keys);
    element.addEventListener('click', beside);
    return () => {
      element.removeEventListener('pointermove', moves, { capture: true });
      element.removeEventListener('keydown', keys);
      element.removeEventListener('click', beside);
      clearTimeout(this.#timer);
      this.#drag.stop();
    };
  };

  #key(root: HTMLElement, event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.picked.length) {
      event.stopPropagation();
      this.drop();
      return;
    }
    if (!event.key.startsWith('Arrow') || event.shiftKey) return;
    const things = [...root.querySelectorAll<HTMLElement>('[data-thing][tabindex="0"]')];
    const found = nearest(things, document.activeElement, event.key);
    if (!found) return;
    event.preventDefault();
    found.focus();
  }
}
