/** Available in browsers, workers and Node, but missing from the types of isomorphic code. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

const letters = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A new id for a part of a value: 12 small letters and digits. Not a UUID, because these are ids of records. */
export function newItemId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

/** Whether a text is an id as `newItemId` makes them. */
export function isItemId(id: string): boolean {
  return /^[0-9a-z]{12}$/.test(id);
}
