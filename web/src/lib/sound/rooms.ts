/** One family a room: the same recipes, tuned and coloured. */

export interface Timbre {
  /** Times every frequency of a tone. */
  pitch: number;
  /** Times every frequency of a noise. */
  bright: number;
  /** Cut above this frequency, as walls and wood do. */
  cut: number;
  /** How much of the sound comes back from the walls, 0–1, and after how many milliseconds. */
  echo: number;
  delay: number;
}

const ROOMS: Readonly<Record<string, Timbre>> = {
  // A wooden saloon: dull, close.
  bang: { pitch: 0.94, bright: 0.85, cut: 7000, echo: 0.14, delay: 46 },
  // A garden: open air, paper and bamboo.
  sakura: { pitch: 1.06, bright: 1.15, cut: 12000, echo: 0.06, delay: 120 },
  // A printed poster come alive: dry and bright.
  'six-nimmt': { pitch: 1, bright: 1, cut: 10000, echo: 0, delay: 0 },
  // A temple hall.
  'face-to-face': { pitch: 0.89, bright: 0.95, cut: 9000, echo: 0.24, delay: 95 },
  // Stone and water.
  intrigo: { pitch: 0.97, bright: 1.05, cut: 9000, echo: 0.2, delay: 140 },
};

export function timbreOf(game: string): Timbre {
  return ROOMS[game] ?? ROOMS['six-nimmt'];
}
