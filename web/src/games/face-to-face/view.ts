import type {
  FaceToFaceEvent,
  FaceToFaceLaid,
  FaceToFaceOutlook,
  FaceToFacePlay,
  FaceToFaceView,
  Hidden,
  Seat,
} from '../../lib/wire';

export type {
  FaceToFaceEvent as Event,
  FaceToFaceLaid as Laid,
  FaceToFaceOutlook as Outlook,
  FaceToFacePlay as Play,
  FaceToFacePrinted as Printed,
  FaceToFaceView as View,
} from '../../lib/wire';

export type PileName = FaceToFacePlay['pile'];
export type Hand = number[] | Hidden;
export type Kind = FaceToFacePlay['kind'];

/** The pile that an event was about: whose it is, and which; to show it from the log. */
export function pointedAt(event: FaceToFaceEvent | null): { seat: Seat; pile: PileName; card: number } | null {
  if (!event || !('pile' in event)) return null;
  const seat = event.event === 'help-given' ? event.to : event.seat;
  return { seat, pile: event.pile, card: event.card };
}

export type Metal = 'gold' | 'silver';
export const metalOf = (seat: Seat): Metal => (seat === 0 ? 'gold' : 'silver');

/** The number that a pile shows. */
export const topOf = (pile: FaceToFaceLaid[], name: PileName): number => pile.at(-1)?.[0] ?? (name === 'up' ? 1 : 60);

export const outlookOf = (view: FaceToFaceView, seat: Seat, name: PileName): FaceToFaceOutlook =>
  view.outlook[seat][name === 'up' ? 0 : 1];
