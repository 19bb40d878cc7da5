import { flyFrom, takePicture, type Flight, type Picture } from './fly';

/**
 * For a board's script: whatever moved when `seen()` changes flies there. If its time runs when
 * the board is drawn first, the match is dealt: then cards come from where new ones come from.
 *
 *     flights(() => root, () => sight, () => ({ motion }));
 */
export function flights(root: () => HTMLElement | undefined, seen: () => unknown, flight: () => Flight): void {
  let picture: Picture | null = null;
  let first = true;
  $effect.pre(() => {
    seen();
    const element = root();
    picture = element && !first ? takePicture(element) : null;
    if (first && flight().tempo) picture = new Map();
    first = false;
  });
  $effect(() => {
    seen();
    const element = root();
    if (element && picture) flyFrom(element, picture, flight());
    picture = null;
  });
}
