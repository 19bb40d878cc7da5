/** What stands in the prompt: the question in bold, and a second sentence. */

import type { Later } from '../../lib/board';
import { count } from '../../lib/protocol';
import { POSTER } from './moves';
import { isBetweenGames } from './situation';
import type { Saloon } from './saloon.svelte';
import { EFFECTS } from './words';

export interface Question {
  title: string;
  detail: string;
}

/** What is asked of someone else, by decision. */
const DECIDES: Record<string, string> = {
  'answer-shot': 'web-bang-decides-shot',
  'answer-indians': 'web-bang-decides-bang',
  'answer-duel': 'web-bang-decides-bang',
  'take-card': 'web-bang-decides-store',
  rescue: 'web-bang-decides-rescue',
  'choose-card': 'web-bang-decides-lucky',
  'put-back': 'web-bang-decides-kit',
  discard: 'web-bang-decides-discard',
};

/** What a card is turned for, by the sentence that tells it. */
const DRAWN: Record<string, [string, string]> = {
  'web-bang-tell-draw-jail': ['web-bang-drawn-jail', 'web-bang-drawn-jail-how'],
  'web-bang-tell-draw-dynamite': ['web-bang-drawn-dynamite', 'web-bang-drawn-dynamite-how'],
};

const SKIPPED = 'web-bang-tell-skipped';

/** By the kind of the picked card. */
const WHO: Record<string, string> = {
  bang: 'web-bang-who-shot',
  missed: 'web-bang-who-shot',
  panic: 'web-bang-who-panic',
  'cat-balou': 'web-bang-who-cat-balou',
  duel: 'web-bang-who-duel',
  jail: 'web-bang-who-jail',
};

export function questionOf(saloon: Saloon): Question {
  const { board, view } = saloon;
  const role = saloon.role(saloon.bottom);
  if (saloon.reveal.shown === 'first' && role) {
    return { title: saloon.text('web-bang-you-are', { role }), detail: saloon.aim(role) };
  }
  const place = board.narrator.place;
  if (saloon.looksBack && place) return { title: saloon.text('web-bang-looking-back', { ...place }), detail: '' };
  const later = board.later;
  // A replay says what happened in the strip above.
  if (board.past && !view.result && view.to_act.length) return { ...between(saloon), detail: waits(saloon) };
  if (later && !saloon.isAsked) return waiting(saloon, later);
  if (saloon.isBetween && !view.result) return between(saloon);
  if (saloon.isAsked) return saloon.heldKind ? picked(saloon, saloon.heldKind) : asked(saloon);
  if (view.result || !view.to_act.length) return { title: board.prompt.text, detail: '' };
  return { title: board.prompt.text, detail: waits(saloon) };
}

/** What I am asked about, as it stands there from the moment when it waits. */
const ANSWERS: Record<string, string> = {
  'answer-shot': 'web-bang-dodge',
  'answer-duel': 'web-bang-answer-duel',
  'answer-indians': 'web-bang-answer-indians',
};

/** The question that waits while the story is told: in the words that it has afterwards, too. */
function waiting(saloon: Saloon, later: Later): Question {
  if (later.decision === 'play') return { title: saloon.text('web-bang-your-move'), detail: later.prompt.text };
  const answer = ANSWERS[later.decision ?? ''];
  return { title: answer ? saloon.text(answer) : later.prompt.text, detail: '' };
}

