/**
 * Cards travel from where they were, at the size they had, to where they are, at the size they
 * get. Which of them, when and how long is said by the beat.
 */

import { BETWEEN, FLIGHT, LAND, SORT, herd, type Beat } from './beats';

interface Leg {
  /** Milliseconds at normal pace. */
  delay: number;
  duration: number;
  /** Where it comes from if it was not there before. */
  from?: string;
  /** How high the way curves, as a part of its length. */
  arc?: number;
  /** Whether the way is dotted. */
  path?: boolean;
}

/** How a thing of this name travels in this beat; null: it stands. */
export function legOf(beat: Beat | null, name: string): Leg | null {
  const [kind, number] = name.split(' ');
  const id = Number(number);
  if (kind === 'place') {
    const sorts = !beat || beat.kind === 'sort' || beat.kind === 'quiet';
    return sorts ? { delay: 0, duration: SORT } : null;
  }
  switch (beat?.kind) {
    case 'in':
      if (kind === 'back' && id === beat.seat) return { delay: 0, duration: FLIGHT, from: `seat ${id}`, arc: 0.1 };
      return kind === 'card' ? { delay: 0, duration: FLIGHT, arc: 0.1 } : null;
    case 'place':
      return id === beat.card ? { delay: 0, duration: FLIGHT, arc: 0.18, path: true } : null;
    case 'sixth':
      return id === beat.card ? { delay: 0, duration: LAND } : null;
    case 'take':
      return id === beat.card ? { delay: herd(beat.cards.length), duration: FLIGHT, arc: 0.1 } : null;
    case 'draft':
      return id === beat.card ? { delay: 0, duration: FLIGHT, arc: 0.12 } : null;
    default:
      return null;
  }
}

/** Where a card goes that is no longer drawn, and when it leaves. */
export function goesTo(beat: Beat | null, card: number): { seat: number; delay: number } | null {
  if (beat?.kind === 'take' && beat.cards.includes(card)) {
    return { seat: beat.seat, delay: BETWEEN * beat.cards.indexOf(card) };
  }
  if (beat?.kind === 'draft' && beat.card === card) return { seat: beat.seat, delay: 0 };
  return null;
}

const EASE = 'cubic-bezier(.2,.7,.2,1)';
/** How wide a card is when it has reached a face. */
const AT_FACE = 22;

interface Was {
  box: DOMRect;
  element: HTMLElement;
  zoom: number;
}
type Picture = Map<string, Was>;

function takePicture(root: HTMLElement): Picture {
  const picture: Picture = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const box = element.getBoundingClientRect();
    if (box.width) picture.set(element.dataset.fly ?? '', { box, element, zoom: element.currentCSSZoom ?? 1 });
  }
  return picture;
}

/** The face of a seat that can be seen: a phone has it elsewhere. */
function faceOf(root: HTMLElement, name: string): DOMRect | null {
  for (const found of root.querySelectorAll(`[data-place="${name}"] .avatar`)) {
    const box = found.getBoundingClientRect();
    if (box.width) return box;
  }
  return null;
}

interface Settings {
  root: () => HTMLElement | undefined;
  /** Changes when another picture is drawn. */
  shown: () => unknown;
  beat: () => Beat | null;
  /** How much longer than usual; 0: nothing moves. */
  tempo: () => number;
}

/** For the board's script: whatever the beat moves flies there. */
export function flights({ root, shown, beat, tempo }: Settings): void {
  let before: Picture | null = null;
  let first = true;
  $effect.pre(() => {
    shown();
    const element = root();
    before = element && !first && tempo() ? takePicture(element) : null;
    first = false;
  });
  $effect(() => {
    shown();
    const element = root();
    if (element && before && !document.hidden) fly(element, before, beat(), tempo());
    before = null;
  });
}

