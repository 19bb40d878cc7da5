/** Who this browser is: nobody on a first visit, then a guest, perhaps an account. */

import { ask } from './api';
import type { Faced } from './faced';
import { visitorFace } from './visitor';
import type { Known, Me } from './wire';

class Session {
  /** Null while nobody is known; undefined until the server has said. */
  me = $state.raw<Me | null | undefined>(undefined);

  /** Whose face is mine, also before I am anyone. */
  get who(): Faced {
    return this.me ?? { name: '', face: visitorFace() };
  }

  /** Until when and why this person may not come in; empty for everybody else. */
  banned = $state('');

  /** Asks again; a server that does not answer changes nothing. */
  async load(): Promise<Me | null> {
    const { me, banned } = await ask<Known>('/api/session');
    this.me = me;
    this.banned = banned ?? '';
    return me;
  }
}

export const session = new Session();
