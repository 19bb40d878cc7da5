/** When a question deserves a knock: not in the middle of my own turn. */

/** Who was asked less than this ago is still at it (milliseconds). */
const STILL_AT_IT = 1500;

export class Knocking {
  #question: number | null = null;
  #left = -Infinity;

  /**
   * Whether to knock, now that the table asks me this question; null: it asks nothing.
   * The last one to choose is asked again at once: a new question, though nobody else was asked.
   */
  look(question: number | null, now: number, isHidden: boolean): boolean {
    const isNew = question !== this.#question;
    if (isNew && this.#question !== null) this.#left = now;
    this.#question = question;
    return isNew && question !== null && (isHidden || now - this.#left >= STILL_AT_IT);
  }
}
