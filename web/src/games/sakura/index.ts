import { board, type Heading } from '../../lib/board';
import { count, type Sight } from '../../lib/protocol';
import Board from './Board.svelte';
import { coached } from './coached';
import End from './End.svelte';
import { ending } from './ending';
import { fold } from './fold';
import Held from './Held.svelte';
import type { Text } from './outcomes';
import Scores from './Scores.svelte';
import Sign from './Sign.svelte';
import { steps } from './steps';
import type { SakuraEvent, SakuraView } from './view';

/** For the bar: "Round 11 · tree 2 of 3 next". */
function where(view: SakuraView, text: Text): string {
  const round = text('web-sakura-round', { round: view.round });
  const trees = view.path.trees.length;
  if (view.paid >= trees) return round;
  return `${round} · ${text('web-sakura-next-tree', { tree: view.paid + 1, trees })}`;
}

const opening = ({ view }: Sight<SakuraView, SakuraEvent>) => ({
  line: {
    key: 'web-sakura-tell-dealt',
    values: { cards: count(view.hands[0]), emperor: view.emperor },
  },
});

/** For the story: rounds, and what a tree pays. */
function heading(event: SakuraEvent): Heading | null {
  switch (event.event) {
    case 'round-began':
      return { line: { key: 'web-sakura-heading-round', values: { round: event.round } } };
    case 'tokens-paid':
      return { line: { key: 'web-sakura-heading-tree', values: { tree: event.tree } } };
    default:
      return null;
  }
}

const curve = { label: 'web-sakura-curve', values: (view: SakuraView) => view.tokens };

export default board({
  key: 'sakura',
  Board,
  Held,
  End,
  Scores,
  Sign,
  fold,
  opening,
  steps,
  ending,
  heading,
  curve,
  coached,
  where,
});
