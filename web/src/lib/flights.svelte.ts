import { flyFrom, takePicture, type Flight, type Picture } from './fly';

/**
 * For a board's script: whatever moved when `seen()` changes flies there.
 *
 *     flights(() => root, () => sight, () => ({ motion }));
 */
export function flights(
  root: () => HTMLElement | undefined,
  seen: () => unknown,
  flight: () => Flight,
): void {
  let picture: Picture | null = null;
  let first = true;
  $effect.pre(() => {
    seen();
    const element = root();
    picture = element && !first ? takePicture(element) : null;
    first = false;
  });
  $effect(() => {
    seen();
    const element = root();
    if (element && picture) flyFrom(element, picture, flight());
    picture = null;
  });
}
