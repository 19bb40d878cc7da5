import type { IntrigoEvent, IntrigoPrinted } from '../../wire';
import type { Follow } from '../deals';
import { cardsOf, portion, range } from '../following';

const FAMILIES = ['contarini', 'dandolo', 'gradenigo', 'morosini'];
const HAND = 4;

export const intrigo: Follow<IntrigoEvent> = (at, { seats, printed }) => {
  const box = printed as IntrigoPrinted;
  const order = box.cards.map((card) => card.code);
  const cards = box.cards.flatMap((card) => Array<string>(card.copies).fill(card.code));
  /** What lies on the buildings, by number. */
  const tokens = new Map<number, string>();
  let first = -1;

  async function families(claimed: readonly string[]): Promise<void> {
    const { act, things } = await at.act(async (by) => ({
      drawn: await by.sample(FAMILIES, seats),
      first: await by.choice(range(0, seats - 1)),
    }));
    first = things.first;
    at.compare(act, null, claimed, things.drawn);
  }

  async function round(claimed: number): Promise<void> {
    at.compareOne(0, null, claimed, first);
    first = (first + 1) % seats;
    await fill();
    const { act, things } = await at.act((by) => by.shuffled(cards));
    for (const seat of range(0, seats - 1)) {
      const packet = portion(things, seat, HAND);
      at.expect(
        ['packet-received'],
        seat,
        act,
        packet.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
      );
    }
  }

  async function fill(): Promise<void> {
    const lying = [...tokens.values()];
    const bag = box.organisations.flatMap((kind) =>
      Array<string>(box.seals - lying.filter((token) => token === kind).length).fill(kind),
    );
    const places = range(0, box.buildings.length - 1).filter((building) => box.buildings[building] === 'seal');
    const count = Math.min(places.length, bag.length);
    const { act, things } = await at.act((by) => by.sample(bag, count));
    const empty = places.filter((building) => !tokens.has(building));
    const placed = empty.slice(0, count).map((building, next) => `${building} ${things[next]}`);
    if (placed.length) at.expect(['tokens-placed'], null, act, placed);
  }

  /** Ducats lie where no seal does: nothing about them is random. */
  function place(placed: readonly { building: number; token: string }[]): void {
    const seals = placed.filter(({ token }) => token !== 'ducat');
    at.meet(
      'tokens-placed',
      null,
      seals.map(({ building, token }) => `${building} ${token}`),
    );
    for (const { building, token } of placed) tokens.set(building, token);
  }

  function swap(one: number, two: number): void {
    const [here, there] = [tokens.get(one), tokens.get(two)];
    for (const [building, token] of [
      [one, there],
      [two, here],
    ] as const) {
      if (token === undefined) tokens.delete(building);
      else tokens.set(building, token);
    }
  }

  return async (event) => {
    switch (event.event) {
      case 'families-drawn':
        return families(event.families);
      case 'round-began':
        return round(event.seat);
      case 'tokens-placed':
        return place(event.placed);
      case 'packet-received':
        // the first four of a round; later ones were passed on
        at.meet(event.event, event.seat, cardsOf(event.cards));
        return;
      case 'tokens-swapped':
        return swap(event.building, event.other);
      case 'token-won':
        tokens.delete(event.building);
    }
  };
};
