import type { Language } from '../shared/languages.ts';

/** The tags that `Intl` takes for ours: to it plain `sr` is Cyrillic, and both scripts are of Serbia's dates and numbers. */
const intlTags: Readonly<Partial<Record<string, string>>> = {
  sr: 'sr-Latn-RS',
  'sr-Cyrl': 'sr-Cyrl-RS',
} satisfies Partial<Record<Language, string>>;

/** The tag that `Intl` takes for a language of ours. */
export function intlTag(language: string): string {
  return intlTags[language] ?? language;
}

const styles = {
  day: { dateStyle: 'medium', timeZone: 'UTC' },
  short: { dateStyle: 'medium', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment in the reader's language and time zone. */
export function formatTime(time: string, language: string, style: 'short' | 'full' = 'short'): string {
  return timeFormat(intlTag(language), style).format(new Date(time));
}

/** A day without a time, which is the same day in every time zone: `2024-12-23`. */
export function formatDay(day: string, language: string): string {
  return timeFormat(intlTag(language), 'day').format(new Date(day));
}

/** A number as the reader's language writes it. */
export function formatNumber(value: number, language: string): string {
  return numberFormat(intlTag(language)).format(value);
}

const timeFormat = kept((tag, style: keyof typeof styles) => new Intl.DateTimeFormat(tag, styles[style]));
const numberFormat = kept((tag) => new Intl.NumberFormat(tag));

/** Formats cost much to make and nothing to keep: a table of a thousand rows needs one. */
function kept<Rest extends readonly string[], Format>(
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
