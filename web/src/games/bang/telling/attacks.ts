/** Shots and what comes of them: aim, answer, dodge, hit (BA-11 … BA-13, BA-32 … BA-34). */

import type { Seat } from '../../../lib/protocol';
import { attackOf } from '../situation';
import { face, felt, HOLD, kindOf, line, nameOf, seatOf, type Moment, type Tell, type Told } from './moment';

/** Aim and fire; then the bullet stands in the air, for everybody as long. */
const SHOT = 730;
const SHOT_AT_ME = 950;
const BREATH = 600;
const FAN = 700;

export const shot: Tell = (moment) => {
  const { event, end, me } = moment;
  const target = event.target ?? -1;
  const needed = attackOf(end)?.needed || 1;
  const atMe = target === me;
  return {
    line: line('web-bang-tell-shot', { seat: event.seat, target }, { needed }),
    face: seatOf(event),
    motion: atMe ? SHOT_AT_ME : SHOT,
    hold: atMe ? HOLD.me : BREATH,
    accent: atMe ? 'hits-me' : 'plain',
    sound: 'shot',
    sign: 'bang',
    deed: { seat: seatOf(event), target },
  };
};

/** Everybody else at once; me, too, if I am in the game. */
function volley(key: string, sound: 'shot' | 'rope'): Tell {
  return ({ event, view, me }) => {
    const atMe = me !== null && me !== event.seat && view.alive.includes(me);
    return {
      line: line(key, { seat: event.seat, target: atMe ? me : null }),
      face: seatOf(event),
      motion: FAN,
      hold: atMe ? HOLD.me : HOLD.routine,
      accent: atMe ? 'hits-me' : 'plain',
      sound,
      sign: kindOf(event),
      deed: { seat: seatOf(event), target: atMe ? me : null },
    };
  };
}

export const gatling = volley('web-bang-tell-gatling', 'shot');
export const indians = volley('web-bang-tell-indians', 'rope');

export const duel: Tell = (moment) => {
  const { event } = moment;
  const target = event.target ?? -1;
  return {
    line: line('web-bang-tell-duel', { seat: event.seat, target }),
    face: seatOf(event),
    motion: 600,
    ...felt(moment, target, BREATH),
    sound: 'tick',
    sign: 'duel',
    deed: { seat: seatOf(event), target },
  };
};

/** A Missed! against a shot, a Bang! against Indians! or in a Duel. */
export const answered: Tell = (moment) => {
  const attack = attackOf(moment.view);
  if (attack?.kind === 'duel') return answersDuel(moment, attack.by);
  if (attack?.kind === 'attack') return answersIndians(moment);
  if (attack && attack.needed > 1) return answersOne(moment);
  return dodges(moment, 'web-bang-tell-dodge', { card: kindOf(moment.event) });
};

function answersDuel(moment: Moment, other: Seat): Told {
  const { event, me } = moment;
  return {
    line: line('web-bang-tell-duel-answer', { seat: event.seat, target: other }),
    face: seatOf(event),
    motion: 500,
    hold: other === me ? HOLD.me : HOLD.routine,
    accent: other === me ? 'hits-me' : 'plain',
    sound: 'shot',
    sign: 'bang',
  };
}

function answersIndians({ event, me }: Moment): Told {
  const mine = event.seat === me;
  return {
    line: line('web-bang-tell-indians-answer', { seat: event.seat }),
    face: seatOf(event),
    motion: 500,
    hold: mine ? HOLD.good : HOLD.routine,
    accent: mine ? 'good-for-me' : 'plain',
    sound: 'miss',
    sign: 'bang',
  };
}

function answersOne({ event }: Moment): Told {
  return {
    line: line('web-bang-tell-one-more', { seat: event.seat }),
    face: seatOf(event),
    motion: 300,
    hold: HOLD.routine,
    sound: 'card',
    sign: 'missed',
  };
}

export function dodges(moment: Moment, key: string, values: Record<string, string>): Told {
  const { event, me } = moment;
  const mine = event.seat === me;
  return {
    line: line(key, { seat: event.seat }, values),
    face: seatOf(event),
    motion: 500,
    hold: mine ? HOLD.good : HOLD.routine,
    accent: mine ? 'good-for-me' : 'plain',
    sound: 'miss',
    sign: 'missed',
  };
}

/** A card turned for a Barrel: it saves, it counts for one of two, or it does not help. */
export function barrel(moment: Moment): Told {
  const { event, rest, view, end } = moment;
  const name = nameOf(event) ?? '';
  const saved = rest.some((one) => one.event === 'shot-cancelled' && one.seat === event.seat);
  const half = (attackOf(view)?.needed ?? 1) > (attackOf(end)?.needed ?? 9);
  const told = dodges(moment, 'web-bang-tell-barrel', {
    ...face(name),
    result: saved ? 'saved' : half ? 'half' : 'no',
  });
  if (saved) return { ...told, motion: 850, sign: 'barrel' };
  return { ...told, motion: 350, accent: 'plain', hold: HOLD.routine, sound: 'flip', sign: 'barrel' };
}

/** What to say of a lost life, by what is under way. */
const HITS: Record<string, string> = {
  shot: 'web-bang-tell-hit',
  attack: 'web-bang-tell-indians-hit',
  duel: 'web-bang-tell-duel-lost',
};

export const hit: Tell = (moment) => {
  const { event, view, me } = moment;
  const attack = attackOf(view);
  const shooter = attack?.kind === 'shot' ? attack.by : null;
  return {
    line: line(
      attack ? HITS[attack.kind] : 'web-bang-tell-loses',
      { by: shooter, seat: event.seat },
      { life: Math.max(0, event.life ?? 0) },
    ),
    face: attack && attack.by >= 0 && attack.kind !== 'duel' ? attack.by : seatOf(event),
    motion: event.seat === me ? 420 : 320,
    ...felt(moment, event.seat, HOLD.hit),
    sound: 'hit',
    sign: 'hit',
  };
};
