/**
 * What an `<input type="email">` takes (HTML, section 4.10.5.1.5): no blanks, no control characters, and nothing that
 * means more than itself in the head of a mail.
 */
const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** An address as it is stored and looked up: in lower case, without blanks around it. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Whether somebody can be mailed there, as far as its form tells. */
export function isEmailAddress(email: string): boolean {
  return address.test(email.trim());
}
