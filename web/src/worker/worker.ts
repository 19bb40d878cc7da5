/** What a service worker has, as far as ours uses it: TypeScript's own types of it cannot stand
 * beside those of a page. */

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerMessage extends ExtendableEvent {
  data?: { keep?: unknown };
}

export interface PushEvent extends ExtendableEvent {
  data: { json(): unknown } | null;
}

export interface NoticeEvent extends ExtendableEvent {
  notification: { data: unknown; close(): void };
}

export interface WindowClient {
  url: string;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}

export interface Worker {
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  clients: {
    matchAll(options: { type: 'window' }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<WindowClient | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(kind: 'message', listener: (event: WorkerMessage) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(kind: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: NoticeEvent) => void): void;
}
