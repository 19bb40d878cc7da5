/** Who is how far: ranks by the distance from the Emperor, as the seats show them. */

/** By artist, 1 is the nearest; null: shares the gate, where nobody is ahead (SA-4). */
export function ranks(artists: readonly number[]): (number | null)[] {
  const onGate = artists.filter((space) => space === 0).length;
  return artists.map((space) => {
    if (space === 0 && onGate > 1) return null;
    return 1 + artists.filter((other) => other > space).length;
  });
}
