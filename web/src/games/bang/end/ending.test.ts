import { describe, expect, it } from 'vitest';
import type { Sight } from '../../../lib/protocol';
import type { BangEvent, BangPrinted, BangView } from '../view';
import { deeds, ending, outcome, type BangEnd } from './ending';
import { historyOf } from './history';

interface Fixture {
  printed: BangPrinted;
  welcome: { sights: Sight<BangView, BangEvent>[] };
}
const files = import.meta.glob<Fixture>('../../../../fixtures/bang/*.json', { import: 'default', eager: true });
const fixture = (name: string) => files[`../../../../fixtures/bang/${name}.json`];

function end(name: string, me: number | null, changes: Partial<BangView> = {}): BangEnd {
  const { printed, welcome } = fixture(name);
  const [sight] = welcome.sights;
  return { view: { ...sight.view, ...changes }, log: sight.events, printed, me } as unknown as BangEnd;
}
const keys = (props: BangEnd) => [outcome(props), ending(props).why?.key];

describe('the end of a game', () => {
  it('is a win for the winners, dead or alive, and a loss for the others', () => {
    const { view } = end('over-7', null);
    for (let seat = 0; seat < view.seats; seat += 1) {
      expect(outcome(end('over-7', seat))).toBe(view.winners.includes(seat) ? 'win' : 'lose');
    }
  });

  it('names the side to who looks on', () => {
    expect(keys(end('over-7', null))).toEqual(['law', 'web-bang-end-why']);
  });

  it('tells a dead winner when they fell', () => {
    const { view, log } = end('over-7', null);
    const dead = view.fallen.find((seat) => view.winners.includes(seat))!;
    const said = deeds(end('over-7', dead), historyOf(log, view.seats));
    expect(said[0]).toMatchObject({ key: 'web-bang-end-fell', values: { result: 'win' } });
  });

  it('of three is told by the prey', () => {
    const { view } = end('over-3', null);
    expect(ending(end('over-3', view.winners[0])).why?.key).toBe('web-bang-end-prey');
  });

  it('of three may be survival alone', () => {
    const props = end('over-3', 0, { killers: [null, null], fallen: [1, 2], alive: [0], winners: [0] });
    const result = { ...props.view.result!, ranks: [1, 2, 2] };
    expect(ending({ ...props, view: { ...props.view, result } }).why?.key).toBe('web-bang-end-last');
  });

  it('of a tournament is told by the money', () => {
    expect(ending(end('tournament-over-4', 0)).why?.key).toBe('web-bang-end-money');
    const shared = end('tournament-over-4', null);
    const result = { ...shared.view.result!, ranks: [1, 1, 3, 3] };
    expect(outcome({ view: { ...shared.view, result }, me: null })).toBe('shared');
  });

  it('is not told before there is one', () => {
    expect(ending(end('play-5', 0)).why).toBeNull();
  });
});

describe('the history', () => {
  const { view, log } = end('over-7', null);
  const history = historyOf(log, view.seats);

  it('knows every death, in order, with who did it', () => {
    expect(history.kills.map(({ victim, by }) => [victim, by])).toEqual(
      view.fallen.map((seat, place) => [seat, view.killers[place]]),
    );
  });

  it('begins with the lives that were dealt, and ends with what is left', () => {
    expect(history.lives.map(([first]) => first)).toEqual(view.full_lives);
    expect(history.lives.map((lives) => lives.at(-1))).toEqual(view.lives.map((life) => Math.max(0, life)));
  });
});
