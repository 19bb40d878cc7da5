import type { FaceToFaceEvent } from '../../wire';
import type { Follow } from '../deals';
import { ascending, cardsOf, Pile, range } from '../following';

const HAND = 6;

export const faceToFace: Follow<FaceToFaceEvent> = (at, { options }) => {
  const piles = [new Pile<number>(at), new Pile<number>(at)];
  let starter = -1;

  async function begin(claimed: number): Promise<void> {
    for (const [seat, pile] of piles.entries()) {
      const dealt = await at.act((by) => by.shuffled(range(2, 59)));
      pile.fill(dealt);
      at.expect(['cards-drawn'], seat, dealt.act, ascending(pile.take(HAND)));
    }
    const agreed = options['first-player'] ?? 'random';
    if (starter >= 0) starter = 1 - starter;
    else if (typeof agreed === 'number') starter = agreed;
    else starter = (await at.act((by) => by.choice([0, 1]))).things;
    at.compareOne(at.acts - 1, null, claimed, starter);
  }

  return async (event) => {
    if (event.event === 'game-began') await begin(event.seat);
    if (event.event === 'cards-drawn') {
      const cards = cardsOf(event.cards);
      if (!at.meet(event.event, event.seat, cards)) piles[event.seat].draw(event.seat, cards, ascending);
    }
  };
};
