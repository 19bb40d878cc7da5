import { describe, expect, it } from 'vitest';
import type { Line } from '../../lib/board';
import type { News, Seat, Sight } from '../../lib/protocol';
import { openingOf } from '../../lib/telling/frames';
import { storyOf } from '../../lib/story';
import { lineText } from '../../lib/telling/words';
import { Texts } from '../../lib/texts';
import bang from './index';
import type { BangEvent, BangPrinted, BangView, Role } from './view';

const texts = await new Texts('en').load('core', 'web', bang.key, `web-${bang.key}`);
const text = (key: string, values?: Record<string, string | number>) => texts.get(key, values);
const names = ['Olena', 'Marek', 'Nadia', 'Jonas', 'Zita', 'Bruno', 'Lev', 'Anna'];
const DEALT: Record<number, Role[]> = {
  3: ['deputy', 'outlaw', 'renegade'],
  5: ['sheriff', 'renegade', 'outlaw', 'outlaw', 'deputy'],
  8: ['sheriff', 'renegade', 'outlaw', 'outlaw', 'deputy', 'outlaw', 'deputy', 'renegade'],
};

/** The first picture of a game, as these eyes see it. */
function dealt(seats: number, seat: Seat | null) {
  const roles = DEALT[seats];
  const events = roles.map((role, owner) =>
    seats === 3 || role === 'sheriff'
      ? { event: 'role-shown', seat: owner, role }
      : { event: 'role-dealt', seat: owner, role: owner === seat ? role : { hidden: 1 } },
  );
  const news = events.map((event): News => ({ seq: 0, event: { rule: 'BA-4', ...event }, said: null }));
  const sight = { seat, view: { seats, seat } as BangView, events: news } as unknown as Sight;
  return openingOf(bang, sight, { roles } as BangPrinted);
}

/** What the story says first, to a reader. */
function first(seats: number, seat: Seat | null, reader: Seat | null = seat): string {
  const [line] = storyOf([dealt(seats, seat)]);
  const sentences = line.kind === 'line' ? line.sentences : [];
  const say = (one: Line) => lineText(one, names, reader, text);
  return sentences.map((one) => ('line' in one ? say(one.line) : '')).join(' ');
}

describe('the story begins with who I am and what I want', () => {
  it('to the Sheriff', () => {
    expect(first(5, 0)).toBe('The roles are dealt. You are the Sheriff. Kill all Outlaws and the Renegade.');
    expect(first(8, 0)).toBe('The roles are dealt. You are the Sheriff. Kill all Outlaws and both Renegades.');
  });

  it('to the others, who know the Sheriff and themselves', () => {
    const said = 'The roles are dealt. Olena is the Sheriff.';
    expect(first(5, 2)).toBe(`${said} You are an Outlaw. Kill the Sheriff.`);
    expect(first(5, 4)).toBe(`${said} You are a Deputy. Keep the Sheriff alive.`);
    expect(first(5, 1)).toBe(`${said} You are the Renegade. Be the last one standing. The Sheriff must die last.`);
  });

  it('of three, whose aims are others', () => {
    expect(first(3, 0)).toBe('The roles are dealt, face up. You are a Deputy. Kill the Renegade yourself.');
  });

  it('and to nobody who has no role', () => {
    expect(first(5, null)).toBe('The roles are dealt. Olena is the Sheriff.');
  });

  it('in a replay nobody is called “you”', () => {
    expect(first(5, 2, null)).toBe('The roles are dealt. Olena is the Sheriff. Nadia: Outlaw.');
  });
});

describe('the bar says where the game is', () => {
  const log = (...events: object[]) => events.map((event, seq) => ({ seq, event })) as unknown as News<BangEvent>[];
  const turn = (seat: number) => ({ event: 'turn-began', seat });
  const where = (mode: string, ...events: object[]) => {
    const view = { seats: 4, game: 2, options: { mode } } as unknown as BangView;
    return bang.where?.(view, text, {}, log(...events));
  };

  it('by players and round', () => {
    const begun = [{ event: 'game-began', game: 1 }, turn(1), turn(2), turn(1)];
    expect(where('single', ...begun)).toBe('4 players · round 2');
    expect(where('single', begun[0])).toBe('4 players');
  });

  it('in a tournament by game and round', () => {
    expect(where('tournament', { event: 'game-began', game: 2 }, turn(0))).toBe('game 2 of 4 · round 1');
  });
});
