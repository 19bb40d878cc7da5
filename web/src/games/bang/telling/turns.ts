/** Turns, draw!, Dynamite and Jail, who is out, and the end of a game. */

import type { Line } from '../../../lib/board';
import { isHidden, type Seat, type Sight } from '../../../lib/protocol';
import { aimKey } from '../roles';
import { barrel } from './attacks';
import { face, felt, follows, HOLD, kindOf, line, nameOf, seatOf, type Moment, type Tell, type Told } from './moment';
import type { BangEvent, BangFields, BangPrinted, BangView, Role } from '../view';

export const turn: Tell = ({ event }) => ({
  line: line('web-bang-tell-turn', { seat: event.seat }),
  face: seatOf(event),
  motion: 350,
  hold: 0,
  sign: 'turn',
});

export const skipped: Tell = (moment) => ({
  line: line('web-bang-tell-skipped', { seat: moment.event.seat }),
  face: seatOf(moment.event),
  motion: 350,
  ...felt(moment, moment.event.seat, HOLD.hit),
  sound: 'bars',
  sign: 'jail',
});

// -- draw! ---------------------------------------------------------------------------------

/** What a card is turned for: what comes next says it. */
export const turned: Tell = (moment) => {
  const { rest } = moment;
  if (follows(rest, 'dynamite-passed', 'dynamite-exploded')) return dynamite(moment);
  const thrown = follows(rest, 'card-discarded');
  if (thrown?.rule === 'BA-44' && kindOf(thrown) === 'jail') return jail(moment);
  return barrel(moment);
};

function dynamite(moment: Moment): Told {
  const { event, rest } = moment;
  const bursts = follows(rest, 'dynamite-exploded') !== null;
  return {
    line: line(
      'web-bang-tell-draw-dynamite',
      { seat: event.seat },
      {
        ...face(nameOf(event) ?? ''),
        result: bursts ? 'bursts' : 'passes',
      },
    ),
    face: seatOf(event),
    motion: 350,
    hold: 850,
    sound: bursts ? 'fuse' : 'flip',
    sign: 'dynamite',
  };
}

function jail(moment: Moment): Told {
  const { event, rest, me } = moment;
  const stays = follows(rest, 'turn-skipped') !== null;
  const mine = event.seat === me;
  return {
    line: line(
      'web-bang-tell-draw-jail',
      { seat: event.seat },
      {
        ...face(nameOf(event) ?? ''),
        result: stays ? 'stays' : 'free',
      },
    ),
    face: seatOf(event),
    motion: 350,
    hold: mine && !stays ? HOLD.good : 750,
    accent: !mine ? 'plain' : stays ? 'hits-me' : 'good-for-me',
    sound: 'flip',
    sign: 'jail',
  };
}

/** Lucky Duke turns two. */
export const turnedTwo: Tell = ({ event }) => ({
  line: line('web-bang-tell-turns-two', { seat: event.seat }),
  face: seatOf(event),
  motion: 400,
  hold: 300,
  sound: 'flip',
  sign: 'draw',
});

export const passed: Tell = (moment) => {
  const { event } = moment;
  return {
    line: line('web-bang-tell-dynamite-moves', { seat: event.to }),
    face: event.to ?? null,
    motion: 350,
    ...felt(moment, event.to, 0),
    sound: 'fuse',
    sign: 'dynamite',
  };
};

export const exploded: Tell = (moment) => ({
  line: line(
    'web-bang-tell-explodes',
    { seat: moment.event.seat },
    {
      life: Math.max(0, moment.rest.find((one) => one.event === 'life-lost')?.life ?? 0),
    },
  ),
  face: seatOf(moment.event),
  motion: 700,
  ...felt(moment, moment.event.seat, HOLD.hit),
  sound: 'boom',
  sign: 'dynamite',
});

// -- Out, and over -------------------------------------------------------------------------

export const out: Tell = ({ event, me }) => {
  const role = typeof event.role === 'string' ? event.role : 'hidden';
  const mine = event.seat === me;
  return {
    line: line('web-bang-tell-out', { seat: event.seat }, { role }),
    face: seatOf(event),
    motion: 400,
    hold: HOLD.out,
    accent: mine ? 'hits-me' : 'somebody-out',
    sound: 'stamp',
    sign: 'out',
    ...(event.by != null ? { deed: { seat: event.by, target: seatOf(event) } } : {}),
  };
};

export const gameOver: Tell = ({ event, end, me }) => {
  const won = me !== null && (event.winners ?? []).includes(me);
  const single = end.options.mode === 'single';
  return {
    line: line('web-bang-tell-over', {}, { side: event.side ?? 'none' }),
    face: event.winners?.[0] ?? null,
    motion: 0,
    hold: HOLD.end,
    accent: single ? 'match-over' : won ? 'good-for-me' : 'plain',
    sound: won ? 'win' : me === null ? 'bell' : 'lose',
    sign: 'out',
  };
};

/** Who the Sheriff is, if there is one; who I am, and what I want. */
export function opening(
  { events, view, seat }: Sight<BangView, BangEvent>,
  printed: BangPrinted,
): Pick<Told, 'line' | 'reason' | 'saysReason' | 'face' | 'sign'> {
  const told = events.map(({ event }) => event);
  return rolesDealt(told, { me: seat, seats: view.seats, printed });
}

interface Reader {
  me: Seat | null;
  seats: number;
  printed: BangPrinted;
}

function rolesDealt(events: readonly BangFields[], reader: Reader) {
  const sheriff = events.find((one) => one.event === 'role-shown' && one.role === 'sheriff');
  return {
    line: line('web-bang-tell-deal', { seat: sheriff?.seat ?? undefined }, { sheriff: sheriff ? 'yes' : 'no' }),
    reason: myRole(events, reader),
    saysReason: true,
    face: sheriff?.seat ?? null,
    sign: 'role',
  };
}

/** Without the Sheriff's own name, which the deal has said. */
function myRole(events: readonly BangFields[], { me, seats, printed }: Reader): Line | null {
  const role = roleOf(events, me);
  if (!role) return null;
  const renegades = printed.roles.filter((one) => one === 'renegade').length;
  const aim: Line = { key: aimKey(role, seats), values: { renegades } };
  const name: Line = { key: `bang-role-${role}` };
  return line(role === 'sheriff' ? 'web-bang-tell-aim' : 'web-bang-tell-role', { seat: me }, { role, name, aim });
}

function roleOf(events: readonly BangFields[], me: Seat | null): Role | null {
  const mine = events.find((one) => one.seat === me && ['role-dealt', 'role-shown'].includes(one.event));
  return mine?.role && !isHidden(mine.role) ? mine.role : null;
}

/** Roles, characters and hands: one picture, in which everybody reads their own role. */
export const dealt: Tell = ({ rest, me, view, printed }) => ({
  ...rolesDealt(rest, { me, seats: view.seats, printed }),
  motion: roleOf(rest, me) ? 3000 : 600,
  hold: HOLD.routine,
  sound: 'shuffle',
});
