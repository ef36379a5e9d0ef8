import { afterEach, expect, test, vi } from 'vitest';
import { dayPattern, regionalLocale, writeDay } from './day-text.ts';
import { readDay } from './read-day.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en-US', '2/28/2026', '2026-02-28'],
  ['en-GB', '28/02/2026', '2026-02-28'],
  ['de', '28.2.2026', '2026-02-28'],
  ['nl', '28-2-2026', '2026-02-28'],
  ['sr-Latn-RS', ' 28. 2. 2026. ', '2026-02-28'],
  ['de', '2026-02-28', '2026-02-28'],
  ['en-US', '2024-02-29', '2024-02-29'],
  ['de', '5.6.0987', '0987-06-05'],
  ['en-US', '1.2.2026', '2026-02-01'],
  ['de', '31.12.26', '2026-12-31'],
  ['en-US', '12/31/26', '2026-12-31'],
  ['en-GB', '31/12/26', '2026-12-31'],
  ['de', '31. Dezember 2026', '2026-12-31'],
  ['de', '1. Jänner 2026', '2026-01-01'],
  ['en-US', 'Dec 31, 2026', '2026-12-31'],
  ['en-US', 'December 31st 26', '2026-12-31'],
  ['en-US', '31 Dec 2026', '2026-12-31'],
  ['nl', '3 maart 2026', '2026-03-03'],
  ['sr-Cyrl-RS', '1. мај 2026.', '2026-05-01'],
])('in %s, %j is read as %s', (locale, text, day) => {
  expect(readDay(text, locale)).toBe(day);
});

test.each([
  '',
  '28',
  '28.2.',
  '28.2.2',
  '28.2.202',
  '30.2.2026',
  '28.2.2026 10',
  '28. Februar',
  'Februar 2026',
  '28. Something 2026',
  'Februar Februar Februar',
  '1.'.repeat(99_999),
])('%.40j is not a complete day', (text) => expect(readDay(text, 'de')).toBeUndefined());

test('a formatted day parses to the same day, in every language', () => {
  for (const locale of ['en-US', 'en-GB', 'de', 'nl', 'sr-Latn-RS', 'sr-Cyrl-RS', 'ar-EG', 'hu'])
    for (const day of ['2026-11-03', '0987-06-05', '9999-12-31'])
      expect([locale, readDay(writeDay(day, locale), locale)]).toEqual([locale, day]);
});

test('the pattern has the order and the separators of the locale', () => {
  const translate = (key: string) =>
    ({ day: 'dd', month: 'mm', year: 'yyyy' })[key.split('.').at(-1) ?? ''] ?? '';
  expect(dayPattern('en-US', translate)).toBe('mm/dd/yyyy');
  expect(dayPattern('de', translate)).toBe('dd.mm.yyyy');
});

test.each([
  [['de', 'en-GB', 'en-US'], 'en-GB'],
  [['en-US@posix'], 'en'],
  [['en-US@posix', 'en-GB'], 'en-GB'],
  [['de-AT'], 'en'],
])('in a browser with the languages %j, days are written for the locale %s', (languages, locale) => {
  vi.stubGlobal('navigator', { languages });
  expect(regionalLocale('en')).toBe(locale);
  expect(readDay(writeDay('2026-02-28', locale), locale)).toBe('2026-02-28');
});
