import { describe, expect, test } from 'vitest';
import type { Line, Step } from '../lib/board';
import { PACES, timeOf } from '../lib/telling/tempo';
import { lineText } from '../lib/telling/words';
import { LANGUAGES, Texts } from '../lib/texts';
import { eventsOf, foldOf, games, pairs, runsOf, stepsOf, storyOf, type Run } from './told';

/** Milliseconds for whole matches, of which there are many. */
const LONG = 120_000;
/** Milliseconds of later sights: what is routine hurries as much as it ever does. */
const MANY = 60_000;
/** What is done to me stands at least so long. */
const HIT_LEAST = 1200;
/** What the log tells and the narrator need not: it is seen, or the next question says it. */
const QUIET: Record<string, string[]> = {
  sakura: ['card-drawn', 'deck-shuffled', 'round-began', 'two-cards-due'],
};

describe.each(games)('%s', async (game) => {
  const runs = await runsOf(game);
  const told = (run: Run): Step[] => pairs(run).flatMap(([before, after]) => stepsOf(game)(before, after, run.printed));

  test.each(runs)('folding the events from any view gives the next one: $name', (run) => {
    for (const [before, after] of pairs(run)) {
      const folded = eventsOf(after).reduce((view, event) => foldOf(game)(view, event, run.printed), before.view);
      expect(storyOf(game, folded)).toEqual(storyOf(game, after.view));
    }
  });

  test.each(runs)('every event is told once, in order, up to the sight itself: $name', (run) => {
    for (const [before, after] of pairs(run)) {
      const steps = stepsOf(game)(before, after, run.printed);
      expect(steps.flatMap((step) => step.events)).toEqual(eventsOf(after));
      let view = before.view;
      for (const step of steps) {
        view = step.events.reduce((seen, event) => foldOf(game)(seen, event, run.printed), view);
        expect(storyOf(game, step.view)).toEqual(storyOf(game, view));
      }
      if (steps.length) expect(steps.at(-1)?.view).toEqual(after.view);
    }
  });

  test(
    'what the log tells the narrator tells, too: alone, or together with the next step',
    () => {
      const silent = new Map<string, boolean>();
      for (const run of runs) {
        for (const [before, after] of pairs(run)) {
          const steps = stepsOf(game)(before, after, run.printed);
          const logged = new Set(after.events.filter(({ said }) => said).map(({ event }) => event));
          steps.forEach((step, place) => {
            // A step that says nothing of its own is told with the words of the log.
            const isTold = steps.slice(place, place + 2).some(({ line }) => line !== null);
            for (const event of step.events) {
              if (!logged.has(event)) continue;
              silent.set(event.event, (silent.get(event.event) ?? true) && !isTold);
            }
          });
        }
      }
      const kinds = [...silent].filter(([, never]) => never).map(([kind]) => kind);
      expect(kinds.filter((kind) => !QUIET[game]?.includes(kind))).toEqual([]);
    },
    LONG,
  );

  test.each(LANGUAGES)(
    'every sentence is there, for everybody who may read it: %s',
    async (language) => {
      const texts = await new Texts(language).load('core', 'web', 'telling', game, `web-${game}`);
      const missing = new Set<string>();
      const lines = new Map<string, [Line, number]>();
      for (const run of runs) {
        for (const step of told(run)) {
          for (const line of [step.line, step.reason]) {
            if (line) lines.set(JSON.stringify([line.key, Object.keys(line.values ?? {})]), [line, step.view.seats]);
          }
        }
      }
      for (const [line, seats] of lines.values()) {
        const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
        for (const me of [null, ...Object.values(line.seats ?? {})]) {
          const said = lineText(line, names, me, (key, values) => texts.get(key, values));
          if (!texts.has(line.key) || said.includes('{')) missing.add(`${line.key}: ${said}`);
        }
      }
      expect([...missing]).toEqual([]);
    },
    LONG,
  );

  test(
    'what hits the reader is held at every pace, and nothing is held for ever',
    () => {
      for (const run of runs) {
        for (const step of told(run)) {
          expect(step.hold + (step.motion ?? 0)).toBeLessThan(12_000);
          if (step.accent !== 'hits-me') continue;
          const frame = { step, news: [], isLast: false, sight: run.sights[0] };
          for (const pace of PACES) {
            for (const isStill of [true, false]) {
              expect(timeOf(frame, { pace, isStill, waiting: MANY }).hold).toBeGreaterThanOrEqual(HIT_LEAST);
            }
          }
        }
      }
    },
    LONG,
  );
});
