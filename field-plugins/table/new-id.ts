const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** An id for a row or a column. */
export function newId(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(12)),
    (byte) => letters[byte % letters.length],
  ).join('');
}
