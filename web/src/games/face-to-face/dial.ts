/** The dial: sixty numbers are sixty minutes, number n at n × 6°. */

import type { PileName } from './view';

export const CENTRE = 150;
export const RADIUS = 118;

export interface Point {
  x: number;
  y: number;
}

export function at(number: number, radius: number): Point {
  const angle = ((number * 6 - 90) * Math.PI) / 180;
  return { x: CENTRE + radius * Math.cos(angle), y: CENTRE + radius * Math.sin(angle) };
}

/** A clockwise arc from one number to another. */
export function arc(from: number, to: number, radius = RADIUS): string {
  const [a, b] = [at(from, radius), at(to, radius)];
  const large = (to - from) * 6 > 180 ? 1 : 0;
  const round = (value: number) => value.toFixed(1);
  return `M${round(a.x)} ${round(a.y)}A${radius} ${radius} 0 ${large} 1 ${round(b.x)} ${round(b.y)}`;
}

/** What is left of a pile: upwards to 60, downwards to 1. */
export function rest(top: number, pile: PileName): string {
  if (pile === 'up') return top >= 60 ? '' : arc(top, 60);
  return top <= 1 ? '' : arc(1, Math.min(top, 59.99));
}

/** The piece of it that a card would cost. */
export function lost(top: number, card: number): string {
  return arc(Math.min(top, card), Math.max(top, card));
}

/** Labels of hand cards outside the ring: neighbours give way to one another. */
export function labels(cards: readonly number[]): { card: number; angle: number; out: number }[] {
  return cards.map((card, place) => {
    const before = place > 0 && card - cards[place - 1] < 3;
    const after = place + 1 < cards.length && cards[place + 1] - card < 3;
    if (before && after) return { card, angle: card, out: 14 };
    return { card, angle: card + (before ? 1.4 : after ? -0.6 : 0), out: 0 };
  });
}

/** How far the beam sinks on the side of the ascending pile: the poorer pile goes to its owner. */
export function tilt(leftUp: number, leftDown: number): number {
  return Math.max(-14, Math.min(14, (leftDown - leftUp) * 0.5));
}

/** Where the words about an arc stand: outside its middle. */
export function beside(from: number, to: number, out = 20): Point {
  return at((from + to) / 2, RADIUS + out);
}
