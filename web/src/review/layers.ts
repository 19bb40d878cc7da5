/** What is looked at on the board: before a decision, with the coach's pencil, or what came of it. */

export const LAYERS = ['before', 'compare', 'after'] as const;
export type Layer = (typeof LAYERS)[number];
