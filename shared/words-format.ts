import { formatNumber } from './intl.ts';
import { fallbackLanguage } from './languages.ts';

/** How sentences take in values: unescaped, since rendering escapes them, and through `wordsFormatter`. */
export const interpolation = { escapeValue: false, alwaysFormat: true };

/**
 * The i18next formatter. It writes every number in the format of the sentence's language. Numbers that are not amounts
 * (a year, a version) are passed as text. Sentences do not name formats, so `add` has nothing to do.
 */
export const wordsFormatter = {
  type: 'formatter' as const,
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown, _format?: string, language: string = fallbackLanguage) =>
    typeof value === 'number' ? formatNumber(value, language) : (value as string),
};
