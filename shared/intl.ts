import type { Language } from './languages.ts';

/**
 * The tags of our languages for `Intl`, which reads plain `sr` as Cyrillic. Both scripts use Serbia's date and number
 * formats.
 */
const intlTags: Readonly<Partial<Record<string, string>>> = {
  sr: 'sr-Latn-RS',
  'sr-Cyrl': 'sr-Cyrl-RS',
} satisfies Partial<Record<Language, string>>;

export function intlTag(language: string): string {
  return intlTags[language] ?? language;
}

/** Formats are expensive to create and cheap to keep: a table of a thousand rows needs one. */
export function cachedFormat<Rest extends readonly string[], Format>(
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

const numberFormat = cachedFormat((tag) => new Intl.NumberFormat(tag));

export function formatNumber(value: number, language: string): string {
  // Only digits, in all our languages. Creating the first format takes 10 ms, and most counts are small.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return numberFormat(intlTag(language)).format(value);
}

const listFormat = cachedFormat(
  (tag, type: 'conjunction' | 'disjunction') => new Intl.ListFormat(tag, { type }),
);

/** A list as the reader's language joins it: `a, b, and c`, or in the format `or`: `a, b, or c`. */
export function formatList(items: readonly (string | number)[], language: string, format?: string): string {
  const texts = items.map((item) => (typeof item === 'number' ? formatNumber(item, language) : item));
  return listFormat(intlTag(language), format === 'or' ? 'disjunction' : 'conjunction').format(texts);
}
