/** Where one is in a replay, and through whose eyes. Steps count from 1, as people do. */
export interface Spot {
  step: number;
  seat: number | null;
  open: boolean;
  /** Of a review: which decision, by its move; 0: its summary. */
  review?: number;
}

export const START: Spot = { step: 1, seat: null, open: false };

/** `#step=12&seat=2&open=1&review=31`; seats count from 1. What cannot be read is left out. */
export function parseSpot(hash: string): Spot {
  const found = new URLSearchParams(hash.replace(/^#/, ''));
  const number = (name: string): number | null => {
    const text = found.get(name) ?? '';
    return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
  };
  const seat = number('seat');
  const spot: Spot = {
    step: number('step') ?? START.step,
    seat: seat === null ? null : seat - 1,
    open: found.get('open') === '1',
  };
  return found.has('review') ? { ...spot, review: number('review') ?? 0 } : spot;
}

export function spotHash({ step, seat, open, review }: Spot): string {
  const parts = [`step=${step}`];
  if (seat !== null) parts.push(`seat=${seat + 1}`);
  if (open) parts.push('open=1');
  if (review !== undefined) parts.push(`review=${review || 'summary'}`);
  return `#${parts.join('&')}`;
}

/** The review of a finished match, at its summary; of the one who looks, where no seat is named. */
export const reviewPath = (table: string, seat: number | null): string =>
  `/replay/${table}${spotHash({ step: 1, seat, open: false, review: 0 })}`;
