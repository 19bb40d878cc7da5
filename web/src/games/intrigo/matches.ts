/** For tests: whole matches of the engine, as a spectator saw them. */
import type { Sight } from '../../lib/protocol';
import type { IntrigoEvent, IntrigoPrinted, IntrigoView } from './view';
import four from '../../../fixtures/intrigo/match-4.json';
import three from '../../../fixtures/intrigo/match-3.json';

export type IntrigoSight = Sight<IntrigoView, IntrigoEvent>;

interface Match {
  before: unknown;
  welcome: { sights: unknown };
}

function sightsOf(match: Match): IntrigoSight[] {
  return [...(match.before as IntrigoSight[]), ...(match.welcome.sights as IntrigoSight[])];
}

export const MATCHES: [string, IntrigoSight[], IntrigoPrinted][] = [
  ['four players', sightsOf(four), four.printed],
  ['three players', sightsOf(three), three.printed],
];
