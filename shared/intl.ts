import type { Language } from './languages.ts';

/** The tags that `Intl` takes for ours: to it plain `sr` is Cyrillic, and both scripts are of Serbia's dates and numbers. */
const intlTags: Readonly<Partial<Record<string, string>>> = {
  sr: 'sr-Latn-RS',
  'sr-Cyrl': 'sr-Cyrl-RS',
} satisfies Partial<Record<Language, string>>;

/** The tag that `Intl` takes for a language of ours. */
export function intlTag(language: string): string {
  return intlTags[language] ?? language;
}

/** Formats cost much to make and nothing to keep: a table of a thousand rows needs one. */
export function kept<Rest extends readonly string[], Format>(
  make: (tag: string, ...rest: Rest) => Format,
): (tag: string, ...rest: Rest) => Format {
  const made = new Map<string, Format>();
  return (tag, ...rest) => {
    const name = [tag, ...rest].join(' ');
    const format = made.get(name) ?? make(tag, ...rest);
    made.set(name, format);
    return format;
  };
}

const numberFormat = kept((tag) => new Intl.NumberFormat(tag));

/** A number as the reader's language writes it. */
export function formatNumber(value: number, language: string): string {
  return numberFormat(intlTag(language)).format(value);
}
