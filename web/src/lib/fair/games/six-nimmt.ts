import type { SixNimmtEvent } from '../../wire';
import type { Follow } from '../deals';
import { ascending, cardsOf, portion, range } from '../following';

export const sixNimmt: Follow<SixNimmtEvent> = (at, { seats, options }) => {
  const tactical = options.variant === 'tactical';
  let starter = -1;

  async function deal(): Promise<void> {
    const { act, things } = await at.act((by) => by.sample(range(1, 104), 10 * seats + 4));
    for (const seat of range(0, seats - 1)) {
      at.expect(['hand-dealt'], seat, act, ascending(portion(things, seat, 10)));
    }
    at.expect(['rows-opened'], null, act, things.slice(-4));
  }

  async function start(claimed: number): Promise<void> {
    if (starter < 0) {
      starter = (await at.act((by) => by.choice(range(0, seats - 1)))).things;
    } else starter = (starter + 1) % seats;
    at.compareOne(0, null, claimed, starter);
  }

  return async (event) => {
    if (event.event === 'deal-began' && !tactical) await deal();
    if (event.event === 'cards-laid-out') await start(event.seat);
    if (event.event === 'hand-dealt') {
      const cards = cardsOf(event.cards);
      if (!at.meet(event.event, event.seat, cards)) at.compare(at.acts, event.seat, cards, []);
    }
    if (event.event === 'rows-opened' && !tactical) at.meet(event.event, null, event.cards);
  };
};
