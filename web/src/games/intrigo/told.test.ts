import { expect, test } from 'vitest';
import { fold } from './fold';
import { MATCHES } from './matches';
import { ORGANISATIONS } from './pieces';
import { gainsOf, rewardIn, track } from './told';

test.each(MATCHES)('the track keeps what was decided in the round, and no more (%s)', (_, sights, printed) => {
  let seen = 0;
  sights.slice(1).forEach((after, index) => {
    const before = sights[index];
    const known = Math.max(...before.events.map(({ seq }) => seq));
    const news = after.events.filter(({ seq }) => seq > known);
    let { view } = before;
    news.forEach((one, place) => {
      view = fold(view, one.event, printed);
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

test.each(MATCHES)('the tally holds what every seat has won in the round, and no more (%s)', (_, sights, printed) => {
  let won = 0;
  sights.slice(1).forEach((after, index) => {
    const before = sights[index];
    const known = Math.max(...before.events.map(({ seq }) => seq));
    const news = after.events.filter(({ seq }) => seq > known);
    const starts = news.findIndex((one) => rewardIn([one]));
    if (starts < 0) return;
    let { view } = before;
    for (const one of news.slice(0, starts)) view = fold(view, one.event, printed);
    const had = view;
    for (const one of news.slice(starts)) {
      view = fold(view, one.event, printed);
      const reward = rewardIn([one]);
      if (!reward) break;
      gainsOf([...before.events, ...news], reward, view.seats).forEach(({ seals, ducats }, seat) => {
        expect(ducats).toBe(view.ducats[seat] - had.ducats[seat]);
        const more = view.seals[seat].map((count, row) => count - had.seals[seat][row]);
        expect(ORGANISATIONS.map((kind) => seals.filter((seal) => seal === kind).length)).toEqual(more);
        won += seals.length + ducats;
      });
    }
  });
  expect(won).toBeGreaterThan(10);
});
