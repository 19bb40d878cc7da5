/** A push becomes a notification, and a click on it opens the table. */

import type { Worker } from './worker';

interface Told {
  title: string;
  body: string;
  url: string;
  tag: string;
  lang: string;
}

/** Browsers insist that every push is shown, also one that cannot be read. */
export function told(data: unknown): Told {
  const given = (typeof data === 'object' && data !== null ? data : {}) as Partial<Told>;
  const url = typeof given.url === 'string' && /^\/(?!\/)/.test(given.url) ? given.url : '/';
  return {
    title: given.title || 'Ludoteka',
    body: given.body ?? '',
    url,
    tag: given.tag || 'ludoteka',
    lang: given.lang || 'en',
  };
}

export async function showPush(worker: Worker, data: { json(): unknown } | null): Promise<void> {
  const { title, body, url, tag, lang } = told(read(data));
  const icon = '/icon-192.png';
  await worker.registration.showNotification(title, { body, tag, lang, icon, badge: icon, data: url });
}

function read(data: { json(): unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** In a page that is open already, if there is one. */
export async function openTable(worker: Worker, data: unknown): Promise<void> {
  const { url } = told({ url: data });
  const pages = await worker.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => new URL(page.url).pathname === url) ?? pages[0];
  if (!there) {
    await worker.clients.openWindow(url);
    return;
  }
  await there.focus();
  if (new URL(there.url).pathname !== url) await there.navigate(url);
}
