import { describe, expect, it } from 'vitest';
import type { Step } from './board';
import type { BaseEvent, BaseView, News } from './protocol';
import { pieces, storyOf, type StoryLine } from './story';

const view = {} as BaseView;
const event = (name: string) => ({ event: name, rule: 'X-1' }) as unknown as BaseEvent;

function step(name: string, more: Partial<Step> = {}): Step {
  return { view, events: [event(name)], hold: 1, line: { key: name }, ...more };
}

function told(...steps: Step[]) {
  const history = steps.map((one, seq) => ({
    step: one,
    sight: { view },
    news: one.events.map((made): News => ({ seq, event: made, said: { key: made.event, arguments: {} } })),
  }));
  const heading = ({ event }: BaseEvent) => (event.startsWith('turn') ? { line: { key: event }, face: 0 } : null);
  return storyOf(history, heading);
}

const keys = (one: StoryLine) =>
  one.sentences.map((sentence) => ('line' in sentence ? sentence.line.key : sentence.said.key));

describe('the story', () => {
  it('puts a deed and its result into one line', () => {
    const [line, next] = told(
      step('shot', { deed: { seat: 0, target: 1 } }),
      step('dodged'),
      step('hit', { accent: 'hits-me' }),
      step('beer', { deed: { seat: 0 } }),
    ) as StoryLine[];
    expect(keys(line)).toEqual(['shot', 'dodged', 'hit']);
    expect(line.accent).toBe('hits-me');
    expect([line.from, line.to, line.news.length]).toEqual([0, 2, 3]);
    expect(keys(next)).toEqual(['beer']);
  });

  it('has headings, and none for a turn in which nothing was told', () => {
    const turn = (number: number) => step(`turn ${number}`, { line: null });
    const beer = step('beer', { deed: { seat: 0 } });
    const items = told(turn(1), turn(2), beer, turn(3), step('drawn'));
    expect(items.map(({ kind }) => kind)).toEqual(['heading', 'line', 'heading', 'line']);
  });

  it('tells the deal under its game, and the first turn after it', () => {
    const news = ['game', 'dealt', 'turn'].map((name): News => ({ seq: 0, event: event(name), said: null }));
    const heading = ({ event: name }: BaseEvent) =>
      name === 'dealt' ? null : { line: { key: name }, large: name === 'game' };
    const items = storyOf([{ step: { ...step('roles'), events: [] }, sight: { view }, news }], heading);
    const all = items.map((item) => (item.kind === 'line' ? keys(item)[0] : item.heading.line.key));
    expect(all).toEqual(['game', 'roles', 'turn']);
  });

  it('puts the chapters that the whole log tells before the turns that begin them', () => {
    const news = ['turn 1', 'drawn'].map((name): News => ({ seq: 0, event: event(name), said: null }));
    const heading = ({ event: name }: BaseEvent) => (name === 'turn 1' ? { line: { key: name } } : null);
    const chapter = ({ event: { event: name } }: News) =>
      name === 'turn 1' ? { line: { key: 'round' }, large: true } : null;
    const items = storyOf([{ step: step('drawn'), sight: { view }, news }], heading, chapter);
    const all = items.map((item) => (item.kind === 'line' ? keys(item)[0] : item.heading.line.key));
    expect(all).toEqual(['round', 'turn 1', 'drawn']);
  });

  it('has one heading, though every event of a turn may open it', () => {
    const turn = step('turn', { deed: { seat: 0 } });
    expect(told(turn, turn).map(({ kind }) => kind)).toEqual(['heading', 'line', 'line']);
  });

  it('leaves out what was news only for a moment', () => {
    const items = told(step('in', { isPassing: true }), step('placed', { deed: { seat: 0 } }));
    expect(items.map((item) => keys(item as StoryLine))).toEqual([['placed']]);
    const [line] = told(step('placed', { deed: { seat: 0 } }), step('in', { isPassing: true }));
    expect([keys(line as StoryLine), (line as StoryLine).news.length]).toEqual([['placed'], 2]);
  });

  it('leaves out what has no sentence, but keeps its event behind the line', () => {
    const [line] = told(step('shot', { deed: { seat: 0 } }), step('asked', { line: null }));
    expect(keys(line as StoryLine)).toEqual(['shot']);
    expect((line as StoryLine).news).toHaveLength(2);
  });
});

it('a board without steps tells the sentences of the events', () => {
  const news: News = { seq: 1, event: event('moved'), said: { key: 'moved', arguments: {} } };
  const [line] = storyOf([{ step: null, sight: { view }, news: [news] }]);
  expect(keys(line as StoryLine)).toEqual(['moved']);
});

it('a deal is one line, with all of it behind', () => {
  const news = [1, 2, 3, 4].map((seq): News => ({ seq, event: event('dealt'), said: { key: 'dealt', arguments: {} } }));
  const [line] = storyOf([{ step: null, sight: { view }, news }]);
  expect(keys(line as StoryLine)).toEqual(['web-story-dealt']);
  expect((line as StoryLine).news).toHaveLength(4);
});

it('suits stand in their colour, with their rank', () => {
  expect(pieces('Bang! 10♦ at you, K♠!')).toEqual([
    { text: 'Bang! ', suit: null },
    { text: '10♦', suit: 'red' },
    { text: ' at you, ', suit: null },
    { text: 'K♠', suit: 'black' },
    { text: '!', suit: null },
  ]);
});
