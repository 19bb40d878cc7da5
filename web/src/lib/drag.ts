/** Dragging a thing: a copy follows the pointer, and what lies under it is told. */

interface Hooks {
  /** A drag begins; false: this cannot be dragged. */
  begin: (thing: string) => boolean;
  over: (thing: string | null) => void;
  drop: (thing: string | null) => void;
}

const FAR = 8;

export class Drag {
  #hooks: Hooks;
  #stop: (() => void) | null = null;
  #swallow = false;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  /** Whether the click that follows belonged to a drag. */
  swallowsClick(): boolean {
    const swallow = this.#swallow;
    this.#swallow = false;
    return swallow;
  }

  start(event: PointerEvent, thing: string): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.stop();
    this.#swallow = false;
    const source = event.currentTarget as HTMLElement;
    const from = { x: event.clientX, y: event.clientY };
    let copy: HTMLElement | null = null;

    const move = (at: PointerEvent) => {
      const x = at.clientX - from.x;
      const y = at.clientY - from.y;
      if (!copy) {
        if (Math.hypot(x, y) < FAR) return;
        if (!this.#hooks.begin(thing)) return this.stop();
        copy = twin(source);
      }
      copy.style.translate = `${x}px ${y}px`;
      this.#hooks.over(under(at));
    };
    const up = (at: PointerEvent) => {
      const dragged = copy !== null;
      this.stop();
      if (!dragged) return;
      this.#swallow = true;
      // A click comes only if the pointer is still over its element.
      setTimeout(() => (this.#swallow = false));
      this.#hooks.drop(at.type === 'pointerup' ? under(at) : null);
    };
    // A finger on a card drags it; it must not scroll the page meanwhile.
    const hold = (at: TouchEvent) => copy && at.preventDefault();
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    source.addEventListener('touchmove', hold, { passive: false });
    this.#stop = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      source.removeEventListener('touchmove', hold);
      copy?.remove();
    };
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }
}

function under(at: PointerEvent): string | null {
  const found = document.elementFromPoint(at.clientX, at.clientY)?.closest('[data-thing]');
  return found?.getAttribute('data-thing') ?? null;
}

/** A copy at the same place, above everything, that lets the pointer through. */
function twin(source: HTMLElement): HTMLElement {
  const box = source.getBoundingClientRect();
  const copy = source.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-thing');
  copy.removeAttribute('data-fly');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '1000',
    pointerEvents: 'none',
    transition: 'none',
  });
  // Beside its source, so that the same styles hold.
  source.parentElement?.append(copy);
  return copy;
}
