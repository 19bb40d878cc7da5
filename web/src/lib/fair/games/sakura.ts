import type { SakuraEvent } from '../../wire';
import type { Follow } from '../deals';
import { ascending, cardsOf, Pile, range } from '../following';

const HAND = 5;

/** Cards are drawn from the end of what was shuffled. */
export const sakura: Follow<SakuraEvent> = (at, { seats }) => {
  const deck = new Pile<number>(at);
  let discards: number[] = [];
  let double = false;

  async function shuffled(cards: readonly number[]) {
    const { act, things } = await at.act((by) => by.shuffled(cards));
    return { act, things: things.reverse() };
  }

  async function open(): Promise<void> {
    const dealt = await shuffled(range(1, 60));
    deck.fill(dealt);
    for (const seat of range(0, seats - 1)) {
      at.expect(['hand-dealt'], seat, dealt.act, ascending(deck.take(HAND)));
    }
  }

  async function shuffleDiscards(claimed: number): Promise<void> {
    at.compareOne(at.acts, null, claimed, discards.length);
    deck.refill(await shuffled(discards));
    discards = [];
  }

  return async (event) => {
    switch (event.event) {
      case 'garden-opened':
        return open();
      case 'hand-dealt': {
        const cards = cardsOf(event.cards);
        if (!at.meet(event.event, event.seat, cards)) at.compare(at.acts, event.seat, cards, []);
        return;
      }
      case 'round-began':
        double = false;
        return;
      case 'two-cards-due':
        double = true;
        return;
      case 'deck-shuffled':
        return shuffleDiscards(event.cards);
      case 'cards-revealed':
        // the Court painter plays from the deck, unless a player plays for him
        if (event.painter !== null && !double) deck.draw(null, [event.painter]);
        return;
      case 'cards-discarded':
        discards.push(...event.cards);
        return;
      case 'card-drawn':
        deck.draw(event.seat, typeof event.card === 'number' ? [event.card] : []);
    }
  };
};
