/**
 * My turn is noticed elsewhere: title and icon of the tab, a notification, a vibration.
 *
 * What is said there is never more than whose turn it is: it may stand on a locked screen.
 */

import { keep, kept } from '../kept';

const ICON = '/favicon.svg';
const ICON_ASKED = '/favicon-asked.svg';
const BUZZ = 80;

/** What the tab tells: I am asked, someone else is, or how it ended. */
export interface TabState {
  game: string;
  /** "Your move", "Waiting for Kostya", "You win". */
  text: string;
  /** Something to come back for. */
  calls: boolean;
}

export function tabTitle({ game, text, calls }: TabState): string {
  return [calls ? `● ${text}` : text, game].filter(Boolean).join(' – ');
}

class Attention {
  notifications = $state(false);
  vibration = $state(true);
  #shown: Notification | null = null;

  start(): void {
    this.notifications = kept('notifications') === 'on' && permission() === 'granted';
    this.vibration = kept('vibration') !== 'off';
  }

  /** Whether the browser can tell of a turn at all, and was not forbidden to. */
  get canNotify(): boolean {
    return permission() !== 'denied';
  }

  get canVibrate(): boolean {
    return typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;
  }

  /** Asks the browser only when this is switched on. */
  async setNotifications(on: boolean): Promise<void> {
    const allowed = on && (await Notification.requestPermission()) === 'granted';
    this.notifications = allowed;
    keep('notifications', allowed ? 'on' : 'off');
  }

  setVibration(on: boolean): void {
    this.vibration = on;
    keep('vibration', on ? 'on' : 'off');
  }

  showTab(state: TabState): void {
    document.title = tabTitle(state);
    setIcon(state.calls ? ICON_ASKED : ICON);
  }

  /** The table is left. */
  leaveTab(title: string): void {
    document.title = title;
    setIcon(ICON);
    this.dismiss();
  }

  /** Someone waits for me; `tag`: the table, which never has two notifications. */
  call({ game, text }: TabState, tag: string): void {
    if (this.vibration && this.canVibrate) navigator.vibrate(BUZZ);
    if (!this.notifications || !document.hidden) return;
    try {
      this.#shown = new Notification(game, { body: text, tag, icon: ICON_ASKED });
    } catch {
      return; // some phones allow them only to installed pages
    }
    this.#shown.onclick = () => {
      globalThis.focus();
      this.dismiss();
    };
  }

  dismiss(): void {
    this.#shown?.close();
    this.#shown = null;
  }
}

function permission(): NotificationPermission {
  return typeof Notification === 'undefined' ? 'denied' : Notification.permission;
}

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
}

export const attention = new Attention();
