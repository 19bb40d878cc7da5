export type { SixNimmtEvent as Event, SixNimmtTables as Tables, SixNimmtView as View } from '../../lib/wire';

export const TRICKS = 10;
export const PLACES = 5;
