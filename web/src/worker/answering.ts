/** Which requests the worker answers: the page itself, its hashed files, and what lists showed. */

const BUILD = '%BUILD%';
/** As in lib/seen.ts, which the worker cannot import: it is a single file. */
export const SEEN = 'seen';
export const SHELL = `shell-${BUILD}`;
/** Milliseconds after which the kept page is shown, and a newer one is asked for afterwards. */
const PATIENCE = 4000;
/** Answers that are shown again without a network: nothing secret but one's own lists. */
const LISTS = ['/api/session', '/api/games', '/api/tables', '/api/me/tables'];
/** What is printed on the cards of a game, which its board needs. */
const PRINTED = /^\/api\/tables\/[\w-]+\/printed$/;

export async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  await cache.add(new Request('/', { cache: 'reload' }));
  const page = await (await cache.match('/', { ignoreVary: true }))?.text();
  const files = (page ?? '').match(/\/assets\/[\w.-]+/g) ?? [];
  await keepAssets(files);
}

export async function keepAssets(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(SHELL);
  const wanted = paths.filter((path) => path.startsWith('/assets/'));
  await Promise.all(wanted.map((path) => keepOnce(cache, path).catch(() => null)));
}

async function keepOnce(cache: Cache, path: string): Promise<void> {
  if (!(await cache.match(path, { ignoreVary: true }))) await cache.add(path);
}

/** Nothing: the browser asks by itself. */
export function answer(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return null;
  if (request.mode === 'navigate') return pathname.startsWith('/api/') ? null : page(request);
  if (pathname.startsWith('/assets/')) return asset(request);
  return LISTS.includes(pathname) || PRINTED.test(pathname) ? list(request) : null;
}

async function page(request: Request): Promise<Response> {
  const kept = await caches.match('/', { cacheName: SHELL, ignoreVary: true });
  if (!kept) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([fetch(request).catch(() => kept), late]);
}

async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request.url, fresh.clone());
  return fresh;
}

async function list(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      const cache = await caches.open(SEEN);
      await cache.put(request.url, fresh.clone());
    }
    return fresh;
  } catch (error) {
    const kept = await caches.match(request.url, { cacheName: SEEN, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
