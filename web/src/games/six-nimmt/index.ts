import { board, type BoardProps, type Heading } from '../../lib/board';
import Board from './Board.svelte';
import { coached } from './coached';
import DealEnd from './DealEnd.svelte';
import End from './End.svelte';
import { ending } from './ending';
import { fold } from './fold';
import Held from './Held.svelte';
import Scores from './Scores.svelte';
import Sign from './Sign.svelte';
import { opening, steps } from './steps';
import { trickOf, type Event, type Printed, type View } from './view';

/** "Tactical · Deal 3 · trick 6 of 10 · to 66". */
function where(view: View, text: BoardProps['text'], printed: Printed): string {
  const { variant, deals } = view.options;
  const { deal } = view;
  const parts = [
    variant === 'tactical' ? text('web-six-nimmt-tactical') : '',
    deals === null ? text('web-six-nimmt-deal', { deal }) : text('web-six-nimmt-deal-of', { deal, deals }),
    inDeal(view, text, printed),
    printed.limit === null ? '' : text('web-six-nimmt-to', { limit: printed.limit }),
  ];
  return parts.filter(Boolean).join(' · ');
}

function inDeal(view: View, text: BoardProps['text'], printed: Printed): string {
  if (view.phase === 'over') return text('web-six-nimmt-end');
  if (view.phase === 'draft') return text('web-six-nimmt-draft');
  return text('web-six-nimmt-trick', { trick: trickOf(view, printed) });
}

function heading(event: Event, view: View | null, printed: Printed): Heading | null {
  if (event.event === 'deal-began') {
    return { line: { key: 'web-six-nimmt-heading-deal', values: { deal: event.deal } }, large: true };
  }
  // A trick begins with the first card that comes in.
  if (event.event === 'card-chosen' && view?.chosen.filter((card) => card !== null).length === 1) {
    return { line: { key: 'web-six-nimmt-heading-trick', values: { trick: trickOf(view, printed) } } };
  }
  return null;
}

/** Bulls so far; the last deal's are in the totals already when the match is over. */
const curve = {
  label: 'web-six-nimmt-curve',
  values: (view: View, { bulls }: Printed) =>
    view.totals.map((total, seat) =>
      view.result ? total : view.piles[seat].reduce((sum, card) => sum + bulls[card], total),
    ),
};

/** A phone has no other place for hands that all may see. */
const scoresTitle = (view: View) => (view.options.variant === 'tactical' ? 'web-six-nimmt-hands' : null);

export default board({
  key: 'six-nimmt',
  Board,
  Held,
  Sign,
  End,
  Scores,
  scoresTitle,
  Interlude: DealEnd,
  fold,
  opening,
  steps,
  heading,
  ending,
  curve,
  coached,
  where,
});
