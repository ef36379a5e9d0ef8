import type { LanguageWords } from './words-of.ts';

/** What is written in Latin letters in Serbian Cyrillic too: names, abbreviations, keys of a keyboard. */
const latinInCyrillic: ReadonlySet<string> = new Set(
  'API Authorization Api-Key URL MB KB MIT Copyright Enter Escape Octavo http https mailto tel HTML SEO JPEG PNG WebP GIF AVIF GitHub Google Node SQLite PostgreSQL i18n Idempotency-Key'.split(
    ' ',
  ),
);

const cyrillic = /\p{Script=Cyrillic}/u;
const latinWord = /[\p{Script=Latin}][\p{Script=Latin}\d-]*/gu;

/** Cyrillic letters among the Latin words, Latin words among the Cyrillic ones. */
export function checkAlphabet(words: LanguageWords, language: string): readonly string[] {
  if (language === 'sr-Cyrl') {
    return [...words].flatMap(([key, text]) =>
      latinWords(text).map((word) => `${language}: ${key} has the Latin word ${word}`),
    );
  }
  return [...words]
    .filter(([, text]) => cyrillic.test(text))
    .map(([key]) => `${language}: ${key} has Cyrillic letters`);
}

/** Placeholders, keys of a keyboard, tags, addresses and paths are no words. */
function latinWords(text: string): readonly string[] {
  const bare = text.replaceAll(
    /\{\{[^}]*\}\}|<kbd>.*?<\/kbd>|<[^>]*>|https?:\/\/\S+|(?<=\s|^|„)\/[\w/-]+/g,
    ' ',
  );
  return (bare.match(latinWord) ?? []).filter((word) => !latinInCyrillic.has(word));
}
