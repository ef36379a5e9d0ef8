import { intlTag, cachedFormat } from '../../shared/intl.ts';

const styles = {
  day: { dateStyle: 'medium', timeZone: 'UTC' },
  short: { dateStyle: 'medium', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export function formatTime(time: string, language: string, style: 'short' | 'full' = 'short'): string {
  return timeFormat(intlTag(language), style).format(new Date(time));
}

/** A day without a time, such as `2024-12-23`: the same in every time zone. */
export function formatDay(day: string, language: string): string {
  return timeFormat(intlTag(language), 'day').format(new Date(day));
}

const timeFormat = cachedFormat(
  (tag, style: keyof typeof styles) => new Intl.DateTimeFormat(tag, styles[style]),
);
