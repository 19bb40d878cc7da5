/** Cards that are played, put down, taken and torn; the General Store; what is drawn. */

import { count, type Seat } from '../../../lib/protocol';
import { duel, gatling, indians, shot } from './attacks';
import { face, felt, HOLD, kindOf, line, nameOf, seatOf, type Moment, type Tell, type Told } from './moment';

/** A routine deed of someone: one sentence, one card. */
function deed(key: string, sound: Told['sound'] = 'card'): Tell {
  return ({ event, rest }) => {
    const life = rest.find((one) => one.event === 'life-gained' && one.seat === event.seat)?.life ?? 0;
    return {
      line: line(key, { seat: event.seat }, { life }),
      face: seatOf(event),
      motion: 350,
      hold: HOLD.routine,
      sound,
      sign: kindOf(event),
      deed: { seat: seatOf(event) },
    };
  };
}

const draws =
  (key: string): Tell =>
  (moment) => {
    const drawn = moment.rest.find((one) => one.event === 'cards-drawn');
    const told = deed(key)(moment);
    return told && { ...told, line: line(key, { seat: moment.event.seat }, { count: count(drawn?.cards ?? []) }) };
  };

/** The rope or the tear is told with the card that is lost. */
const aimed: Tell = ({ event }) => ({
  line: null,
  face: seatOf(event),
  motion: 400,
  hold: 0,
  sound: kindOf(event) === 'panic' ? 'rope' : 'card',
});

const PLAYED: Record<string, Tell> = {
  bang: shot,
  missed: shot,
  gatling,
  indians,
  duel,
  beer: deed('web-bang-tell-beer'),
  saloon: deed('web-bang-tell-saloon'),
  stagecoach: draws('web-bang-tell-stagecoach'),
  'wells-fargo': draws('web-bang-tell-wells-fargo'),
  'general-store': deed('web-bang-tell-store'),
  panic: aimed,
  'cat-balou': aimed,
};

export const played: Tell = (moment) => PLAYED[kindOf(moment.event)]?.(moment) ?? null;

export const putInPlay: Tell = (moment) => {
  const { event } = moment;
  const kind = kindOf(event);
  if (kind === 'jail') return jails(moment);
  return {
    line: line('web-bang-tell-puts', { seat: event.seat }, { card: kind }),
    face: seatOf(event),
    motion: 350,
    hold: HOLD.routine,
    sound: kind === 'dynamite' ? 'fuse' : 'card',
    sign: kind,
    deed: { seat: seatOf(event) },
  };
};

function jails(moment: Moment): Told {
  const { event } = moment;
  const target = event.owner ?? -1;
  return {
    line: line('web-bang-tell-jail', { seat: event.seat, target }),
    face: seatOf(event),
    motion: 350,
    ...felt(moment, target),
    sound: 'bars',
    sign: 'jail',
    deed: { seat: seatOf(event), target },
  };
}

// -- What is taken and torn ----------------------------------------------------------------

/** Why a card was taken, by the clause. */
const WHY: Record<string, string> = { 'BA-53': 'gringo', 'BA-54': 'jesse' };

export const taken: Tell = (moment) => {
  const { event } = moment;
  const name = nameOf(event);
  const why = WHY[event.rule] ?? 'panic';
  const card = name === null ? 'hidden' : kindOf(event);
  return {
    line:
      event.victim === event.seat
        ? line('web-bang-tell-store-takes', { seat: event.seat }, { card })
        : line('web-bang-tell-takes', { seat: event.seat, target: event.victim }, { card, why }),
    face: seatOf(event),
    motion: 600,
    ...felt(moment, event.victim === event.seat ? null : event.victim),
    sound: 'card',
    sign: why === 'panic' ? 'panic' : 'card',
    ...(why === 'panic' ? { deed: { seat: seatOf(event), target: event.victim ?? null } } : {}),
  };
};

/** By the clause: torn by Cat Balou, or discarded of one's own. */
export const discarded: Tell = (moment) => {
  const { event, view } = moment;
  if (event.rule === 'BA-31') return torn(moment, view.turn);
  if (event.rule === 'BA-19') return penalised(moment);
  return {
    line: line('web-bang-tell-discards', { seat: event.seat }, { card: kindOf(event) }),
    face: seatOf(event),
    motion: 300,
    hold: 300,
    sound: 'card',
    sign: 'discard',
  };
};

function torn(moment: Moment, by: Seat): Told {
  const { event } = moment;
  return {
    line: line('web-bang-tell-torn', { seat: by, target: event.seat }, { card: kindOf(event) }),
    face: by,
    motion: 700,
    ...felt(moment, event.seat === by ? null : event.seat),
    sound: 'tear',
    sign: 'cat-balou',
    deed: { seat: by, target: seatOf(event) },
  };
}

/** The Sheriff has shot a Deputy. */
function penalised(moment: Moment): Told {
  const { event } = moment;
  return {
    line: line('web-bang-tell-penalty', { seat: event.seat }),
    face: seatOf(event),
    motion: 500,
    ...felt(moment, event.seat, HOLD.hit),
    sound: 'card',
    sign: 'discard',
  };
}

export const inherited: Tell = ({ event }) => ({
  line: line('web-bang-tell-inherits', { seat: event.seat, target: event.victim }),
  face: seatOf(event),
  motion: 500,
  hold: HOLD.routine,
  sound: 'card',
  sign: 'card',
});

export const fromStore: Tell = ({ event }) => ({
  line: line('web-bang-tell-store-takes', { seat: event.seat }, { card: kindOf(event) }),
  face: seatOf(event),
  motion: 350,
  hold: 400,
  sound: 'card',
  sign: 'general-store',
});

// -- What is drawn -------------------------------------------------------------------------

/** Cards for a reward are worth a moment; all others are told in passing. */
export const drawn: Tell = ({ event }) => {
  const reward = event.rule === 'BA-19';
  const key = reward ? 'web-bang-tell-reward' : 'web-bang-tell-draws';
  return {
    line: line(key, { seat: event.seat }, { count: count(event.cards ?? []) }),
    face: seatOf(event),
    motion: 350,
    hold: reward ? HOLD.routine : 0,
    sound: 'card',
    sign: 'card',
  };
};

export const shown: Tell = ({ event }) => ({
  line: line('web-bang-tell-shows', { seat: event.seat }, face(nameOf(event) ?? '')),
  face: seatOf(event),
  motion: 400,
  hold: 300,
  sound: 'flip',
  sign: 'card',
});

export const fromDiscard: Tell = ({ event }) => ({
  line: line('web-bang-tell-from-discard', { seat: event.seat }, { card: kindOf(event) }),
  face: seatOf(event),
  motion: 400,
  hold: 300,
  sound: 'card',
  sign: 'card',
});

export const looked: Tell = ({ event }) => ({
  line: line('web-bang-tell-looks', { seat: event.seat }, { count: count(event.cards ?? []) }),
  face: seatOf(event),
  motion: 350,
  hold: 0,
  sound: 'card',
  sign: 'card',
});

export const putBack: Tell = ({ event }) => ({
  line: line('web-bang-tell-puts-back', { seat: event.seat }),
  face: seatOf(event),
  motion: 350,
  hold: 0,
  sound: 'card',
  sign: 'card',
});
