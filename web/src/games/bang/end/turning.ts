/** The turning point of a game: after it the side that won was never behind again. */

import type { Line } from '../../../lib/board';
import type { Seat } from '../../../lib/protocol';
import { momentLine, momentOf, type BangEnd } from './ending';
import type { Change, History, Kill } from './history';

export interface Turning extends Kill {
  line: Line;
}

export function turningOf(end: BangEnd, history: History): Turning | null {
  const side = end.view.side;
  const found =
    side === 'law'
      ? majority(end, history)
      : side === 'renegade'
        ? duelOfTwo(end, history)
        : side === 'outlaws'
          ? downfall(end, history)
          : null;
  if (found) return found;
  const last = momentOf(end, history);
  return last && { ...last, line: momentLine(last) };
}

const LAW = ['sheriff', 'deputy'];

/** The first death after which more of the law than of its enemies lived, to the end. */
function majority({ view }: BangEnd, { kills }: History): Turning | null {
  const leads = kills.map((_, place) => {
    const dead = kills.slice(0, place + 1).map(({ victim }) => victim);
    const living = view.roles.filter((__, seat) => !dead.includes(seat));
    const law = living.filter((role) => LAW.includes(String(role))).length;
    return 2 * law > living.length;
  });
  const kill = kills[leads.lastIndexOf(false) + 1];
  return kill && kill !== kills.at(-1) ? told(kill, 'web-bang-end-turn-law') : null;
}

/** The death that left the Renegade alone with the Sheriff. */
function duelOfTwo({ view }: BangEnd, { kills }: History): Turning | null {
  const kill = kills[view.seats - 3];
  const rest = kills.slice(view.seats - 2).map(({ victim }) => view.roles[victim]);
  return kill && rest.includes('sheriff') ? told(kill, 'web-bang-end-turn-two') : null;
}

/** The blow after which the Sheriff never again had more than half of the lives. */
function downfall({ view }: BangEnd, { changes }: History): Turning | null {
  const sheriff: Seat = view.roles.indexOf('sheriff');
  const half = Math.floor((view.full_lives[sheriff] ?? 0) / 2);
  const own = changes.filter(({ victim }) => victim === sheriff);
  const place = own.findLastIndex(({ life }) => life > half) + 1;
  const blow: Change | undefined = own[place];
  if (!blow || blow.life < 1) return null;
  const most = Math.max(...own.slice(place).map(({ life }) => life));
  const by = blow.card === 'dynamite' ? 'dynamite' : blow.by === null ? 'none' : 'somebody';
  const line = {
    key: 'web-bang-end-turn-sheriff',
    seats: { target: sheriff, ...(blow.by === null ? {} : { seat: blow.by }) },
    values: { round: blow.round, life: blow.life, most, by },
  };
  return { ...blow, dynamite: by === 'dynamite', line };
}

function told(kill: Kill, key: string): Turning {
  return { ...kill, line: { key, seats: { target: kill.victim }, values: { round: kill.round } } };
}
