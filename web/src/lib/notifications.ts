/** What someone is told while they are not here: by this browser, by mail, by a webhook. */

import { ask, post, send } from './api';
import { session } from './session.svelte';
import type {
  AddressRequest,
  BrowserRequest,
  EnterRequest,
  Me,
  NewWebhook,
  Notifications,
  Offered,
  Wishes,
} from './wire';

const PATH = '/api/me/notifications';

export const getOffered = (): Promise<Offered> => ask('/api/notifications');
export const getNotifications = (): Promise<Notifications> => ask(PATH);
export const setWishes = (wishes: Wishes): Promise<Notifications> => send('PUT', PATH, wishes);
/** Notices are written in the language that was chosen last. */
export const setLanguage = (language: string): Promise<Me> => send('PATCH', '/api/me', { language });

export const setAddress = (data: AddressRequest): Promise<Notifications> => send('PUT', `${PATH}/address`, data);
export const dropAddress = (): Promise<Notifications> => ask(`${PATH}/address`, { method: 'DELETE' });
export const wantMail = (wanted: boolean): Promise<Notifications> => post(`${PATH}/address/wish`, { wanted });
export const setWebhook = (url: string): Promise<NewWebhook> => send('PUT', `${PATH}/webhook`, { url });
export const dropWebhook = (): Promise<Notifications> => ask(`${PATH}/webhook`, { method: 'DELETE' });

export const confirmAddress = (word: string): Promise<void> => post('/api/mail/confirm', { word });
export const unsubscribe = (word: string): Promise<void> =>
  ask(`/mail/unsubscribe/${encodeURIComponent(word)}`, { method: 'POST' });
export const askForLink = (who: string): Promise<void> => post('/api/session/link', { who });
export async function enter(data: EnterRequest): Promise<Me> {
  return (session.me = await post<Me>('/api/session/enter', data));
}

/** Whether this browser can take pushes at all: over https, or on this machine. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function ownSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the browser for its permission: only after a click. Null: it was not given. */
export async function subscribe(key: string): Promise<Notifications | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: fromBase64(key),
  });
  return post(`${PATH}/browsers`, described(made.toJSON()));
}

export async function unsubscribeBrowser(): Promise<Notifications> {
  const own = await ownSubscription();
  if (!own) return getNotifications();
  await own.unsubscribe();
  return post(`${PATH}/browsers/remove`, { endpoint: own.endpoint });
}

export function described({ endpoint, keys }: PushSubscriptionJSON): BrowserRequest {
  const found = keys ?? {};
  return { endpoint: endpoint ?? '', p256dh: found.p256dh ?? '', auth: found.auth ?? '' };
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}

/** `22:30` and minutes since midnight. */
export const toMinutes = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
export const toTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