function fly(root: HTMLElement, before: Picture, beat: Beat | null, tempo: number): void {
  const here = takePicture(root);
  const frame = root.getBoundingClientRect();
  // First everything is measured, then everything moves: in turns, each would be laid out anew.
  const going = [...here].map(([name, was]) => {
    const leg = legOf(beat, name);
    return { ...was, leg, from: leg && (before.get(name)?.box ?? (leg.from ? faceOf(root, leg.from) : null)) };
  });
  const gone = [...before].map(([name, was]) => {
    const goal = here.has(name) ? null : goesTo(beat, Number(name.split(' ')[1]));
    return { ...was, goal, face: goal && faceOf(root, `seat ${goal.seat}`) };
  });
  for (const { box, element, zoom, leg, from } of going) {
    if (!leg || !from || !moved(from, box)) continue;
    const arc = (leg.arc ?? 0) * Math.hypot(from.left - box.left, from.top - box.top);
    const timing = {
      duration: leg.duration * tempo,
      delay: leg.delay * tempo,
      easing: EASE,
      fill: 'backwards' as const,
    };
    element.animate(way(from, box, arc, zoom), timing);
    if (leg.path) dot(root, frame, from, box, arc, timing.duration);
  }
  for (const { box, element, goal, face } of gone) {
    if (goal && face) sendOff(root, frame, element, box, face, { duration: FLIGHT * tempo, delay: goal.delay * tempo });
  }
}

const moved = (a: DOMRect, b: DOMRect) =>
  Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) > 2;
const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Points of a curve that rises sideways, from the old place to the new one. */
function curve(from: DOMRect, to: DOMRect, arc: number): { x: number; y: number }[] {
  const [a, b] = [middle(from), middle(to)];
  const bend = { x: (a.x + b.x) / 2 + arc, y: (a.y + b.y) / 2 - arc / 2 };
  return Array.from({ length: 9 }, (_, index) => {
    const u = index / 8;
    const mix = (p: number, q: number, r: number) => (1 - u) ** 2 * p + 2 * u * (1 - u) * q + u ** 2 * r;
    return { x: mix(a.x, bend.x, b.x), y: mix(a.y, bend.y, b.y) };
  });
}

/** Boxes are measured on the screen; the way is told in the element's own, zoomed pixels. */
function way(from: DOMRect, to: DOMRect, arc: number, zoom: number): Keyframe[] {
  const goal = middle(to);
  const points = arc ? curve(from, to, arc) : [middle(from), goal];
  return points.map(({ x, y }, index) => {
    const u = index / (points.length - 1);
    const scale = (from.width / to.width) * (1 - u) + u;
    return {
      translate: `${(x - goal.x) / zoom}px ${(y - goal.y) / zoom}px`,
      scale: `${scale}`,
      zIndex: 50,
    };
  });
}

/** A card that has left the board: a copy of it, at its own size, runs to the face. */
function sendOff(
  root: HTMLElement,
  frame: DOMRect,
  element: HTMLElement,
  box: DOMRect,
  face: DOMRect,
  timing: { duration: number; delay: number },
): void {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ['data-fly', 'data-thing', 'id']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  copy.style.cssText = `position:absolute;inset:auto;margin:0;z-index:60;pointer-events:none;
    left:${box.left - frame.left}px;top:${box.top - frame.top}px;
    width:${box.width}px;height:${box.height}px;--six-w:${box.width}px`;
  root.append(copy);
  const [a, b] = [middle(box), middle(face)];
  const goal = `${b.x - a.x}px ${b.y - a.y}px`;
  const scale = `${AT_FACE / box.width}`;
  const flown = copy.animate(
    [
      { translate: '0 0', scale: '1', opacity: 1 },
      { opacity: 1, offset: 0.85 },
      { translate: goal, scale, opacity: 0 },
    ],
    { ...timing, easing: 'cubic-bezier(.4,0,.5,1)', fill: 'both' },
  );
  void flown.finished.finally(() => copy.remove());
}

const SVG = 'http://www.w3.org/2000/svg';

/** The dotted way of a card, as long as it flies. */
function dot(root: HTMLElement, frame: DOMRect, from: DOMRect, to: DOMRect, arc: number, duration: number): void {
  const points = curve(from, to, arc).map(({ x, y }) => `${x - frame.left} ${y - frame.top}`);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'flown');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', `M${points.join('L')}`);
  svg.append(path);
  root.append(svg);
  const shown = svg.animate([{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], {
    duration: duration * 1.5,
    fill: 'both',
  });
  void shown.finished.finally(() => svg.remove());
}
