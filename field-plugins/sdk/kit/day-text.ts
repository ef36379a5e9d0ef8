import { isDay } from './calendar.ts';

type Part = 'day' | 'month' | 'year';

/**
 * The day that a text means, as `2026-02-28`: in the order of the language, such as `28.2.2026`, or with the year first.
 * Undefined if it is not a complete day of the calendar.
 */
export function readDay(text: string, locale: string): string | undefined {
  const numbers = text.split(/[^\d]/).filter((part) => part !== '');
  if (numbers.length !== 3 || !/^[\d\s./-]+$/.test(text)) return undefined;
  const order = numbers[0]?.length === 4 ? yearFirst : partsOf(locale).flatMap(({ type = [] }) => type);
  const part = (wanted: Part) => numbers[order.indexOf(wanted)]?.padStart(2, '0') ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return isDay(day) ? day : undefined;
}

/** A day as it is typed in the language: `28.02.2026`. */
export function writeDay(day: string, locale: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return filled(locale, { year, month, day: date });
}

/** What to type, in letters for day, month and year: `dd.mm.yyyy`. */
export function dayPattern(locale: string, translate: (key: string) => string): string {
  const [day = '', month = '', year = ''] = (['day', 'month', 'year'] as const).map((part) =>
    translate(`common.letters.${part}`),
  );
  return filled(locale, { day, month, year });
}

/** The language in the region of the browser, which decides the order of day and month: `en-GB` for `en`. */
export function regionalLocale(locale: string): string {
  return navigator.languages.find((one) => one.startsWith(`${locale}-`) && isLocale(one)) ?? locale;
}

/** Chromium on a computer without a chosen language names `en-US@posix`, which `Intl` refuses. */
function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

const yearFirst: readonly Part[] = ['year', 'month', 'day'];

function filled(locale: string, texts: Readonly<Record<Part, string>>): string {
  return partsOf(locale)
    .map(({ type, mark }) => (type === undefined ? mark : texts[type]))
    .join('');
}

/** Day, month and year in the order of the language, and the marks between them. */
function partsOf(locale: string): readonly { readonly type?: Part; readonly mark: string }[] {
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
