import { isDay } from './calendar.ts';

/** The parts of a written day. */
export type DayPart = 'day' | 'month' | 'year';

/**
 * Parses a day to `2026-02-28`: with the year first, with the name of the month, with dots, where the day comes first, or in the
 * order of the language. Without a language, undefined if the text is ambiguous.
 */
export function readDay(text: string, locale?: string): string | undefined {
  const parts = text.toLowerCase().split(/[\s.,/-]+/);
  const [first = '', second = '', third = '', ...more] = parts.filter((part) => part !== '');
  const order = orderOf(first, second, text.includes('.'), locale);
  const part = (wanted: DayPart) => [first, second, third][order.indexOf(wanted)] ?? '';
  const [year, month] = [part('year'), part('month')];
  const named = months.findIndex((starts) => starts.includes(month.slice(0, 3))) + 1;
  const numbers = [
    // Two typed digits are a year of this century; a text to convert may be older.
    locale !== undefined && /^\d\d$/.test(year) ? `20${year}` : year,
    named > 0 ? `${named}` : month,
    part('day').replace(/^(\d+)(?:st|nd|rd|th)$/, '$1'),
  ];
  const day = numbers.map((number) => number.padStart(2, '0')).join('-');
  return more.length === 0 && isDay(day) ? day : undefined;
}

function orderOf(first: string, second: string, hasDots: boolean, locale?: string): readonly DayPart[] {
  if (/^\D/.test(first)) return ['month', 'day', 'year'];
  if (first.length === 4) return ['year', 'month', 'day'];
  if (hasDots || /^\D/.test(second)) return ['day', 'month', 'year'];
  return locale === undefined ? [] : dayParts(locale).flatMap(({ type = [] }) => type);
}

/** How the months begin in English, Serbian in both alphabets, Dutch and German, from January on: no two begin alike. */
const months = [
  ...['jan jän јан', 'feb феб', 'mar mär maa мар', 'apr апр', 'may maj mei mai мај', 'jun јун', 'jul јул'],
  ...['aug avg авг', 'sep сеп', 'oct okt окт', 'nov нов', 'dec dez дец'],
].map((starts) => starts.split(' '));

/** Day, month and year in the order of the language, and the marks between them. */
export function dayParts(locale: string): readonly { readonly type?: DayPart; readonly mark: string }[] {
  const format = new Intl.DateTimeFormat(locale, {
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const),
  });
  return format.formatToParts(0).map(({ type, value }) => {
    // Arabic has invisible direction marks there, which are not typed.
    const mark = value.replaceAll('\u200f', '');
    return type === 'day' || type === 'month' || type === 'year' ? { type, mark } : { mark };
  });
}
