/**
 * A board by keyboard: digits pick the cards that are asked for, and the focus follows the
 * question: to the targets when a card is picked, back to the hand when it is put back or gone.
 */

import { tick } from 'svelte';
import type { Picker } from './picker.svelte';

interface Settings {
  root: () => HTMLElement | undefined;
  picker: Picker;
  /** Where cards lie, as CSS: the first place that has one to pick counts. */
  places: readonly string[];
  /** Changes with every picture. */
  seen: () => unknown;
}

const DIGITS = '1234567890';
const ELSEWHERE = 'input, textarea, select, dialog, [role="dialog"], [role="radiogroup"], [contenteditable]';
/** What can be picked; a move may also be a button without a thing. */
const OPEN = ':is([data-standing="free"], [data-standing="target"], [data-standing="picked"], .choice)';

/** The cards that digits stand for. */
function cardsOf(root: HTMLElement, places: readonly string[]): HTMLElement[] {
  const found = places.map((place) => [...root.querySelectorAll<HTMLElement>(place)]);
  return found.find((cards) => cards.some((card) => card.matches(OPEN))) ?? found.find((cards) => cards.length) ?? [];
}

/** For the board's script. */
export function fingers({ root, picker, places, seen }: Settings): void {
  /** The board is played by keyboard: only then the focus moves by itself. */
  let keyed = false;
  /** Which card had the focus. */
  let place = 0;

  function press(event: KeyboardEvent): void {
    const board = root();
    const target = event.target as Element;
    if (!board || event.ctrlKey || event.metaKey || event.altKey || target.closest?.(ELSEWHERE)) return;
    if (board.contains(target)) keyed = true;
    const digit = event.key.length === 1 ? DIGITS.indexOf(event.key) : -1;
    if (digit < 0) return;
    event.preventDefault();
    keyed = true;
    const card = cardsOf(board, places)[digit];
    if (!card?.matches(OPEN)) return follow(board);
    card.focus({ preventScroll: true });
    card.click();
  }

  function note(event: FocusEvent): void {
    const board = root();
    const at = board ? cardsOf(board, places).indexOf(event.target as HTMLElement) : -1;
    if (at >= 0) place = at;
  }

  function point(): void {
    keyed = false;
  }

  function follow(board: HTMLElement): void {
    const here = document.activeElement as HTMLElement | null;
    const isLost = !here || here === document.body;
    // Who is at a button, or outside of the board, stays there.
    if (!isLost && !(board.contains(here) && here.dataset.thing)) return;
    const target = board.querySelector<HTMLElement>('[data-standing="target"]');
    if (picker.picked.length && target) {
      if (isLost || !here.matches('[data-standing="target"]')) target.focus({ preventScroll: true });
      return;
    }
    if (!isLost && (here.matches(OPEN) || !board.querySelector(OPEN))) return;
    const cards = cardsOf(board, places);
    const near = cards[Math.min(place, cards.length - 1)];
    const next = near?.matches(OPEN) ? near : cards.find((card) => card.matches(OPEN));
    (next ?? board.querySelector<HTMLElement>(OPEN) ?? near)?.focus({ preventScroll: true });
  }

  $effect(() => {
    const board = root();
    if (!board) return;
    window.addEventListener('keydown', press, { capture: true });
    window.addEventListener('pointerdown', point, { capture: true });
    board.addEventListener('focusin', note);
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      window.removeEventListener('pointerdown', point, { capture: true });
      board.removeEventListener('focusin', note);
    };
  });

  $effect(() => {
    seen();
    void picker.picked;
    const board = root();
    if (board && keyed) void tick().then(() => follow(board));
  });
}
