/** The beats between two sights: every event once, each with its picture and its sentence. */

import type { Accent, Line, Step } from '../../lib/board';
import type { Seat, Sight } from '../../lib/protocol';
import { fold } from './fold';
import { familyOf } from './pieces';
import { lines } from './lines';
import type { IntrigoEvent, IntrigoPrinted, IntrigoView } from './view';

type IntrigoSight = Sight<IntrigoView, IntrigoEvent>;
type IntrigoStep = Step<IntrigoView, IntrigoEvent>;
type Beat = Omit<IntrigoStep, 'view' | 'events'>;

/** Milliseconds at normal pace. */
const ROUTINE = { motion: 350, hold: 700 };
const POWER = { motion: 350, hold: 1000 };
const WON = { motion: 800, hold: 500 };
const STAYED = { motion: 350, hold: 350 };
const HITS_ME = 1600;
const GOOD_FOR_ME = 900;
const VICTORY = 1600;

export function steps(before: IntrigoSight, after: IntrigoSight, printed: IntrigoPrinted): IntrigoStep[] {
  const known = Math.max(-1, ...before.events.map(({ seq }) => seq));
  const news = after.events.flatMap(({ seq, event }) => (seq > known ? [event] : []));
  const told: IntrigoStep[] = [];
  let { view } = before;
  let silent: IntrigoEvent[] = [];
  for (const event of news) {
    const was = view;
    view = fold(view, event, printed);
    // Who leads now is seen with what changed it.
    if (event.event === 'leads-changed' && told.length && !silent.length) {
      const last = told.pop()!;
      told.push({ ...last, view, events: [...last.events, event] });
      continue;
    }
    silent.push(event);
    const beat = beatOf(event, was, view, news);
    if (!beat) continue;
    told.push({ view, events: silent, ...beat });
    silent = [];
  }
  return closed(told, silent, after.view);
}

/** What says nothing by itself belongs to the last beat, which shows the sight itself. */
function closed(told: IntrigoStep[], silent: IntrigoEvent[], view: IntrigoView): IntrigoStep[] {
  const last = told.at(-1);
  if (!last) return silent.length ? [{ view, events: silent, hold: 0, line: null }] : [];
  return told.with(-1, { ...last, view, events: [...last.events, ...silent] });
}

function beatOf(event: IntrigoEvent, was: IntrigoView, view: IntrigoView, news: readonly IntrigoEvent[]): Beat | null {
  const { seat: me } = view;
  switch (event.event) {
    case 'card-played':
      return { ...did(event.seat, lines.plays(event, view)), sign: event.card, sound: 'card' };
    case 'influence-bought':
      return { ...did(event.seat, lines.buys(event, view)), sign: event.influence, sound: 'coin' };
    case 'passed':
      return { ...did(event.seat, lines.passes(event)), ...ROUTINE, hold: 400 };
    case 'card-turned':
      return power(lines.turnsCard(event, view), mine(event.card, view), 'assassin');
    case 'card-called':
      return called(event, view);
    case 'cards-swapped':
      return power(lines.swapsCards(event, was), null, 'gondolier');
    case 'card-moved':
      return power(lines.movesCard(event, view), null, 'guard');
    case 'tokens-swapped':
      return power(lines.swapsTokens(event, was), null, 'merchant');
    case 'token-turned':
      return power(lines.turnsToken(event), leads(was, event.building, me), 'thief');
    case 'token-won':
      return won(event, view, isLast(event, news));
    case 'token-stayed':
      return { ...STAYED, line: lines.stays(event), sign: event.token };
    case 'round-ended':
      return { hold: 700, line: lines.roundEnds(event) };
    case 'card-kept':
      return { hold: 200, line: lines.keeps(event, view), face: event.seat, sound: 'card' };
    case 'packet-received':
      // One sentence for all packets: that of the last one.
      return event.seat === view.seats - 1 ? { ...ROUTINE, line: lines.packets(view) } : null;
    case 'tokens-placed':
      return { ...ROUTINE, line: lines.places(view), face: view.first, sound: 'shuffle' };
    default:
      return null;
  }
}

function did(seat: Seat, line: Line): Beat {
  return { ...ROUTINE, line, face: seat, deed: { seat } };
}

/** A power at work: in vermilion, if it is done to me. */
function power(line: Line, hits: boolean | null, sign: string): Beat {
  const accent: Accent = hits ? 'hits-me' : 'plain';
  return { ...POWER, ...(hits ? { hold: HITS_ME } : {}), line, accent, sign, sound: hits ? 'hit' : 'flip' };
}

function called(event: Extract<IntrigoEvent, { event: 'card-called' }>, view: IntrigoView): Beat {
  const hits = event.holder === view.seat && event.seat !== view.seat;
  return { ...power(lines.calls(event, view), hits, 'courtesan'), face: event.seat };
}

function won(event: Extract<IntrigoEvent, { event: 'token-won' }>, view: IntrigoView, ends: boolean): Beat {
  const isMine = event.seat === view.seat;
  const accent: Accent = isMine ? 'good-for-me' : ends ? 'hits-me' : 'plain';
  return {
    ...WON,
    hold: ends ? VICTORY : isMine ? GOOD_FOR_ME : WON.hold,
    line: lines.wins(event, view, ends),
    accent: view.seat === null && ends ? 'plain' : accent,
    face: event.seat,
    sign: event.token,
    sound: ends ? 'bell' : event.token === 'ducat' ? 'coin' : 'stamp',
  };
}

/** The seal that ends the match. */
function isLast(event: IntrigoEvent, news: readonly IntrigoEvent[]): boolean {
  const ended = news.some((one) => one.event === 'ended' && one.rule === 'IN-23');
  return ended && news.findLast((one) => one.event === 'token-won') === event;
}

const mine = (card: string, view: IntrigoView): boolean =>
  view.seat !== null && view.families[view.seat] === familyOf(card);

function leads(view: IntrigoView, building: number, me: Seat | null): boolean {
  const lead = view.leads[building];
  return me !== null && lead.state === 'leads' && lead.family === view.families[me];
}
