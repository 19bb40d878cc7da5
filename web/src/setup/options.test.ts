import { expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from '../lib/api';
import { asked, reasonOf, shown, withValue } from './options';

const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  kind: 'flag',
  default: false,
  label: name,
  about: name,
  rule: 'BA-80',
  least: null,
  most: null,
  choices: [],
  seats: [3, 4, 5],
  only_with: {},
  not_with: [],
  ...more,
});
const MODE = option('mode', { kind: 'choice', default: 'single' });
const HIRE = option('hire', { only_with: { mode: 'tournament' } });
const BOUNTIES = option('bounties', { only_with: { mode: 'tournament' } });
const MERCY = option('mercy', { seats: [4, 5] });
const LIMIT = option('limit', { kind: 'number', default: null, not_with: ['deals'] });
const DEALS = option('deals', { kind: 'number', default: null, not_with: ['limit'] });
const OPTIONS = [MODE, HIRE, BOUNTIES, MERCY, LIMIT, DEALS];
const info: GameInfo = {
  key: 'game',
  title: '',
  summary: '',
  aim: '',
  authors: '',
  age: 8,
  rules_version: 1,
  seats: [3, 4, 5],
  default_seats: 4,
  minutes: [1, 2],
  presets: [],
  options: OPTIONS,
  decisions: [],
  chapters: [],
  examples: [],
};

it('says once why several options cannot be chosen now', () => {
  const { open, closed, exclusive } = shown(info, {}, 3);
  expect(open).toEqual([MODE]);
  expect(closed.map(({ options }) => options)).toEqual([[HIRE, BOUNTIES], [MERCY]]);
  expect(closed[1].reason).toEqual({ kind: 'seats', least: 4, most: 5 });
  expect(exclusive).toEqual([[LIMIT, DEALS]]);
});

it('opens them with what they need', () => {
  expect(reasonOf(HIRE, info, { mode: 'tournament' }, 4)).toBeNull();
  expect(reasonOf(HIRE, info, {}, 4)).not.toBeNull();
});

it('lets one of two that rule each other out go', () => {
  expect(withValue({ limit: 30, mercy: true }, DEALS, 4)).toEqual({ mercy: true, deals: 4 });
  expect(withValue({ limit: 30 }, LIMIT, null)).toEqual({});
});

it('asks for nothing that is closed', () => {
  const values = { mode: 'single', hire: true, mercy: true };
  expect(asked(info, values, 4)).toEqual({ mode: 'single', mercy: true });
  expect(asked(info, values, 3)).toEqual({ mode: 'single' });
});
