/** What a seat may know of BANG!: the JSON of `BangView`, and the events that change it. */

import type { Fields } from '../../lib/protocol';
import type { BangEvent as AnyBangEvent, BangTables, BangView } from '../../lib/wire';

export type { BangCardName as CardName, BangTables, BangView } from '../../lib/wire';

/** What is under way: kind, whose, about whom (−1: nobody), a number. The next step is last. */
export type Step = BangView['pending'][number];
/** The server tells roles by their names. */
export type Role = BangTables['roles'][number];

/** All fields that an event may have; which of them it has depends on its kind. */
export type BangEvent = Fields<AnyBangEvent>;
