import { expect, test } from 'vitest';
import { ending } from './ending';
import { find } from './fixtures';
import { climbs, moments, onlyMoment, placesOf, storyOf, worstRows } from './story';

const read = (name: string) => {
  const { whole, printed } = find(name);
  return { view: whole.view, me: whole.seat, printed, story: storyOf(whole.events, printed.bulls) };
};

test('the deals add up to the result', () => {
  for (const name of ['over-6', 'over-10', 'over-2-deals', 'over-spectator-5']) {
    const { story, view } = read(name);
    expect(story.deals).toHaveLength(view.deal);
    expect(story.deals.at(-1)?.totals).toEqual(view.result?.scores);
    view.result?.scores?.forEach((score, seat) => {
      expect(story.deals.reduce((sum, deal) => sum + deal.bulls[seat], 0)).toBe(score);
      const rows = story.taken.filter((row) => row.seat === seat);
      expect(rows.reduce((sum, row) => sum + row.bulls, 0)).toBe(score);
    });
  }
});

test('every row that was taken has its card, its trick and its cost', () => {
  for (const row of read('over-6').story.taken) {
    expect(row.card).toBeGreaterThan(0);
    expect(row.trick).toBeGreaterThan(0);
    expect(row.trick).toBeLessThanOrEqual(10);
    expect(row.dearest).toBeGreaterThanOrEqual(row.bulls);
    if (!row.low) expect(row.cards).toHaveLength(5);
  }
});

test('places are shared, and who climbs is measured against the deal before', () => {
  expect(placesOf([3, 1, 3, 0])).toEqual([3, 2, 3, 1]);
  const { story } = read('deal-3-10');
  expect(climbs(story, 1).every((climb) => climb === null)).toBe(true);
  expect(climbs(story, 2).some((climb) => climb)).toBe(true);
  expect(worstRows(story, 2, 10)).toHaveLength(10);
});

test('there are at most three moments, and none twice', () => {
  for (const name of ['over-6', 'over-10', 'over-2-deals', 'over-spectator-5', 'over-shared-4']) {
    const { story, me } = read(name);
    const found = moments(story, me);
    expect(found.length).toBeLessThanOrEqual(3);
    expect(new Set(found.map((moment) => moment.row)).size).toBe(found.length);
  }
  const { story } = read('over-6');
  expect(onlyMoment(story, 0)?.row.seat ?? 0).toBe(0);
});

test('the end says who won, and why', () => {
  const six = read('over-6');
  const winner = six.view.result!.ranks.indexOf(1);
  const won = ending({ ...six, me: winner });
  expect(won.title).toEqual({ key: 'web-six-nimmt-end-title', seats: { seat: winner }, values: { winners: 1 } });
  expect(won.why?.key).toMatch(/^web-six-nimmt-end-won-(one|many)$/);
  const last = six.view.result!.ranks.indexOf(Math.max(...six.view.result!.ranks));
  const lost = ending({ ...six, me: last });
  expect(lost.why?.key).toMatch(/^web-six-nimmt-end-lost-(one|many)$/);
  expect(lost.why?.seats?.seat).toBe(last);
  expect(ending({ ...six, me: null }).why).toEqual(won.why);
});

test('a shared win names me first, and fixed deals have no fence', () => {
  const shared = read('over-shared-4');
  expect(ending({ ...shared, me: 3 }).title.seats).toEqual({ seat: 3, other: 0 });
  expect(ending({ ...shared, me: null }).title.seats).toEqual({ seat: 0, other: 3 });
  const fixed = read('over-2-deals');
  const { why } = ending({ ...fixed, me: fixed.view.result!.ranks.indexOf(1) });
  expect([why?.key, why?.values?.deals]).toEqual(['web-six-nimmt-end-won-deals', 3]);
});
