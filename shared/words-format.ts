import { formatNumber } from './intl.ts';
import { fallbackLanguage } from './languages.ts';

/** How sentences take in what they are given: as it is, for what draws them escapes it, and through `wordsFormatter`. */
export const interpolation = { escapeValue: false, alwaysFormat: true };

/**
 * The formatter of i18next, which writes every number within a sentence as the language of the sentence does. What only
 * looks like an amount (a year, the number of a version) is given as text. The sentences name no formats of their own, so
 * that there are none to add.
 */
export const wordsFormatter = {
  type: 'formatter' as const,
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown, _format?: string, language: string = fallbackLanguage) =>
    typeof value === 'number' ? formatNumber(value, language) : (value as string),
};
