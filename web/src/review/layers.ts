/** What is looked at on the board: before a decision, with the coach's pencil, or what came of it. */

export type Layer = 'before' | 'compare' | 'after';

/** In their order, with the keys of their names. */
export const LAYERS: readonly (readonly [Layer, string])[] = [
  ['before', 'web-review-before'],
  ['compare', 'web-review-compare'],
  ['after', 'web-review-after'],
];