/** Nothing is asked yet: what became of me, or whose turn it is. */
function between(saloon: Saloon): Question {
  const { board, view } = saloon;
  const me = board.past ? null : board.me;
  const hit = board.step?.events.find((one) => one.event === 'life-lost' && one.seat === me);
  if (hit?.event === 'life-lost') {
    const lives = saloon.text('web-bang-lives-left', { lives: Math.max(0, hit.life) });
    return { title: saloon.text('web-bang-you-are-hit'), detail: lives };
  }
  if (isBetweenGames(view) || !view.alive.includes(view.turn)) return { title: '', detail: '' };
  const name = saloon.person(view.turn).name;
  const you = view.turn === me ? 'seat' : 'none';
  const told = board.step?.line?.key ?? '';
  const drawn = DRAWN[told];
  if (drawn) return { title: saloon.text(drawn[0]), detail: saloon.text(drawn[1]) };
  if (told === SKIPPED) return { title: saloon.text('web-bang-turn-skipped', { seat: name, you }), detail: '' };
  return { title: saloon.text('web-bang-heading-turn', { seat: name, you }), detail: '' };
}

function picked(saloon: Saloon, kind: string): Question {
  const title = WHO[kind] && saloon.choosesTarget ? saloon.text(WHO[kind]) : saloon.cardName(kind);
  const aimed = saloon.aimed;
  if (aimed === null) return { title, detail: saloon.text(EFFECTS[kind]) };
  return { title, detail: saloon.reachSentence(aimed) };
}

function asked(saloon: Saloon): Question {
  const { view, attack, board } = saloon;
  const me = board.me ?? 0;
  if (saloon.picker.picked[0] === POSTER && view.decision !== 'play') {
    return { title: saloon.text('web-bang-heal'), detail: saloon.text('web-bang-heal-first') };
  }
  if (view.decision === 'discard-second') {
    return { title: saloon.text('web-bang-heal-second'), detail: saloon.text('web-bang-heal-both') };
  }
  if (attack && attack.at === me) return underFire(saloon);
  if (view.decision === 'play') {
    const detail = view.bangs ? saloon.text('web-bang-has-fired', { count: view.bangs }) : board.prompt.text;
    return { title: saloon.text('web-bang-your-move'), detail };
  }
  if (view.decision === 'discard') {
    const lives = Math.max(0, view.lives[me]);
    const many = count(view.hands[me]) - lives;
    return {
      title: saloon.text('web-bang-discard', { count: many }),
      detail: saloon.text('web-bang-hand-limit', { lives }),
    };
  }
  return { title: board.prompt.text, detail: '' };
}

function underFire(saloon: Saloon): Question {
  const { view, attack, board } = saloon;
  const lives = saloon.text('web-bang-lives-left', { lives: Math.max(0, view.lives[board.me ?? 0]) });
  if (attack?.kind === 'shot') {
    const needed = saloon.text('web-bang-needed', { needed: attack.needed });
    return { title: saloon.text(ANSWERS['answer-shot']), detail: `${needed} ${lives}` };
  }
  const title = saloon.text(attack?.kind === 'duel' ? ANSWERS['answer-duel'] : ANSWERS['answer-indians']);
  return { title, detail: `${saloon.text('web-bang-bang-needed')} ${lives}` };
}

/** Who did it, and whether there is still something to hope for. */
function out(saloon: Saloon, me: number): string {
  const { view } = saloon;
  const killer = view.killers[view.fallen.indexOf(me)] ?? null;
  const said =
    killer === null || killer === me
      ? saloon.text('web-bang-out-alone')
      : saloon.text('web-bang-out', { name: saloon.board.names[killer] });
  // With three everybody plays for themselves; else Outlaws and Deputies win with their side.
  const sides = view.lives.length > 3 && ['outlaw', 'deputy'].includes(String(view.roles[me]));
  return `${said} ${saloon.text(sides ? 'web-bang-out-can-win' : 'web-bang-out-lost')}`;
}

function waits(saloon: Saloon): string {
  const { view, board } = saloon;
  const decision = view.decision ?? '';
  if (board.me !== null && view.fallen.includes(board.me)) return out(saloon, board.me);
  if (DECIDES[decision]) return saloon.text(DECIDES[decision]);
  if (decision !== 'play') return '';
  const cards = count(view.hands[view.to_act[0]]);
  return saloon.text('web-bang-decides-play', { cards, fired: view.bangs });
}
