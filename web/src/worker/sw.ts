/**
 * The service worker: opens the page at once, or without a network as it was seen last, and shows
 * pushes. Browsers that are online get pages from the server, so no old page meets a newer server.
 */

import { answer, keepAssets, keepShell, SEEN, SHELL } from './answering';
import { openTable, showPush } from './pushes';
import type { ExtendableEvent, FetchEvent, Worker, WorkerMessage, NoticeEvent, PushEvent } from './worker';

const worker = globalThis as typeof globalThis & Worker;

worker.addEventListener('install', (event: ExtendableEvent) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event: ExtendableEvent) => {
  event.waitUntil(forgetOld());
});

worker.addEventListener('message', (event: WorkerMessage) => {
  const paths = event.data?.keep;
  if (Array.isArray(paths)) event.waitUntil(keepAssets(paths.map(String)));
});

worker.addEventListener('fetch', (event: FetchEvent) => {
  const answered = answer(event.request);
  if (answered) event.respondWith(answered);
});

worker.addEventListener('push', (event: PushEvent) => {
  event.waitUntil(showPush(worker, event.data));
});

worker.addEventListener('notificationclick', (event: NoticeEvent) => {
  event.notification.close();
  event.waitUntil(openTable(worker, event.notification.data));
});

async function forgetOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL && name !== SEEN).map((name) => caches.delete(name)));
}
