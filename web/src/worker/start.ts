/** Starts the service worker when the page stands, and lets it keep what the page is made of. */

export function startWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const start = () => void keepPage().catch(() => {});
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function keepPage(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  active?.postMessage({ keep: loaded.filter((path) => path.startsWith('/assets/')) });
}
