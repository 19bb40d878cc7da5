/** Moves as the server writes them, and the things on the board that one picks for each. */

import type { LegalMove, Seat } from '../../lib/protocol';
import type { Path } from '../../lib/paths';
import { card } from './cards';
import type { BangView, CardName } from './view';

export interface Intent {
  verb: string;
  card: CardName | null;
  /** At a player. */
  at: Seat | null;
  /** On a card that lies before someone. */
  on: CardName | null;
  character: string | null;
  amount: number | null;
}

const VERBS = ['put back', 'draw from', 'draw discard', 'keep character'];
const ALONE = ['end', 'pass', 'barrel', 'ability', 'draw', 'draw discard', 'keep character'];

/** `play panic-ah on barrel-qs` → play, panic-ah, on barrel-qs. */
export function intent(move: string): Intent {
  const long = VERBS.find((words) => move === words || move.startsWith(`${words} `));
  const verb = long ?? move.split(' ', 1)[0];
  const found: Intent = { verb, card: null, at: null, on: null, character: null, amount: null };
  if (ALONE.includes(verb)) return found;
  const [what, how, whom] = move.slice(verb.length + 1).split(' ');
  if (verb === 'draw from') return { ...found, at: Number(what) };
  if (verb === 'offer') return { ...found, character: what };
  if (verb === 'bid') return { ...found, amount: Number(what) };
  if (how === 'at') return { ...found, card: what, at: Number(whom) };
  return { ...found, card: what, on: how === 'on' ? whom : null };
}

/** What lies in the middle of the table: where cards without a target are played. */
export const FELT = 'felt';
/** My own poster: what my character can do. */
export const POSTER = 'poster';

export function path(move: string, view: BangView): Path {
  const { verb, card: played, at, on, character } = intent(move);
  if (verb === 'barrel') return [barrelOf(view)];
  if (verb === 'ability' || verb === 'keep character') return [POSTER];
  if (verb === 'draw') return ['deck'];
  if (verb === 'draw discard') return ['discard'];
  if (verb === 'draw from') return [`seat ${at}`];
  if (verb === 'offer') return [`character ${character}`];
  if (played === null) return [move];
  const first = `card ${played}`;
  if (at !== null) return [first, `seat ${at}`];
  if (on !== null) return [first, `card ${on}`];
  // In one's turn the card comes first, like any other; elsewhere a card alone is the answer.
  if (verb === 'heal') return view.decision === 'play' ? [first, POSTER] : [POSTER, first];
  return verb === 'play' ? [first, FELT] : [first];
}

function barrelOf(view: BangView): string {
  const mine = view.seat === null ? [] : view.tables[view.seat];
  const barrel = mine.find((name) => card(name).kind === 'barrel');
  return barrel ? `card ${barrel}` : 'barrel';
}

/** Which move to ask about, when a thing cannot be picked: the first that comes to mind. */
export function guess(thing: string, picked: Path, view: BangView): string | null {
  const [kind, name] = thing.split(' ');
  const held = picked[0]?.startsWith('card ') ? picked[0].slice(5) : null;
  if (held && kind === 'seat') return `play ${held} at ${name}`;
  if (held && kind === 'card' && lies(view, name)) return `play ${held} on ${name}`;
  if (kind !== 'card' || view.seat === null) return null;
  const hand = view.hands[view.seat];
  if (!Array.isArray(hand) || !hand.includes(name)) return null;
  return firstMove(name, view);
}

const AIMED = new Set(['bang', 'missed', 'duel', 'jail', 'panic', 'cat-balou']);

function firstMove(name: CardName, view: BangView): string {
  const verbs: Record<string, string> = {
    'answer-shot': 'answer',
    'answer-indians': 'answer',
    'answer-duel': 'answer',
    'discard-second': 'discard',
  };
  const verb = verbs[view.decision ?? ''] ?? 'play';
  if (verb !== 'play' || !AIMED.has(card(name).kind)) return `${verb} ${name}`;
  const me = view.seat ?? 0;
  const nearest = view.alive
    .filter((seat) => seat !== me)
    .sort((a, b) => view.distances[me][a] - view.distances[me][b])[0];
  return `play ${name} at ${nearest ?? me}`;
}

const lies = (view: BangView, name: CardName): boolean => view.tables.some((table) => table.includes(name));

/** The amounts that may be bid, rising. */
export function bids(moves: readonly LegalMove[]): number[] {
  return moves.flatMap(({ move }) => intent(move).amount ?? []).sort((a, b) => a - b);
}
