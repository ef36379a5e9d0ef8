import { normalizeText } from './normalize-text.ts';

/**
 * What an `<input type="email">` accepts (HTML, section 4.10.5.1.5): no spaces, no control characters, nothing with a
 * special meaning in a mail header.
 */
const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** An address as it is stored and looked up: trimmed and in lower case. */
export function normalizeEmail(email: string): string {
  return normalizeText(email.trim(), 'NFC').toLowerCase();
}

/** Whether this looks like an address that can receive mail. */
export function isEmailAddress(email: string): boolean {
  return address.test(email.trim());
}
