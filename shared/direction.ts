import { intlTag } from './intl.ts';

/** The scripts that are written from right to left, of the languages that a site may have one day. */
const fromRight = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']);

/** The direction in which a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return fromRight.has(new Intl.Locale(intlTag(language)).maximize().script ?? '') ? 'rtl' : 'ltr';
}
