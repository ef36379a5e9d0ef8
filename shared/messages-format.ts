import { formatList, formatNumber } from './intl.ts';
import { fallbackLanguage, languages } from './languages.ts';

/**
 * The i18next options for finding texts and inserting values, on the server; `src/lib/words` has the same rules for the app. A text that a language
 * lacks, or that is empty, is shown in English. Values are not escaped, because rendering escapes them;
 * `wordsFormatter` formats them.
 */
export const messagesOptions = {
  supportedLngs: languages,
  fallbackLng: fallbackLanguage,
  // Otherwise `sr-Cyrl` would also load and fall back to `sr`, which is another script.
  load: 'currentOnly',
  returnEmptyString: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
} as const;

/**
 * The i18next formatter. It writes every number and list in the format of the sentence's language. Numbers that are not
 * amounts (a year, a version) are passed as text. Sentences name no other format than `{{list, or}}`, so `add` has nothing to do.
 */
export const messagesFormatter = {
  type: 'formatter' as const,
  init() {},
  add() {},
  addCached() {},
  format(value: unknown, format?: string, language: string = fallbackLanguage): string {
    if (Array.isArray(value)) return formatList(value, language, format);
    return typeof value === 'number' ? formatNumber(value, language) : (value as string);
  },
};
