/** What the reader wants to know more about: an element with `data-about`, hovered or clicked. */

import type { Attachment } from 'svelte/attachments';

const HOVER = 450;

export class Curiosity {
  /** `seat 3`, `card bang-as`, `character jesse-jones`, and where that is drawn. */
  topic = $state.raw<{ about: string; element: HTMLElement } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the pointer has moved since the picture changed: one that rests asks nothing. */
  #moved = false;
  /** Whether it was only hovered, not clicked. */
  hovered = $state(false);

  close(): void {
    clearTimeout(this.#timer);
    this.hovered = false;
    this.topic = null;
  }

  /** Another picture: what was only hovered is gone until the pointer moves. */
  rest(): void {
    this.#moved = false;
    clearTimeout(this.#timer);
    if (this.hovered) this.close();
  }

  #move(event: PointerEvent): void {
    if (this.#moved) return;
    this.#moved = true;
    this.#over(event);
  }

  #click(event: MouseEvent): void {
    const element = curious(event);
    const again = element !== null && this.topic?.element === element && !this.hovered;
    this.close();
    if (element && !again) this.topic = { about: element.dataset.about ?? '', element };
  }

  #over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || !this.#moved) return;
    const element = curious(event);
    if (element === this.topic?.element) return;
    if (this.hovered) this.close();
    clearTimeout(this.#timer);
    if (!element || this.topic) return;
    this.#timer = setTimeout(() => {
      this.hovered = true;
      this.topic = { about: element.dataset.about ?? '', element };
    }, HOVER);
  }

  /** For the element that holds all of them. */
  root: Attachment<HTMLElement> = (element) => {
    const click = (event: MouseEvent) => this.#click(event);
    const over = (event: PointerEvent) => this.#over(event);
    const move = (event: PointerEvent) => this.#move(event);
    const leave = () => this.hovered && this.close();
    const key = (event: KeyboardEvent) => event.key === 'Escape' && this.close();
    // Before the picker, which keeps its clicks to itself.
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('pointerover', over);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('keydown', key);
    return () => {
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('keydown', key);
      this.close();
    };
  };
}

/** What can be picked is picked: only what rests explains itself. */
function curious(event: Event): HTMLElement | null {
  const target = event.target instanceof Element ? event.target : null;
  const found = target?.closest<HTMLElement>('[data-about]') ?? null;
  const standing = found?.dataset.standing ?? 'calm';
  return standing === 'calm' ? found : null;
}
