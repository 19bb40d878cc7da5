/**
 * An id that nobody else has made. Not `randomUUID`: browsers offer that over https and on the
 * same computer only, and friends in the same network come over plain http.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
