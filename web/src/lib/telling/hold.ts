/** The time that a picture is held: it can be stopped, and goes on with what was left of it. */
export class Hold {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rest = 0;
  #since = 0;
  #over: () => void;

  constructor(over: () => void) {
    this.#over = over;
  }

  start(milliseconds: number): void {
    this.keep(milliseconds);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#over();
    }, milliseconds);
  }

  /** So long from when it goes on; until then nothing runs. */
  keep(milliseconds: number): void {
    this.halt();
    this.#rest = milliseconds;
    this.#since = Date.now();
  }

  pause(): void {
    this.halt();
    this.#rest = Math.max(0, this.#rest - (Date.now() - this.#since));
  }

  goOn(): void {
    this.start(this.#rest);
  }

  halt(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
