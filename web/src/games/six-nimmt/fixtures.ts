/** Recorded moments of real matches, for tests. */

import type { Sight } from '../../lib/protocol';
import type { Event, Printed, View } from './view';

type Seen = Sight<View, Event>;

export interface Recorded {
  name: string;
  printed: Printed;
  /** Sight after sight, each with the events since the one before. */
  sights: Seen[];
  /** The last view with all events that led to it. */
  whole: Seen;
}

const files = import.meta.glob('../../../fixtures/six-nimmt/*.json', { eager: true, import: 'default' });

export const recorded: Recorded[] = Object.entries(files).map(([path, file]) => {
  const { printed, before, welcome } = file as {
    printed: Printed;
    before: Seen[];
    welcome: { sights: [Seen] };
  };
  const whole = welcome.sights[0];
  const known = before.at(-1)?.events.at(-1)?.seq ?? -1;
  const last = { ...whole, events: whole.events.filter((news) => news.seq > known) };
  return { name: path.split('/').at(-1) ?? '', printed, sights: [...before, last], whole };
});

export const find = (name: string): Recorded => recorded.find((one) => one.name === `${name}.json`) ?? missing(name);

function missing(name: string): never {
  throw new Error(`there is no fixture "${name}"`);
}
