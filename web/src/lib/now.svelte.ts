/** The server's time, ticking: one timer for everything that counts down. */

import { createSubscriber } from 'svelte/reactivity';

let ahead = 0;
const tick = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** Milliseconds since the epoch; a component that reads it is drawn again. */
export function now(): number {
  tick();
  return Date.now() + ahead;
}

/** The server said what time it is. */
export function setNow(time: number): void {
  ahead = time - Date.now();
}
