/** How the things of the palace are called, for labels and captions. */
import type { BoardProps } from '../../lib/board';
import { placeLine } from './lines';
import { INFLUENCES, faceUp, intrigueOf, lyingOf, tokenOf, type Influence } from './pieces';
import type { Lead } from './view';

export type Text = BoardProps['text'];

export function familyName(text: Text, family: string): string {
  return text(`intrigo-family-${family}`);
}

export function cardName(text: Text, code: string): string {
  const { family, value } = intrigueOf(code);
  return text(`intrigo-card-${family}`, { value });
}

export function influenceName(text: Text, influence: string): string {
  return text(`intrigo-influence-${influence}`);
}

export function tokenName(text: Text, code: string): string {
  return text(`intrigo-token-${faceUp(code)}`);
}

export function lyingName(text: Text, code: string): string {
  const lying = lyingOf(code);
  if (lying.kind === 'influence') return influenceName(text, lying.influence);
  const name = cardName(text, lying.code);
  return lying.down ? text('web-intrigo-face-down', { thing: name }) : name;
}

/** The number of a building; the first is the door. */
export function buildingName(text: Text, building: number): string {
  return building === 0 ? text('web-intrigo-door') : String(building);
}

/** "between 9 and 10": by the buildings that one sees. */
export function gapName(text: Text, gap: number, count: number): string {
  const where = placeLine(gap, count);
  return text(where.key, where.values as Record<string, number>);
}

/** "Gap between 9 and 10", and what lies there. */
export function gapLabel(text: Text, gap: number, lying: string | null, count: number): string {
  const place = gapName(text, gap, count);
  if (!lying) return text('web-intrigo-gap-empty', { place });
  return text('web-intrigo-gap-holds', { place, card: lyingName(text, lying) });
}

export function buildingLabel(text: Text, building: number, token: string | null, lead: Lead): string {
  const name = buildingName(text, building);
  if (!token) return text('web-intrigo-building-empty', { building: name });
  const named = tokenName(text, token);
  const shown = tokenOf(token).down ? text('web-intrigo-face-down', { thing: named }) : named;
  return text('web-intrigo-building-holds', {
    building: name,
    token: shown,
    lead: leadName(text, lead),
  });
}

/** Who would get a token, in words. */
export function leadName(text: Text, lead: Lead): string {
  if (!lead.family) return text(NOBODY_LEADS[lead.state] ?? 'web-intrigo-lead-open');
  const values = { family: familyName(text, lead.family), value: lead.value ?? 0 };
  if (lead.state === 'unplayed') return text('web-intrigo-lead-unplayed', values);
  return text(lead.wins ? 'web-intrigo-lead-wins' : 'web-intrigo-lead-leads', values);
}

const NOBODY_LEADS: Partial<Record<Lead['state'], string>> = {
  equal: 'web-intrigo-lead-equal',
  none: 'web-intrigo-lead-none',
  open: 'web-intrigo-lead-open',
  stolen: 'web-intrigo-lead-stolen',
};

interface InfluenceWords {
  /** On the pile, at most 16 characters. */
  effect: string;
  /** The name where there is little room. */
  short: string;
  about: string;
  /** What is picked, one after the other. */
  steps: string[];
}

export const INFLUENCE_WORDS: Record<Influence, InfluenceWords> = {
  merchant: {
    effect: 'web-intrigo-effect-merchant',
    short: 'web-intrigo-short-merchant',
    about: 'web-intrigo-about-merchant',
    steps: ['web-intrigo-step-gap', 'web-intrigo-step-token', 'web-intrigo-step-other-token'],
  },
  assassin: {
    effect: 'web-intrigo-effect-assassin',
    short: 'web-intrigo-short-assassin',
    about: 'web-intrigo-about-assassin',
    steps: ['web-intrigo-step-gap', 'web-intrigo-step-card'],
  },
  courtesan: {
    effect: 'web-intrigo-effect-courtesan',
    short: 'web-intrigo-short-courtesan',
    about: 'web-intrigo-about-courtesan',
    steps: ['web-intrigo-step-gap', 'web-intrigo-step-next-gap', 'web-intrigo-step-name'],
  },
  gondolier: {
    effect: 'web-intrigo-effect-gondolier',
    short: 'web-intrigo-short-gondolier',
    about: 'web-intrigo-about-gondolier',
    steps: ['web-intrigo-step-gap', 'web-intrigo-step-card', 'web-intrigo-step-other-card'],
  },
  guard: {
    effect: 'web-intrigo-effect-guard',
    short: 'web-intrigo-short-guard',
    about: 'web-intrigo-about-guard',
    steps: ['web-intrigo-step-gap', 'web-intrigo-step-card', 'web-intrigo-step-where'],
  },
  thief: {
    effect: 'web-intrigo-effect-thief',
    short: 'web-intrigo-short-thief',
    about: 'web-intrigo-about-thief',
    steps: ['web-intrigo-step-gap', 'web-intrigo-step-token'],
  },
};

/** The clause of each power (IN-13 to IN-18). */
export function clauseOf(influence: string): string {
  return `IN-${13 + INFLUENCES.findIndex((kind) => kind === influence)}`;
}
