/** What a seat may know of BANG!: the JSON of `BangView`, and the events that change it. */

import type { Fields } from '../../lib/protocol';
import type { BangEvent, BangPrinted, BangView } from '../../lib/wire';

export type { BangCardName as CardName, BangEvent, BangPrinted, BangView } from '../../lib/wire';

/** What is under way; the next step is last. */
export type Step = BangView['pending'][number];
export type StepOf<Kind extends Step['step']> = Extract<Step, { step: Kind }>;
/** The server tells roles by their names. */
export type Role = BangPrinted['roles'][number];

/** All fields that an event may have, for who tells what several kinds have in common. */
export type BangFields = Fields<BangEvent>;
/** By kind, the event. */
export type EventOf = { [Event in BangEvent as Event['event']]: Event };
