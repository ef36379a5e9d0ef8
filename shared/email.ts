import { limits } from './limits.ts';
import { normalizeText } from './normalize-text.ts';

/** Servers, browsers and workers have it. */
declare const URL: { canParse(text: string): boolean; new (text: string): { readonly hostname: string } };

/**
 * Letters and digits of any script, and the special characters that HTML allows in an `<input type="email">` (section
 * 4.10.5.1.5).
 */
const local = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;

/** A domain as mail servers look it up. */
const asciiDomain = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** A domain in its written form: `пример.срб`. */
const writtenDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Normalizes an address for accounts: trimmed, in lower case, and with the domain in the form that mail servers look up, because
 * browsers send either form.
 */
export function normalizeEmail(email: string): string {
  const text = normalizeText(email.trim(), 'NFC').toLowerCase();
  const [name, domain] = partsOf(text);
  return domain === undefined ? text : `${name}@${toAscii(domain) ?? domain}`;
}

/**
 * Whether this looks like an address that can receive mail. Letters of any script are accepted on both sides of the `@`;
 * invisible and confusable characters are not, nor are those with a meaning in a mail header.
 */
export function isEmailAddress(email: string): boolean {
  const text = email.trim();
  if (text.length > limits.emailLength || !isPlain(text)) return false;
  const [name, domain] = partsOf(text);
  const ascii = domain === undefined ? undefined : toAscii(domain);
  return local.test(name) && ascii !== undefined && ascii.length < limits.emailLength - name.length;
}

function partsOf(text: string): readonly [name: string, domain: string | undefined] {
  const at = text.lastIndexOf('@');
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** The domain as mail servers look it up; undefined if it is invalid. */
function toAscii(domain: string): string | undefined {
  if (asciiDomain.test(domain)) return domain;
  if (!writtenDomain.test(domain) || !URL.canParse(`http://${domain}`)) return undefined;
  const { hostname } = new URL(`http://${domain}`);
  return /[a-z]/.test(hostname) && asciiDomain.test(hostname) ? hostname : undefined;
}

/** Whether the text is composed or decomposed as usual, without compatibility characters. */
function isPlain(text: string): boolean {
  const composed = text.normalize('NFC');
  return (
    !/\p{DI}/u.test(text) &&
    composed === composed.normalize('NFKC') &&
    (text === composed || text === text.normalize('NFD'))
  );
}
