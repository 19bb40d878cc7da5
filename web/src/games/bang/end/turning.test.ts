import { describe, expect, it } from 'vitest';
import type { News, Sight } from '../../../lib/protocol';
import { lineText } from '../../../lib/telling/words';
import { Texts } from '../../../lib/texts';
import type { BangEvent, BangFields, BangPrinted, BangView } from '../view';
import type { BangEnd } from './ending';
import { historyOf } from './history';
import { turningOf } from './turning';

interface Fixture {
  printed: BangPrinted;
  welcome: { sights: Sight<BangView, BangEvent>[] };
}
const files = import.meta.glob<Fixture>('../../../../fixtures/bang/*.json', { import: 'default', eager: true });
const [recorded] = files['../../../../fixtures/bang/lost-7.json'].welcome.sights;
const GAME = 'bang';
const texts = await new Texts('en').load('core', 'web', 'telling', GAME, `web-${GAME}`);
const NAMES = ['Nadia', 'Jonas', 'Olena', 'Marek', 'Bruno', 'Zita', 'Priya'];

const ROLES = ['sheriff', 'outlaw', 'outlaw', 'renegade', 'deputy'];

/** A game of five that these events tell; every one of them in the first round. */
function game(side: string, winners: number[], ...events: Partial<BangFields>[]): [BangEnd, News<BangEvent>[]] {
  const view = {
    ...recorded.view,
    seats: 5,
    winners,
    side,
    roles: ROLES,
    full_lives: [5, 4, 4, 4, 4],
  } as BangView;
  const all = [{ event: 'game-began' }, { event: 'turn-began', seat: 0 }, ...events];
  const log = all.map((event, seq) => ({ seq, said: null, event: { rule: 'BA-1', ...event } as unknown as BangEvent }));
  return [{ view, log, me: null, printed: { roles: ROLES } } as unknown as BangEnd, log];
}
function said([end, log]: [BangEnd, News<BangEvent>[]], me: number | null = null): string {
  const found = turningOf(end, historyOf(log, end.view.seats));
  return found ? lineText(found.line, NAMES, me, (key, values) => texts.get(key, values)) : '';
}
const dies = (seat: number, by: number) => ({ event: 'player-eliminated', seat, by, role: ROLES[seat] });
const shoots = (seat: number, target: number) => ({ event: 'card-played', seat, target, card: 'bang-6d' });
const has = (seat: number, life: number, lost = true) => ({ event: lost ? 'life-lost' : 'life-gained', seat, life });

describe('the turning point', () => {
  it('of the law is the death after which it was always in the majority', () => {
    const law = game('law', [0, 4], dies(1, 0), dies(2, 4), dies(3, 0));
    expect(said(law)).toBe('Round 1: Olena falls, and the law has the majority. It never loses it again.');
    expect(said(law, 2)).toBe('Round 1: you fall, and the law has the majority. It never loses it again.');
  });

  it('of the law is not a majority that was lost again', () => {
    const law = game('law', [0], dies(1, 0), dies(2, 4), dies(4, 3), dies(3, 0));
    expect(said(law)).toBe('Round 1. Marek has no answer to Nadia’s Bang!');
  });

  it('of the Renegade is the death that leaves the Sheriff as the only other', () => {
    const alone = game('renegade', [3], dies(1, 0), dies(4, 2), dies(2, 3), dies(0, 3));
    expect(said(alone)).toBe('Round 1: Olena falls. Only the Sheriff and the Renegade are left.');
  });

  it('of the Outlaws is the blow from which the Sheriff never recovered', () => {
    const fall = game(
      'outlaws',
      [1, 2],
      shoots(1, 0),
      has(0, 4),
      has(0, 2),
      has(0, 3, false),
      shoots(2, 0),
      has(0, 1),
      has(0, 2, false),
      shoots(1, 0),
      has(0, 0),
      dies(0, 1),
    );
    expect(said(fall)).toBe('Round 1: Olena leaves the Sheriff with 1 life point, never again more than 2.');
    expect(said(fall, 2)).toBe('Round 1: you leave the Sheriff with 1 life point, never again more than 2.');
    expect(said(fall, 0)).toBe('Round 1: Olena leaves you with 1 life point, never again more than 2.');
  });

  it('of the Outlaws is the last shot, when the Sheriff fell at once', () => {
    const fall = game('outlaws', [1, 2], shoots(1, 0), has(0, 3), shoots(2, 0), has(0, 0), dies(0, 2));
    expect(said(fall)).toBe('Round 1. Nadia has no answer to Olena’s Bang!');
  });

  it('is true of a recorded game', () => {
    const end = { view: recorded.view, log: recorded.events, me: 0 } as unknown as BangEnd;
    expect(said([end, recorded.events])).toMatch(
      /^Round \d+: .+ leaves the Sheriff with \d+ life points?, never again more than \d+\.$/,
    );
  });
});
