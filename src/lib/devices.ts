import { readStored, storeText } from './stored-text.ts';

/**
 * Reads the server's device token from the last sign-in with this address, or from the last change of its password.
 * Sent with the next sign-in, it keeps strangers who try passwords from delaying this browser. It grants no access.
 * Without storage the browser counts as a stranger.
 */
export function readDevice(email: string): string | undefined {
  return readStored(keyOf(email));
}

export function storeDevice(email: string, device: string): void {
  storeText(keyOf(email), device);
}

function keyOf(email: string): string {
  return `device ${email.trim().toLowerCase()}`;
}
