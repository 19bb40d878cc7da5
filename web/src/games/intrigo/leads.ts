/**
 * Who would get each token as the palace lies now, to draw it beside the building.
 *
 * The view does not say it, so the four lines of IN-20 and IN-21 are read here a second time,
 * for drawing only; a test holds them against what the engine says of real positions.
 */
import { intrigueOf, lyingOf, tokenOf, ORGANISATIONS, type Family } from './pieces';
import { gapsBeside } from './ring';

export interface Palace {
  families: readonly string[];
  seals: readonly (readonly number[])[];
  tokens: readonly (string | null)[];
  gaps: readonly (string | null)[];
}

export interface Lead {
  /** `open`: no card yet; `none`: no card that counts; `unplayed`: a family without a player. */
  state: 'leads' | 'equal' | 'none' | 'open' | 'stolen' | 'unplayed' | 'bare';
  /** Both gaps are filled. */
  settled: boolean;
  family: Family | null;
  value: number;
  seat: number | null;
  /** This token would win the match for the seat (IN-23). */
  wins: boolean;
}

export const ENOUGH_OF_ONE = 4;

export function leadOf(palace: Palace, building: number): Lead {
  const [before, after] = gapsBeside(building, palace.gaps.length).map((gap) => palace.gaps[gap]);
  const settled = Boolean(before && after);
  const lead: Lead = { state: 'open', settled, family: null, value: 0, seat: null, wins: false };
  const token = palace.tokens[building];
  if (!token) return { ...lead, state: 'bare' };
  if (tokenOf(token).down) return { ...lead, state: 'stolen' };
  const one = strength(before);
  const two = strength(after);
  if (!one && !two) return { ...lead, state: settled ? 'none' : 'open' };
  if (one === two) return { ...lead, state: 'equal', value: one };
  const family = intrigueOf((one > two ? before : after) ?? '').family;
  const seat = palace.families.indexOf(family);
  const value = Math.max(one, two);
  if (seat < 0) return { ...lead, state: 'unplayed', family, value };
  const wins = wouldWin(palace.seals[seat] ?? [], token);
  return { ...lead, state: 'leads', family, value, seat, wins };
}

export function leadsOf(palace: Palace): Lead[] {
  return palace.tokens.map((_, building) => leadOf(palace, building));
}

function strength(code: string | null | undefined): number {
  if (!code) return 0;
  const lying = lyingOf(code);
  return lying.kind === 'intrigue' && !lying.down ? lying.value : 0;
}

function wouldWin(seals: readonly number[], token: string): boolean {
  const won = ORGANISATIONS.indexOf(token as (typeof ORGANISATIONS)[number]);
  if (won < 0) return false;
  return hasWon(seals.map((count, organisation) => count + (organisation === won ? 1 : 0)));
}

export function hasWon(seals: readonly number[]): boolean {
  return Math.max(...seals) >= ENOUGH_OF_ONE || Math.min(...seals) > 0;
}

export interface Counter {
  kinds: number;
  /** By organisation: whether one more seal of it wins the match. */
  winning: boolean[];
}

export function counterOf(seals: readonly number[]): Counter {
  const kinds = seals.filter((count) => count > 0).length;
  const lastKind = kinds === seals.length - 1;
  return {
    kinds,
    winning: seals.map((count) => count === ENOUGH_OF_ONE - 1 || (lastKind && count === 0)),
  };
}
