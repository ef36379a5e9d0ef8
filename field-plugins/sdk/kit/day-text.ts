import { dayParts, type DayPart } from './read-day.ts';

/** Formats a day the way people type it in the language: `28.02.2026`. */
export function writeDay(day: string, locale: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return filled(locale, { year, month, day: date });
}

/** The pattern to type, in letters for day, month and year: `dd.mm.yyyy`. */
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

/** Chromium on a computer without a chosen language reports `en-US@posix`, which `Intl` rejects. */
function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

function filled(locale: string, texts: Readonly<Record<DayPart, string>>): string {
  return dayParts(locale)
    .map(({ type, mark }) => (type === undefined ? mark : texts[type]))
    .join('');
}
