/** The draft, as one seat remembers it: what came, what was kept, what went on. */
import { isHidden } from '../../lib/protocol';
import type { IntrigoView } from './view';

/** The cards before this seat now; none while it waits for the others. */
export function packetOf(view: IntrigoView, seat: number): string[] {
  const kept = view.kept[seat];
  if (view.phase !== 'draft' || isHidden(kept)) return [];
  const packet = view.seen.at(-1) ?? [];
  return kept.length < view.seen.length ? packet : less(packet, kept.at(-1));
}

/** By pick, what was passed to the left: each packet less the card kept of it. */
export function passedOn(view: IntrigoView, seat: number): string[][] {
  const kept = view.kept[seat];
  if (isHidden(kept)) return [];
  return view.seen
    .slice(0, view.pick)
    .map((packet, pick) => less(packet, kept[pick]))
    .filter((packet) => packet.length > 0);
}

/** The cards in hand: during the draft, those kept so far. */
export function handOf(view: IntrigoView, seat: number): string[] {
  const cards = view.phase === 'draft' ? view.kept[seat] : view.hands[seat];
  return isHidden(cards) ? [] : cards.toSorted();
}

function less(cards: readonly string[], card: string | undefined): string[] {
  const at = card === undefined ? -1 : cards.indexOf(card);
  return cards.filter((_, place) => place !== at);
}
