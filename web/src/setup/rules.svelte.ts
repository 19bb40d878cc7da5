/** What is played at a table and how: everything about it but who sits where. */

import type { ClockRule, TableInfo } from '../lib/protocol';
import type { Values } from './options';

export const CLOCKS: { rule: ClockRule; name: string; more: string }[] = [
  { rule: { kind: 'none' }, name: 'web-clock-none', more: 'web-clock-none-more' },
  {
    rule: { kind: 'live', base: 300, increment: 10, reaction: 30 },
    name: 'web-clock-live',
    more: 'web-clock-live-more',
  },
  { rule: { kind: 'slow', each: 86_400 }, name: 'web-clock-slow', more: 'web-clock-slow-more' },
];

/** As they are kept and sent. */
export interface Terms {
  options: Values;
  clock: ClockRule;
  listed: boolean;
  spectators: boolean;
  chat: boolean;
  several_seats: boolean;
  /** Null: as it is usual for a table of this kind. */
  rated: boolean | null;
}

export class Rules {
  options = $state.raw<Values>({});
  clock = $state.raw<ClockRule>({ kind: 'none' });
  listed = $state(false);
  spectators = $state(true);
  chat = $state(true);
  several = $state(false);
  rated = $state<boolean | null>(null);

  get terms(): Terms {
    const { options, clock, listed, spectators, chat, several, rated } = this;
    return { options, clock, listed, spectators, chat, several_seats: several, rated };
  }

  set terms(terms: Terms) {
    this.options = terms.options;
    this.clock = terms.clock;
    this.listed = terms.listed;
    this.spectators = terms.spectators;
    this.chat = terms.chat;
    this.several = terms.several_seats;
    this.rated = terms.rated;
  }

  static of(table: TableInfo): Rules {
    const rules = new Rules();
    const { options, clock, listed, spectators, chat, several_seats, rated } = table;
    rules.terms = { options, clock, listed, spectators, chat, several_seats, rated };
    return rules;
  }
}
