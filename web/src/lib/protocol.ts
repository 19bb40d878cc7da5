/**
 * What goes over the wire, as the client calls it.
 *
 * The shapes are made from the server's types (`wire.ts`); here they are told for the views
 * and events of one game, which the server's types leave open.
 */

import type { LegalMove } from './moves';
import type { BaseEvent, BaseView, Hidden, TableCommand, Told, Sight as AnySight } from './wire';

export type { LegalMove } from './moves';

export type {
  BaseEvent,
  BaseView,
  ClockInfo,
  ClockRule,
  Done,
  FairnessInfo,
  Happened,
  Hidden,
  Line,
  Message,
  Phrase,
  Presence,
  Refused,
  Result,
  Sayable,
  Seat,
  TableSeat,
  TableInfo,
  Update,
  Welcome,
  You,
} from './wire';

/** An event as these eyes received it, with its sentence. */
export interface News<Event extends BaseEvent = BaseEvent> extends Told {
  event: Event;
}

export interface Sight<View extends BaseView = BaseView, Event extends BaseEvent = BaseEvent> extends Omit<
  AnySight,
  'moves'
> {
  events: News<Event>[];
  view: View;
  moves?: LegalMove[];
}

type WithoutId<Sent> = Sent extends unknown ? Omit<Sent, 'id'> : never;
/** What a client may ask for; the socket adds the id. */
export type Command = WithoutId<TableCommand>;

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type At<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;
/** Any of several kinds of events as one shape, for who looks at fields and not at kinds. */
export type Fields<Event extends BaseEvent> = BaseEvent & {
  [Key in Exclude<KeysOf<Event>, keyof BaseEvent>]?: At<Event, Key>;
};

export function isHidden(value: unknown): value is Hidden {
  return typeof value === 'object' && value !== null && 'hidden' in value;
}

/** How many things there are, seen or not. */
export function count(value: readonly unknown[] | Hidden): number {
  return isHidden(value) ? value.hidden : value.length;
}
