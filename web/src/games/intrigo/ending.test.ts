import { expect, test } from 'vitest';
import won from '../../../fixtures/intrigo/won-4.json';
import { decisive } from './ending';
import { MATCHES, type IntrigoSight } from './matches';

test('the decisive moment is the last deed beside the seal that won, with what came of it', () => {
  const [{ events, view }] = won.welcome.sights as unknown as IntrigoSight[];
  const moment = decisive(events, view);
  expect(moment?.reward.event).toMatchObject({ token: 'workers', building: 3, seat: 0 });
  expect(moment?.deed.map(({ event }) => event.event)).toEqual(['influence-bought', 'tokens-swapped']);
  expect(moment?.beside).toEqual(['merchant', 'g2']);
});

test.each(MATCHES)('before someone has won there is no decisive moment (%s)', (_, sights) => {
  const [{ events, view }] = sights;
  expect(decisive(events, view)).toBeNull();
});
