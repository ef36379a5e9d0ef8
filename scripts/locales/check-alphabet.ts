import type { Translations } from './read-translations.ts';

/** Latin letters that are fine in Serbian Cyrillic: names, abbreviations, keys of a keyboard. */
const latinInCyrillic: ReadonlySet<string> = new Set(
  'API CSS Authorization Api-Key URL MB KB MIT Copyright Enter Escape Shift Tab OpenStreetMap Octavo http https mailto tel HTML SEO JPEG PNG WebP GIF AVIF GitHub Google Node SQLite PostgreSQL i18n Idempotency-Key JSON IP ID RE2 YouTube Vimeo cm Shell C Diff Go Java JavaScript Markdown PHP Python Ruby Rust SQL Swift TXT TypeScript XML YAML Dailymotion SoundCloud Spotify'.split(
    ' ',
  ),
);

const cyrillic = /\p{Script=Cyrillic}/u;
const latinWord = /[\p{Script=Latin}][\p{Script=Latin}\d-]*/gu;

/** Finds Cyrillic letters in Latin text, and Latin words in Cyrillic text. */
export function checkAlphabet(translations: Translations, language: string): readonly string[] {
  if (language === 'sr-Cyrl') {
    return [...translations].flatMap(([key, text]) =>
      latinWords(text).map((word) => `${language}: ${key} has the Latin word ${word}`),
    );
  }
  return [...translations]
    .filter(([, text]) => cyrillic.test(text))
    .map(([key]) => `${language}: ${key} has Cyrillic letters`);
}

/** Placeholders, keyboard keys, tags, addresses and paths are not words. */
function latinWords(text: string): readonly string[] {
  const bare = text.replaceAll(
    /\{\{[^}]*\}\}|<kbd>.*?<\/kbd>|<[^>]*>|https?:\/\/\S+|www\.[\w.-]+|(?<=\s|^|„)\/[\w/-]+/g,
    ' ',
  );
  return (bare.match(latinWord) ?? []).filter((word) => !latinInCyrillic.has(word));
}
