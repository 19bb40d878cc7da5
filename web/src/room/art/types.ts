/** What is drawn of a room: the ground behind it (620 × 840), its table and seats (560 × 560). */
export interface RoomArt {
  ground: () => string;
  table: (seats: number) => string;
  /** The ring of the seats; its middle is 280, 268 unless it says otherwise. */
  place: { rx: number; ry: number; cy?: number };
  /** Seats that are on no ring. */
  places?: (seats: number) => [x: number, y: number][] | null;
  /** Where words about the game stand, in hundredths of the table; null: nowhere. */
  middle: { top: number; width: number } | null;
}
