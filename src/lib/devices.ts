import { readStored, storeText } from './stored-text.ts';

/**
 * Returns the server's device token from the last sign-in with this address, or from the last change of its password.
 * Stores `answered` first, if given. Sent with the next sign-in, it keeps strangers who try passwords from delaying
 * this browser. It grants no access.
 */
export function deviceOf(email: string, answered?: string): string | undefined {
  const key = `device ${email.trim().toLowerCase()}`;
  if (answered !== undefined) storeText(key, answered);
  // Without storage the browser counts as a stranger.
  return readStored(key);
}
