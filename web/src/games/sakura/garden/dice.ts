/** A small seeded generator, so that the garden is drawn the same on every render. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  next(): number {
    this.#state = (this.#state * 16807) % 2147483647;
    return this.#state / 2147483647;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  pick<T>(things: readonly T[]): T {
    return things[Math.floor(this.next() * things.length)] as T;
  }
}
