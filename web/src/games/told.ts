/** For tests: every sight of the recorded moments and matches, with the board's own telling. */

import type { Fixture } from '../gallery/fixture';
import type { Person, Step } from '../lib/board';
import type { BaseEvent, BaseView, News, Sight } from '../lib/protocol';

type Fold = (view: BaseView, event: BaseEvent, printed: unknown) => BaseView;
type Steps = (before: Sight, after: Sight, printed: unknown) => Step[];

interface Folding {
  fold: Fold;
  /** Fields that belong to the question: no event tells them. */
  asks?: readonly string[];
}

const folds = import.meta.glob('./*/fold.ts', { eager: true }) as Record<string, Folding>;
const tellings = import.meta.glob('./*/steps.ts', { eager: true }) as Record<string, { steps: Steps }>;

export const games = Object.keys(tellings).map((path) => path.split('/')[1]);
export const foldOf = (game: string): Fold => folds[`./${game}/fold.ts`]?.fold;
/** A view without what only its question tells. */
export function storyOf(game: string, view: BaseView): BaseView {
  const asks = folds[`./${game}/fold.ts`]?.asks ?? [];
  return { ...view, ...Object.fromEntries(asks.map((field) => [field, null])) };
}
export const stepsOf = (game: string): Steps => tellings[`./${game}/steps.ts`].steps;

/** A run of sights through one pair of eyes. */
export interface Run {
  name: string;
  printed: unknown;
  sights: Sight[];
}

const fixtures = import.meta.glob('../../fixtures/*/*.json', { import: 'default', eager: true }) as Record<
  string,
  Fixture
>;

const folder: string | undefined = (globalThis as { process?: { env: Record<string, string> } }).process?.env
  .LUDOTEKA_MATCHES;

export async function runsOf(game: string): Promise<Run[]> {
  const moments = Object.entries(fixtures)
    .filter(([path]) => path.includes(`/${game}/`))
    .map(([path, { printed, before, welcome }]) => ({
      name: path.split('/').at(-1) ?? '',
      printed,
      sights: news([...before, welcome.sights[0] as Sight]),
    }));
  return [...moments, ...(folder ? await matchesOf(`${folder}/${game}`) : [])];
}

/** Whole matches, written by `python -m scripts.matches FOLDER`; too large to be kept. */
async function matchesOf(path: string): Promise<Run[]> {
  const files = await import(/* @vite-ignore */ `node:${'fs'}`);
  const names: string[] = files.readdirSync(path);
  return names.map((name) => ({ name, ...JSON.parse(files.readFileSync(`${path}/${name}`, 'utf-8')) }));
}

/** The last sight of a fixture repeats the whole log: only what is new counts. */
function news(sights: Sight[]): Sight[] {
  let seen = -1;
  return sights.map((sight) => {
    const events = sight.events.filter(({ seq }) => seq > seen);
    seen = Math.max(seen, ...events.map(({ seq }) => seq));
    return { ...sight, events };
  });
}

/** Each sight with the one before it. */
export function pairs({ sights }: Run): [Sight, Sight][] {
  return sights.slice(1).map((after, place) => [sights[place], after]);
}

export const eventsOf = (sight: Sight): BaseEvent[] => sight.events.map(({ event }: News) => event);

/** People whose names say where they sit. */
export function peopleOf(seats: number, sight: Sight): Person[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: `Seat ${seat}`,
    kind: 'person',
    figure: null,
    face: null,
    level: null,
    bot: false,
    resigned: false,
    here: true,
    acting: sight.view.to_act.includes(seat),
    deadline: null,
    left: null,
  }));
}
