/** What the narrator says of each event, as messages with their values. */

import type { Heading, Line } from '../../lib/board';
import { faceUp, intrigueOf } from './pieces';
import { buildingsBeside, gapsBeside } from './ring';
import type { IntrigoEvent, IntrigoView } from './view';

type Event<Name extends IntrigoEvent['event']> = Extract<IntrigoEvent, { event: Name }>;

export function cardLine(code: string): Line {
  const { family, value } = intrigueOf(faceUp(code));
  return { key: `intrigo-card-${family}`, values: { value } };
}

const influenceLine = (influence: string): Line => ({ key: `intrigo-influence-${influence}` });
const tokenLine = (token: string): Line => ({ key: `intrigo-token-${faceUp(token)}` });

/** Doorways are named by the two buildings beside them; the first building is the door. */
export function placeLine(gap: number, count: number): Line {
  const [before, behind] = buildingsBeside(gap, count);
  const door = before === 0 || behind === 0;
  const building = before === 0 ? behind : before;
  return door
    ? { key: 'web-intrigo-beside-door', values: { building } }
    : { key: 'web-intrigo-between', values: { before, behind } };
}

const buildingLine = (building: number): Line =>
  building === 0 ? { key: 'web-intrigo-the-door' } : { key: 'web-intrigo-building', values: { building } };

const lyingLine = (code: string | null): Line =>
  code === null || !/\d/.test(code) ? { key: 'intrigo-nobody' } : cardLine(code);

export const lines = {
  keeps: (event: Event<'card-kept'>, view: IntrigoView): Line => ({
    key: 'web-intrigo-tell-keeps',
    seats: { seat: event.seat },
    values: { left: view.to_act.length },
  }),
  packets: (view: IntrigoView): Line => ({
    key: 'web-intrigo-tell-packets',
    values: { pick: view.pick + 1 },
  }),
  plays: (event: Event<'card-played'>, view: IntrigoView): Line => ({
    key: 'web-intrigo-tell-plays',
    seats: { seat: event.seat },
    values: { card: cardLine(event.card), place: placeLine(event.gap, view.gaps.length) },
  }),
  buys: (event: Event<'influence-bought'>, view: IntrigoView): Line => ({
    key: 'web-intrigo-tell-buys',
    seats: { seat: event.seat },
    values: {
      card: influenceLine(event.influence),
      price: event.price,
      place: placeLine(event.gap, view.gaps.length),
    },
  }),
  passes: (event: Event<'passed'>): Line => ({
    key: 'web-intrigo-tell-passes',
    seats: { seat: event.seat },
  }),
  turnsCard: (event: Event<'card-turned'>, view: IntrigoView): Line => ({
    key: 'web-intrigo-tell-turns-card',
    values: { card: cardLine(event.card), place: placeLine(event.gap, view.gaps.length) },
  }),
  calls: (event: Event<'card-called'>, view: IntrigoView): Line => ({
    key: 'web-intrigo-tell-calls',
    seats: { holder: event.holder, seat: event.seat },
    values: { card: cardLine(event.card), place: placeLine(event.gap, view.gaps.length) },
  }),
  swapsCards: (event: Event<'cards-swapped'>, was: IntrigoView): Line => ({
    key: 'web-intrigo-tell-swaps-cards',
    values: { one: lyingLine(was.gaps[event.gap]), other: lyingLine(was.gaps[event.other]) },
  }),
  movesCard: (event: Event<'card-moved'>, view: IntrigoView): Line => ({
    key: 'web-intrigo-tell-moves-card',
    values: { card: cardLine(event.card), place: placeLine(event.target, view.gaps.length) },
  }),
  swapsTokens: (event: Event<'tokens-swapped'>, was: IntrigoView): Line => ({
    key: 'web-intrigo-tell-swaps-tokens',
    values: {
      one: tokenLine(was.tokens[event.building] ?? 'ducat'),
      other: tokenLine(was.tokens[event.other] ?? 'ducat'),
    },
  }),
  turnsToken: (event: Event<'token-turned'>): Line => ({
    key: 'web-intrigo-tell-turns-token',
    values: { token: tokenLine(event.token), building: buildingLine(event.building) },
  }),
  wins: (event: Event<'token-won'>, view: IntrigoView, ends: boolean): Line => ({
    key: 'web-intrigo-tell-wins',
    seats: { seat: event.seat },
    values: {
      building: buildingLine(event.building),
      beats: beatsLine(event, view),
      token: tokenLine(event.token),
      now: event.token === 'ducat' ? view.ducats[event.seat] : sealsOf(event, view),
      state: ends ? 'wins' : 'goes-on',
    },
  }),
  stays: (event: Event<'token-stayed'>): Line => ({
    key: 'web-intrigo-tell-stays',
    values: {
      building: buildingLine(event.building),
      token: tokenLine(event.token),
      reason: event.reason,
    },
  }),
  roundEnds: (event: Event<'round-ended'>): Line => ({
    key: 'web-intrigo-tell-round-ends',
    values: { round: event.round },
  }),
  places: (view: IntrigoView): Line => ({
    key: 'web-intrigo-tell-places',
    seats: { seat: view.first },
    values: { round: view.round },
  }),
};

/** "Contarini 4 beats Tiepolo 3", or the one card that lies there. */
function beatsLine(event: Event<'token-won'>, view: IntrigoView): Line {
  const beside = gapsBeside(event.building, view.gaps.length).map((gap) => view.gaps[gap]);
  const cards = beside.filter((code): code is string => code !== null && /\d$/.test(code));
  const own = cards.filter((code) => intrigueOf(code).family === event.family);
  const best = own.toSorted().at(-1);
  const other = cards.find((code) => code !== best);
  if (!best) return { key: `intrigo-family-${event.family}` };
  if (!other || intrigueOf(other).family === event.family) {
    return { key: 'web-intrigo-alone', values: { card: cardLine(best) } };
  }
  return { key: 'web-intrigo-beats', values: { card: cardLine(best), other: cardLine(other) } };
}

function sealsOf(event: Event<'token-won'>, view: IntrigoView): number {
  const kinds = ['merchants', 'military', 'clergy', 'farmers', 'workers'];
  return view.seals[event.seat][kinds.indexOf(faceUp(event.token))] ?? 0;
}

/** Rounds and rewards are chapters; in the palace every turn has a heading. */
export function heading(event: IntrigoEvent): Heading | null {
  switch (event.event) {
    case 'round-began':
      return { line: { key: 'web-intrigo-round', values: { round: event.round } }, large: true };
    case 'card-played':
    case 'influence-bought':
    case 'passed':
      return {
        line: { key: 'web-intrigo-turn', seats: { seat: event.seat } },
        face: event.seat,
      };
    case 'token-won':
    case 'token-stayed':
      return { line: { key: 'web-intrigo-rewards' }, large: true };
    default:
      return null;
  }
}
