import type { Translations } from './read-translations.ts';

/** The quotation marks of each language: only in pairs, and none of another language. */
const pairs: Readonly<Record<string, RegExp>> = {
  en: /“[^“”„"]*”/g,
  nl: /“[^“”„"]*”/g,
  de: /„[^“”„"]*“/g,
  sr: /„[^“”„"]*”/g,
  'sr-Cyrl': /„[^“”„"]*”/g,
};

/** Finds quotation marks that are not those of the language, or not in pairs. */
export function checkQuotes(translations: Translations, language: string): readonly string[] {
  const pair = pairs[language];
  if (pair === undefined) return [`${language}: scripts/locales/check-quotes.ts lacks its quotation marks`];
  return [...translations]
    .filter(([, text]) => /[“”„"]/.test(text.replace(pair, '')))
    .map(([key]) => `${language}: ${key} has other quotation marks than ${language}, or not in pairs`);
}
