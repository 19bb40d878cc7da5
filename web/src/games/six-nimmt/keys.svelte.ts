/** The keyboard: digits for cards and rows, and focus that stays where the next thing is asked. */

import type { Picker } from '../../lib/picker.svelte';

interface Settings {
  root: () => HTMLElement | undefined;
  picker: Picker;
  asksRow: () => boolean;
  /** The moves of my cards, ascending; none while no card is asked. */
  hand: () => string[];
}

const DIGITS = '1234567890';
const TYPES = 'input, textarea, select, dialog, [role="dialog"], [contenteditable]';

const find = (root: HTMLElement | undefined, things: string): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(`[data-thing^="${things} "]`) ?? []),
];

/** For the board's script. */
export function keys({ root, picker, asksRow, hand }: Settings): void {
  /** Where in the hand the focus was. */
  let place = -1;

  function press(event: KeyboardEvent): void {
    const digit = DIGITS.indexOf(event.key);
    if (digit < 0 || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest?.(TYPES)) return;
    if (asksRow()) return row(digit, event);
    const move = hand()[digit];
    if (!move) return;
    event.preventDefault();
    place = digit;
    picker.click(move.replace('play', 'card'));
  }

  /** A digit looks at a row; the same digit again, or Enter, takes it. */
  function row(digit: number, event: KeyboardEvent): void {
    const element = find(root(), 'row')[digit];
    if (!element) return;
    event.preventDefault();
    if (document.activeElement === element) picker.click(`row ${digit + 1}`);
    else element.focus();
  }

  function focused(event: FocusEvent): void {
    const cards = find(root(), 'card');
    place = cards.indexOf(event.target as HTMLElement);
  }

  /** Nothing else of the page has the focus: then it may go on by itself. */
  function isFree(): boolean {
    const active = document.activeElement;
    return !active || active === document.body || Boolean(root()?.contains(active));
  }

  $effect(() => {
    const element = root();
    if (!element) return;
    window.addEventListener('keydown', press);
    element.addEventListener('focusin', focused);
    return () => {
      window.removeEventListener('keydown', press);
      element.removeEventListener('focusin', focused);
    };
  });

  // A row is asked: to the rows. And back to the hand when a card is.
  $effect(() => {
    const rows = asksRow();
    const cards = hand();
    if (!isFree()) return;
    const active = document.activeElement as HTMLElement | null;
    if (rows) find(root(), 'row')[0]?.focus({ preventScroll: true });
    else if (active?.dataset.thing?.startsWith('row ') && cards.length) {
      find(root(), 'card')[0]?.focus({ preventScroll: true });
    }
  });

  /** The focused card has left the hand: its neighbour is next. */
  $effect(() => {
    hand();
    if (place < 0 || document.activeElement !== document.body) return;
    const cards = find(root(), 'card');
    cards[Math.min(place, cards.length - 1)]?.focus({ preventScroll: true });
  });
}
