import { intlTag } from './intl.ts';

/** The scripts written from right to left, of languages that a site may have one day. */
const fromRight = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']);

export function directionOf(language: string): 'ltr' | 'rtl' {
  return fromRight.has(new Intl.Locale(intlTag(language)).maximize().script ?? '') ? 'rtl' : 'ltr';
}
