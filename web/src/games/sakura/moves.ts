/** Moves as things to pick: a card, perhaps the Court painter's card, then laying them down. */
import type { Path } from '../../lib/picker.svelte';

/** `play 26` → card 26, lay; `play 26 painter 12` → card 26, card 12, lay; `back` → back. */
export function pathOf(move: string): Path {
  const words = move.split(' ');
  const cards = words.filter((word) => /^\d+$/.test(word));
  return cards.length ? [...cards.map((card) => `card ${card}`), 'lay'] : [move];
}

/** The move that a thing alone stands for, to ask why it cannot be made. */
export function moveOf(thing: string): string | null {
  if (thing.startsWith('card ')) return thing.replace('card', 'play');
  return thing === 'lay' ? null : thing;
}
