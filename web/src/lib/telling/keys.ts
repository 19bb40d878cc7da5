/** The keys of the story: they hold wherever nobody types, and nothing else wants them. */

import type { Stage } from '../stage.svelte';

/** True: the key was one of them. */
export function tellingKey(event: KeyboardEvent, stage: Stage): boolean {
  const target = event.target as Element;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target.closest?.('input, textarea, select, dialog, [role="dialog"], [role="radiogroup"], [contenteditable]')) {
    return false;
  }
  // With Shift on the board, too, where arrows go from thing to thing.
  const act = ACTS[event.key];
  if (!act || (event.key === ' ' && target.closest?.('button, a, summary, [data-thing]'))) return false;
  act(stage);
  event.preventDefault();
  return true;
}

const ACTS: Record<string, (stage: Stage) => void> = {
  ' ': (stage) => stage.toggle(),
  ArrowLeft: (stage) => void stage.stepBack(),
  ArrowRight: (stage) => stage.stepOn(),
  End: (stage) => stage.backToNow(),
};
