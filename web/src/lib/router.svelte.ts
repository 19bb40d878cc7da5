/** Where we are: the path of the address bar, changed without loading the page. */

import type { Source } from './api';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  /** Invite: what a link for friends ends with. */
  | { page: 'table'; id: string; invite: string }
  | { page: 'rules'; game: string; clause: string | null }
  /** Lesson 0: where the learner left off. */
  | { page: 'learn'; game: string; lesson: number }
  | { page: 'replay'; source: Source }
  /** A reviewed decision, asked anew; `move` counts from 1. */
  | { page: 'try'; source: Source; move: number }
  | { page: 'upload' }
  | { page: 'person'; id: string }
  | { page: 'people' }
  | { page: 'me' }
  | { page: 'guide'; section: string }
  | { page: 'host'; tab: string }
  | { page: 'reset' }
  | { page: 'enter' }
  | { page: 'mail'; what: 'confirm' | 'unsubscribe'; word: string }
  | { page: 'nowhere' };

export function parse(path: string, hash = ''): Route {
  const [first, second, third, fourth] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: 'home' };
  if (first === 'me') return { page: 'me' };
  if (first === 'guide') return { page: 'guide', section: hash.slice(1) };
  if (first === 'people' && !second) return { page: 'people' };
  if (first === 'reset') return { page: 'reset' };
  if (first === 'enter') return { page: 'enter' };
  if (first === 'host') return { page: 'host', tab: second ?? '' };
  if (first === 'replay' && !second) return { page: 'upload' };
  if (!second) return { page: 'nowhere' };
  if (first === 'mail' && second === 'confirm') return { page: 'mail', what: 'confirm', word: hash.slice(1) };
  if (first === 'mail' && second === 'unsubscribe' && third) return { page: 'mail', what: 'unsubscribe', word: third };
  if (first === 'new') return { page: 'new', game: second };
  if (first === 't') return { page: 'table', id: second, invite: hash.slice(1) };
  if (first === 'learn') return { page: 'learn', game: second, lesson: Number(third) || 0 };
  if (first === 'rules') return { page: 'rules', game: second, clause: hash.slice(1) || null };
  if (first === 'try' && third) {
    const kind = second === 'r' ? ('record' as const) : ('table' as const);
    return { page: 'try', source: { kind, id: third }, move: Number(fourth) || 1 };
  }
  if (first === 'replay') return { page: 'replay', source: { kind: 'table', id: second } };
  if (first === 'records') return { page: 'replay', source: { kind: 'record', id: second } };
  return first === 'people' ? { page: 'person', id: second } : { page: 'nowhere' };
}

class Router {
  route = $state.raw<Route>({ page: 'home' });

  start(): void {
    const read = () => (this.route = parse(location.pathname, location.hash));
    read();
    addEventListener('popstate', read);
    // Links within the client do not leave the page.
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a[href^="/"]:not([download], [target])');
      const plain = !event.defaultPrevented && event.button === 0;
      if (!link || !plain || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      this.go(link.getAttribute('href') ?? '/');
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = parse(location.pathname, location.hash);
    scrollTo(0, 0);
  }
}

export const router = new Router();
