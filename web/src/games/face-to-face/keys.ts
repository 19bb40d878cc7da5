/** Number keys pick cards; focus stays in the hand and goes to the piles when they are asked. */

const inHand = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-thing^="card "]')];
const target = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-standing="target"]');

/** True: the key was one of ours. */
export function numberKey(root: HTMLElement, event: KeyboardEvent): boolean {
  if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return false;
  if ((event.target as Element).closest('input, textarea, select, dialog, [contenteditable]')) return false;
  const card = inHand(root)[Number(event.key) - 1];
  if (!card || card.getAttribute('aria-disabled') === 'true') return false;
  event.preventDefault();
  card.focus();
  card.click();
  return true;
}

/** Where focus belongs after a change, if it was on the board: where something is asked. */
export function refocus(root: HTMLElement, picked: string | undefined, last: string | undefined): void {
  const here = document.activeElement as HTMLElement | null;
  const lost = !here || here === document.body;
  const thing = here?.dataset.thing;
  if (!lost && (!thing || !root.contains(here))) return;
  if (picked) {
    if (thing === picked && here?.matches(':focus-visible')) target(root)?.focus();
    return;
  }
  if (!lost && here.getAttribute('aria-disabled') !== 'true') return;
  const cards = inHand(root).filter((card) => card.getAttribute('aria-disabled') !== 'true');
  const next =
    cards.find((card) => card.dataset.thing === last) ??
    cards[0] ??
    root.querySelector<HTMLElement>('[data-thing="end"]:not([aria-disabled="true"])');
  next?.focus({ preventScroll: true });
}
