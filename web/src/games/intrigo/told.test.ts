import { expect, test } from 'vitest';
import { fold } from './fold';
import { MATCHES } from './matches';
import { rewardIn, track } from './told';

test.each(MATCHES)('the track keeps what was decided in the round, and no more (%s)', (_, sights) => {
  let seen = 0;
  sights.slice(1).forEach((after, index) => {
    const before = sights[index];
    const known = Math.max(...before.events.map(({ seq }) => seq));
    const news = after.events.filter(({ seq }) => seq > known);
    let { view } = before;
    news.forEach((one, place) => {
      view = fold(view, one.event);
      const reward = rewardIn([one]);
      if (!reward) return;
      seen += 1;
      const told = track([...before.events, ...news], reward, view);
      expect(told.map(({ building }) => building)).toEqual([...view.tokens.keys()]);
      const decided = told.filter(({ outcome }) => outcome);
      expect(decided.at(-1)?.building).toBe(reward.event.building);
      const earlier = news.slice(0, place + 1).filter((each) => rewardIn([each]));
      expect(decided.length).toBe(earlier.length);
    });
  });
  expect(seen).toBeGreaterThan(10);
});
