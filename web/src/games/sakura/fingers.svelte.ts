/** Keys, focus and double clicks: nothing is lost, and nothing happens by accident. */
import { tick } from 'svelte';
import type { Picker } from '../../lib/picker.svelte';

/** Milliseconds after a choice in which another press is the rest of a double click. */
const DOUBLE_CLICK = 500;

/** A second click on a card must not press what appears in its place. */
export function steady(now: () => number = () => performance.now()) {
  let pressed = -Infinity;
  return {
    press(): void {
      pressed = now();
    },
    click(event: MouseEvent): void {
      const telling = (event.target as Element).closest('[data-telling]');
      if (!telling || now() - pressed > DOUBLE_CLICK || event.detail === 0) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

/** Where a number is written, or something else is open. */
const TYPING = 'input, textarea, select, dialog, [role="dialog"], [role="radiogroup"]';

/** 1 to 5: the cards of the hand, and the same key again plays; 1 and 2: back and forward. */
export function numberKeys(event: KeyboardEvent, picker: Picker, table: HTMLElement | undefined) {
  const number = Number(event.key);
  if (!number || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as Element).closest?.(TYPING)) return;
  const ways = table?.querySelectorAll<HTMLElement>('.way');
  const cards = table?.querySelectorAll<HTMLElement>('.hand .card');
  const found = ways?.length ? ways[number - 1] : cards?.[number - 1];
  const thing = found?.dataset.thing;
  if (!found || !thing) return;
  event.preventDefault();
  found.focus();
  const again = picker.picked.at(-1) === thing && picker.standing('lay') === 'target';
  picker.click(again ? 'lay' : thing);
}

/** Focus goes to the ways of a direction when they are asked, and otherwise stays in the hand. */
export function focusFollows(
  table: () => HTMLElement | undefined,
  /** Changes with every picture. */
  seen: () => unknown,
  /** Changes with every question; '' when nothing is asked. */
  asked: () => string,
): void {
  let had = false;
  let answered = '';
  $effect(() => {
    const root = table();
    if (!root) return;
    const note = () => (had = true);
    const forget = ({ relatedTarget }: FocusEvent) => {
      // An element that goes takes the focus with it: then nothing else has it.
      if (relatedTarget) had = root.contains(relatedTarget as Node);
    };
    root.addEventListener('focusin', note);
    root.addEventListener('focusout', forget);
    return () => {
      root.removeEventListener('focusin', note);
      root.removeEventListener('focusout', forget);
    };
  });
  $effect(() => {
    seen();
    const root = table();
    const question = asked();
    const fresh = question !== '' && question !== answered;
    answered = question || answered;
    if (!root || !had) return;
    void tick().then(() => {
      const active = document.activeElement;
      const lost = !active || active === document.body;
      if (!lost && !root.contains(active)) return;
      const way = fresh ? root.querySelector<HTMLElement>('.way') : null;
      const card = lost ? root.querySelector<HTMLElement>('.hand button') : null;
      (way ?? card)?.focus({ preventScroll: true });
    });
  });
}
