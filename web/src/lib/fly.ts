/**
 * Things travel from where they were to where they are: the difference of two pictures.
 *
 * An element with `data-fly="card 55"` is the same thing in both pictures. What appears comes
 * from the element named in `data-fly-from`, if it has one; what goes flies to the one named
 * in `data-fly-to`. What had `data-side="back"` and has `data-side="face"` turns over. Nothing
 * blocks: these are animations on top of a board already drawn.
 */

import type { Motion } from './board';

const PACE: Record<Motion, number> = { off: 0, normal: 1 };
const EASE = 'cubic-bezier(.2,.7,.2,1)';

/** How much longer everything takes; 0: nothing moves. */
export function pace(motion: Motion): number {
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  return still ? 0 : PACE[motion];
}

interface Place {
  box: DOMRect;
  element: HTMLElement;
  /** How it looked, if it may turn over: `data-side` says which side is up. */
  back?: HTMLElement;
}

export type Picture = Map<string, Place>;

/** Where everything is now; to be taken before the board changes. */
export function takePicture(root: HTMLElement): Picture {
  const picture: Picture = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const back = element.dataset.side === 'back' ? (element.cloneNode(true) as HTMLElement) : undefined;
    picture.set(element.dataset.fly ?? '', { box: element.getBoundingClientRect(), element, back });
  }
  return picture;
}

export interface Flight {
  motion: Motion;
  /** How much longer than usual, by the pace of the story; 0: nothing moves. */
  tempo?: number;
  /** Milliseconds at normal speed. */
  duration?: number;
  /** Between one thing and the next. */
  stagger?: number;
  /** How high the way curves, as a part of its length. */
  arc?: number;
  /** Where a thing goes that is no longer there; without it, what `data-fly-to` says. */
  goes?: (name: string) => string | null;
}

/** Let everything fly from the picture to where it is now. */
export function flyFrom(root: HTMLElement, picture: Picture, flight: Flight): void {
  const speed = pace(flight.motion) * (flight.tempo ?? 1);
  if (!speed || document.hidden) return;
  const settings = { duration: 320, stagger: 40, arc: 0, ...flight };
  // First everything is measured, then everything moves: in turns, each would be laid out anew.
  const here = new Map<string, { element: HTMLElement; to: DOMRect; from?: DOMRect; zoom: number }>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const name = element.dataset.fly ?? '';
    const to = element.getBoundingClientRect();
    const from = picture.get(name)?.box ?? start(element, to, picture, root);
    here.set(name, { element, to, from, zoom: element.currentCSSZoom ?? 1 });
  }
  let started = 0;
  const timing = () => ({
    duration: settings.duration * speed,
    delay: settings.stagger * speed * Math.min(started++, 12),
    easing: EASE,
    fill: 'backwards' as const,
  });
  for (const [name, { element, to, from, zoom }] of here) {
    const was = picture.get(name);
    if (from && visible(from) && visible(to) && moved(from, to)) {
      element.animate(frames(from, to, settings.arc, zoom), timing());
    }
    if (was?.back && element.dataset.side === 'face' && visible(to)) {
      turnOver(root, element, was, to, { duration: settings.duration * speed, easing: 'linear' });
    }
  }
  for (const [name, { box, element }] of picture) {
    const to = here.has(name) ? null : (flight.goes?.(name) ?? element.dataset.flyTo);
    const goal = to ? find(root, to) : null;
    if (goal && visible(box)) sendOff(root, element, box, goal, timing());
  }
}

const visible = (box: DOMRect) => box.width > 0 && box.height > 0;
const moved = (a: DOMRect, b: DOMRect) =>
  Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) > 2;

/** A thing begins as large as what it comes from; out of a place it comes no larger than it gets. */
function start(element: HTMLElement, to: DOMRect, picture: Picture, root: HTMLElement): DOMRect | undefined {
  const from = element.dataset.flyFrom;
  if (!from) return undefined;
  const thing = picture.get(from)?.box;
  if (thing) return thing;
  const place = find(root, from)?.getBoundingClientRect();
  return place && place.width > to.width ? centred(place, to) : place;
}

