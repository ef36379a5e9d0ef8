import { normalizeText } from './normalize-text.ts';

/** Scripts in which letters join or stack, and where a joiner between two letters changes how a word is written. */
const joins = ['Arab', 'Syrc', 'Nkoo', 'Mong', 'Tibt', 'Mymr', 'Khmr', 'Sinh']
  .concat(['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym'])
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/** Characters that render nothing by themselves but change how their neighbours are rendered, each only where it does. */
const meaningful = [
  // A joiner between two of these letters, or after a virama, which drops the vowel of the letter before it.
  `(?<=[${joins}])[\\u200c\\u200d](?=[${joins}])`,
  '(?<=[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca])\\u200d',
  // Emoji made of several others, text and colour variants of emoji, keycaps, and flags of regions.
  '(?<=\\p{ExtPict}[\\ufe0f\\p{EMod}]?)\\u200d(?=\\p{ExtPict})',
  '(?<=\\p{ExtPict})[\\ufe0e\\ufe0f]',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=\\u{1f3f4})[\\u{e0020}-\\u{e007e}]{1,8}\\u{e007f}',
  // Variants of Mongolian letters and of Chinese characters.
  '(?<=\\p{sc=Mong})[\\u180b-\\u180f]',
  '(?<=\\p{sc=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
].join('|');

/** Unicode does not count the marks around an annotation (U+FFF9 to U+FFFB) among the characters that render nothing. */
const unseen = new RegExp(`(${meaningful})|[\\p{DI}\\ufff9-\\ufffb]`, 'gu');

/**
 * Removes invisible characters: zero-width ones, controls of the writing direction, and fillers. With them, two names
 * that look the same could differ, and one could be displayed as another. Keeps characters that a language or an emoji
 * needs.
 */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, (_found, kept?: string) => kept ?? '');
}

/** The text of a name on one line: without unseen characters, whitespace and controls become spaces, trimmed at both ends. */
export function oneLine(text: string): string {
  return normalizeText(withoutUnseen(text), 'NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
