/** Six paper lanterns, told apart by silhouette and mark as well as by colour. */

export interface LanternShape {
  readonly body: string;
  /** Half the width of the caps. */
  readonly cap: number;
  /** Top of the upper cap, and half its width. */
  readonly top: readonly [y: number, half: number, height: number];
  readonly mark: string;
}

/** By seat; the origin is the middle of the foot, the size about 36 × 42. */
export const LANTERNS: readonly LanternShape[] = [
  {
    body: 'M0,-34C11,-34 18,-27 18,-19.5C18,-12 11,-5 0,-5C-11,-5 -18,-12 -18,-19.5C-18,-27 -11,-34 0,-34Z',
    cap: 8,
    top: [-37, 8, 4],
    mark: 'M0,-24.9A5.4,5.4 0 1 1 0,-14.1A5.4,5.4 0 1 1 0,-24.9Z',
  },
  {
    body: 'M-9,-38H9Q12,-38 12,-35V-8Q12,-5 9,-5H-9Q-12,-5 -12,-8V-35Q-12,-38 -9,-38Z',
    cap: 8,
    top: [-41, 8, 4],
    mark: 'M-1.6,-29H1.6Q2.6,-29 2.6,-28V-15Q2.6,-14 1.6,-14H-1.6Q-2.6,-14 -2.6,-15V-28Q-2.6,-29 -1.6,-29Z',
  },
  {
    body: 'M0,-39C8,-39 11,-34.5 11,-30.5C11,-27 8,-25.5 8,-24C8,-22.5 16,-21 16,-14C16,-8 10,-5 0,-5C-10,-5 -16,-8 -16,-14C-16,-21 -8,-22.5 -8,-24C-8,-25.5 -11,-27 -11,-30.5C-11,-34.5 -8,-39 0,-39Z',
    cap: 7,
    top: [-41, 7, 4],
    mark: 'M0,-33.9A3.4,3.4 0 1 1 0,-27.1A3.4,3.4 0 1 1 0,-33.9ZM0,-18.6A4.6,4.6 0 1 1 0,-9.4A4.6,4.6 0 1 1 0,-18.6Z',
  },
  {
    body: 'M-15,-34H15V-5H-15Z',
    cap: 13,
    top: [-37, 13, 4],
    mark: 'M-5,-24.5H5V-14.5H-5Z',
  },
  {
    body: 'M0,-38L17,-21.5L0,-5L-17,-21.5Z',
    cap: 6,
    top: [-41.5, 4, 3.5],
    mark: 'M0,-28.5L7,-21.5L0,-14.5L-7,-21.5Z',
  },
  {
    body: 'M0,-38L17,-6Q0,-2 -17,-6Z',
    cap: 6,
    top: [-41.5, 4, 3.5],
    mark: 'M0,-22L6,-10.5H-6Z',
  },
];

/** The Court painter (SA-24) walks with the lantern of the sixth seat: two players never have one. */
export const PAINTER = 5;

export function lanternOf(artist: number, seats: number): number {
  return artist >= seats ? PAINTER : artist;
}
