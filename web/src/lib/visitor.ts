/**
 * The face of someone who is nobody yet: drawn by chance on the first visit and told to the
 * server in a cookie, so that the guest who is made with the first table keeps it.
 */

import { FACES } from './face';

const NAME = 'ludoteka-face';
const YEAR = 365 * 86_400;

/** As a cookie says it; null if it says none. */
export function faceIn(cookies: string): number | null {
  const told = cookies
    .split('; ')
    .find((each) => each.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  const face = told && /^\d{1,4}$/.test(told) ? Number(told) : FACES;
  return face < FACES ? face : null;
}

let drawn: number | null = null;

export function visitorFace(): number {
  drawn ??= faceIn(document.cookie) ?? Math.floor(Math.random() * FACES);
  document.cookie = `${NAME}=${drawn}; path=/; max-age=${YEAR}; samesite=lax`;
  return drawn;
}
