/** Whether there is a network at all; without it the page shows what was seen last. */

class Online {
  on = $state(true);

  start(): void {
    const read = () => (this.on = navigator.onLine);
    read();
    addEventListener('online', read);
    addEventListener('offline', read);
  }
}

export const online = new Online();
