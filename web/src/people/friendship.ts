/** What I may do about a friendship, in the words of its buttons. */

import type { Relation } from '../lib/wire';

export interface FriendDeed {
  label: string;
  /** Ask or accept; else decline, withdraw or end it. */
  wants: boolean;
}

export const FRIEND_DEEDS: { [state in Relation['friendship']]: FriendDeed[] } = {
  none: [{ label: 'web-friend-ask', wants: true }],
  asked: [{ label: 'web-friend-withdraw', wants: false }],
  asking: [
    { label: 'web-friend-accept', wants: true },
    { label: 'web-friend-decline', wants: false },
  ],
  friends: [{ label: 'web-friend-remove', wants: false }],
};
