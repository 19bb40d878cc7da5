/**
 * 16 random bytes, hexadecimal.
 *
 * `crypto.randomUUID` would do, but browsers give it to https pages only, and friends on the
 * same network come by http.
 */
export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
