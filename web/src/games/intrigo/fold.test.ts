import { expect, test } from 'vitest';
import { fold } from './fold';
import { MATCHES } from './matches';

test.each(MATCHES)('folded one by one, the events lead to the next view (%s)', (_, sights, printed) => {
  sights.slice(1).forEach((after, index) => {
    const before = sights[index];
    const known = Math.max(...before.events.map(({ seq }) => seq));
    const news = after.events.filter(({ seq }) => seq > known);
    const told = news.reduce((view, { event }) => fold(view, event, printed), before.view);
    expect({ ...told, prospects: [] }).toEqual({ ...after.view, prospects: [] });
  });
});
