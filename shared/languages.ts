/** The interface languages, English first because it is the fallback (spec section 9). */
export const languages = ['en', 'sr', 'sr-Cyrl', 'nl', 'de'] as const;

export type Language = (typeof languages)[number];

export const fallbackLanguage: Language = 'en';

/** Each language's own name, for the language picker. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  sr: 'Srpski',
  'sr-Cyrl': 'Српски',
  nl: 'Nederlands',
  de: 'Deutsch',
};

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && (languages as readonly string[]).includes(text);
}

/** The interface language for an `Accept-Language` header; anything unknown is English. */
export function negotiateLanguage(header: string | undefined): Language {
  if (header === undefined) return fallbackLanguage;
  const wanted = header
    .split(',')
    .map((part, position) => {
      const [tag = '', ...params] = part.trim().split(';');
      const q = params.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((v) => v !== undefined);
      return { tag: tag.trim().toLowerCase(), weight: q === undefined ? 1 : Number(q), position };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.position - b.position);
  for (const { tag } of wanted) {
    const language = matchLanguage(tag);
    if (language !== undefined) return language;
  }
  return fallbackLanguage;
}

/**
 * The interface language closest to a tag such as `de-AT` or `sr-Cyrl-RS`; undefined if no language is close. Serbian
 * without a script is Latin.
 */
export function matchLanguage(tag: string): Language | undefined {
  const wanted = tag.toLowerCase();
  const exact = languages.find((language) => language.toLowerCase() === wanted);
  if (exact !== undefined) return exact;
  if (/^sr-cyrl\b/.test(wanted)) return 'sr-Cyrl';
  return languages.find((language) => language === wanted.split('-')[0]);
}
