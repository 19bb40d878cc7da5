/**
 * The first deal of each game from its seed, as docs/fairness.md describes it.
 *
 * The client knows no rules; this is the one exception, since the point of it is that the
 * browser deals again without the server.
 */

import type { BangTables, BaseEvent, IntrigoTables } from '../wire';
import type { Acts } from './chance';

/** What one event of the deal gave: to a seat, or to the table. */
export interface Dealt {
  /** The kinds of event that tell it. */
  events: readonly string[];
  seat: number | null;
  field: string;
  things: readonly (string | number)[];
}

export interface Deal {
  seats: number;
  options: Record<string, unknown>;
  /** What is printed on the cards of the game, in the order of its card table. */
  printed: unknown;
}

type Dealer = (acts: Acts, deal: Deal) => Promise<Dealt[]>;

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
const ascending = (cards: number[]): number[] => cards.toSorted((a, b) => a - b);
const portion = <T>(cards: readonly T[], seat: number, size: number): T[] =>
  cards.slice(seat * size, (seat + 1) * size);

const hand = (seat: number, things: Dealt['things'], event = 'hand-dealt'): Dealt => ({
  events: [event],
  seat,
  field: 'cards',
  things,
});
const onTable = (event: string, field: string, things: Dealt['things']): Dealt => ({
  events: [event],
  seat: null,
  field,
  things,
});

const sixNimmt: Dealer = async (acts, { seats, options }) => {
  if (options.variant === 'tactical') {
    return [onTable('cards-laid-out', 'seat', [await acts(0).choice(range(0, seats - 1))])];
  }
  const dealt = await acts(0).sample(range(1, 104), 10 * seats + 4);
  const hands = range(0, seats - 1).map((seat) => hand(seat, ascending(portion(dealt, seat, 10))));
  return [...hands, onTable('rows-opened', 'cards', dealt.slice(-4))];
};

const faceToFace: Dealer = async (acts, { options }) => {
  const [gold, silver] = [await acts(0).shuffled(range(2, 59)), await acts(1).shuffled(range(2, 59))];
  const agreed = options['first-player'] ?? 'random';
  const first = typeof agreed === 'number' ? agreed : await acts(2).choice([0, 1]);
  return [
    onTable('game-began', 'seat', [first]),
    hand(0, ascending(gold.slice(0, 6)), 'cards-drawn'),
    hand(1, ascending(silver.slice(0, 6)), 'cards-drawn'),
  ];
};

/** Cards are drawn from the end. */
const sakura: Dealer = async (acts, { seats }) => {
  const drawn = (await acts(0).shuffled(range(1, 60))).reverse();
  return range(0, seats - 1).map((seat) => hand(seat, ascending(portion(drawn, seat, 5))));
};

const FAMILIES = ['contarini', 'dandolo', 'gradenigo', 'morosini'];

const intrigo: Dealer = async (acts, { seats, printed }) => {
  const box = printed as IntrigoTables;
  const start = acts(0);
  const families = await start.sample(FAMILIES, seats);
  const first = await start.choice(range(0, seats - 1));
  const bag = box.organisations.flatMap((kind) => Array<string>(box.seals).fill(kind));
  const places = box.buildings.filter((kind) => kind === 'seal').length;
  const seals = await acts(1).sample(bag, places);
  const order = box.cards.map((card) => card.code);
  const cards = await acts(2).shuffled(
    box.cards.flatMap((card) => Array<string>(card.copies).fill(card.code)),
  );
  const sorted = (packet: string[]) =>
    packet.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return [
    onTable('families-drawn', 'families', families),
    onTable('round-began', 'seat', [first]),
    onTable('tokens-placed', 'placed', seals),
    ...range(0, seats - 1).map((seat) =>
      hand(seat, sorted(portion(cards, seat, 4)), 'packet-received'),
    ),
  ];
};

/** In the order of BA-2, BA-70 and BA-71. */
const ROLES = ['sheriff', 'renegade', 'outlaw', 'outlaw', 'deputy', 'outlaw', 'deputy', 'renegade'];
const THREE = ['deputy', 'outlaw', 'renegade'];

const bang: Dealer = async (acts, { seats, options, printed }) => {
  const box = printed as BangTables;
  const everybody = range(0, seats - 1);
  const roles = await acts(0).shuffled(seats === 3 ? THREE : ROLES.slice(0, seats));
  const shown = everybody.map((seat) => ({
    events: ['role-shown', 'role-dealt'],
    seat,
    field: 'role',
    things: [roles[seat]],
  }));
  const names = box.characters.map((character) => character.name);
  const drawn = await acts(1).sample(names, seats);
  if (options.hire) {
    const up = drawn.toSorted((a, b) => names.indexOf(a) - names.indexOf(b));
    return [...shown, onTable('characters-turned-up', 'characters', up)];
  }
  const deck = await acts(2).shuffled(box.cards.map((card) => card.name));
  const first = roles.indexOf(seats === 3 ? 'deputy' : 'sheriff');
  const hands = everybody
    .map((offset) => (first + offset) % seats)
    .map((seat) => {
      const life = box.characters[names.indexOf(drawn[seat])].life;
      return hand(seat, deck.splice(0, life + (roles[seat] === 'sheriff' ? 1 : 0)));
    });
  const characters = everybody.map((seat) => ({
    events: ['character-dealt'],
    seat,
    field: 'character',
    things: [drawn[seat]],
  }));
  return [...shown, ...characters, ...hands];
};

const DEALERS: Readonly<Record<string, Dealer>> = {
  'six-nimmt': sixNimmt,
  'face-to-face': faceToFace,
  sakura,
  intrigo,
  bang,
};

/** What the seed deals; null for a game that this page does not know. */
export async function dealAgain(game: string, acts: Acts, deal: Deal): Promise<Dealt[] | null> {
  return (await DEALERS[game]?.(acts, deal)) ?? null;
}

export interface Difference {
  seat: number | null;
  claimed: string;
  found: string;
}

export interface Comparison {
  /** How many cards, roles and the like were compared, and how many agree. */
  all: number;
  equal: number;
  first: Difference | null;
}

/** The dealt things against what the events of the record say. */
export function compare(dealt: readonly Dealt[], events: readonly BaseEvent[]): Comparison {
  const found: Comparison = { all: 0, equal: 0, first: null };
  for (const part of dealt) {
    const claimed = claimedBy(part, events);
    const length = Math.max(part.things.length, claimed.length);
    for (let at = 0; at < length; at += 1) {
      found.all += 1;
      const [is, should] = [String(claimed[at] ?? ''), String(part.things[at] ?? '')];
      if (is === should) found.equal += 1;
      else found.first ??= { seat: part.seat, claimed: is, found: should };
    }
  }
  return found;
}

function claimedBy(part: Dealt, events: readonly BaseEvent[]): unknown[] {
  const told = (events as Record<string, unknown>[] & readonly BaseEvent[]).find(
    (event) => part.events.includes(event.event) && (part.seat === null || event.seat === part.seat),
  );
  const value = told?.[part.field];
  if (value === undefined) return [];
  if (part.field === 'placed') return sealsIn(value as { token: string }[]);
  return Array.isArray(value) ? value : [value];
}

/** Ducats stand where no seal does: nothing about them is random. */
const sealsIn = (placed: { token: string }[]): string[] =>
  placed.map(({ token }) => token).filter((token) => token !== 'ducat');