/** A box of the size of one, in the middle of another. */
function centred(place: DOMRect, { width, height }: DOMRect): DOMRect {
  const left = place.left + (place.width - width) / 2;
  const top = place.top + (place.height - height) / 2;
  return new DOMRect(left, top, width, height);
}

/** The back goes round to its edge, then the face comes round: on the way, if it flies. */
function turnOver(
  root: HTMLElement,
  element: HTMLElement,
  { back, box }: Place,
  to: DOMRect,
  timing: KeyframeAnimationOptions,
): void {
  if (!back) return;
  lay(root, back, to);
  const half = (to.left - box.left) / 2;
  const down = (to.top - box.top) / 2;
  const way = [`${-2 * half}px ${-2 * down}px`, `${-half}px ${-down}px`];
  const turned = back.animate(
    { transform: ['rotateY(0)', 'rotateY(90deg)'], translate: way },
    { ...timing, duration: Number(timing.duration) / 2 },
  );
  turned.finished.finally(() => back.remove());
  element.animate(
    [{ transform: 'rotateY(-90deg)' }, { transform: 'rotateY(-90deg)', offset: 0.5 }, { transform: 'none' }],
    timing,
  );
}

/** A copy over the board, where its original is; nobody can touch or hear it. */
function lay(root: HTMLElement, copy: HTMLElement, box: DOMRect): void {
  const frame = root.getBoundingClientRect();
  for (const name of ['data-fly', 'data-fly-to', 'data-thing']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${box.left - frame.left + root.scrollLeft}px`,
    top: `${box.top - frame.top + root.scrollTop}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '60',
    pointerEvents: 'none',
  });
  root.append(copy);
}

/** The element of that name that can be seen: a phone draws a seat elsewhere. */
function find(root: HTMLElement, name: string): HTMLElement | null {
  const quoted = CSS.escape(name);
  const found = root.querySelectorAll<HTMLElement>(`[data-fly="${quoted}"], [data-place="${quoted}"]`);
  return [...found].find((element) => visible(element.getBoundingClientRect())) ?? null;
}

/** Boxes are measured on the screen; the way is told in the element's own, zoomed pixels. */
function frames(from: DOMRect, to: DOMRect, arc: number, zoom: number): Keyframe[] {
  const x = (from.left + from.width / 2 - (to.left + to.width / 2)) / zoom;
  const y = (from.top + from.height / 2 - (to.top + to.height / 2)) / zoom;
  const size = from.width / to.width;
  const high = -arc * Math.hypot(x, y);
  const raised = { position: 'relative', zIndex: 50 } as Keyframe;
  return [
    { translate: `${x}px ${y}px`, scale: `${size}`, ...raised },
    ...(arc ? [{ translate: `${x * 0.4}px ${y * 0.4 + high}px`, offset: 0.55, ...raised }] : []),
    { translate: '0 0', scale: '1', ...raised },
  ];
}

/** The element has left the board: a copy of it flies, and is gone. */
function sendOff(
  root: HTMLElement,
  element: HTMLElement,
  box: DOMRect,
  goal: HTMLElement,
  timing: KeyframeAnimationOptions,
): void {
  const to = goal.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  lay(root, copy, box);
  const x = to.left + to.width / 2 - (box.left + box.width / 2);
  const y = to.top + to.height / 2 - (box.top + box.height / 2);
  const flown = copy.animate(
    [
      { translate: '0 0', scale: '1', opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { translate: `${x}px ${y}px`, scale: `${Math.min(1, to.width / box.width)}`, opacity: 0 },
    ],
    { ...timing, fill: 'both' },
  );
  flown.finished.finally(() => copy.remove());
}
