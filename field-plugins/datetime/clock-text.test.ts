import { expect, test } from 'vitest';
import { readClock, writeClock } from './clock-text.ts';

test.each([
  ['18:30', '18:30'],
  ['6:05', '06:05'],
  ['18.30', '18:30'],
  ['6:30 pm', '18:30'],
  ['7 pm', '19:00'],
  ['7pm', '19:00'],
  ['12 a.m.', '00:00'],
  ['19h30', '19:30'],
  ['12:00 AM', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['6:30\u202fPM', '18:30'],
  [' 18:30:15 ', '18:30:15'],
])('%j means %s', (text, clock) => expect(readClock(text)).toBe(clock));

test.each([
  '',
  '18',
  '18:',
  '18:3',
  '18h',
  '7 p',
  '13 pm',
  '24:00',
  '18:60',
  '13:00 pm',
  '0:30 am',
  '18:30 h',
  ' '.repeat(99_999),
])('%.40j is not a complete time', (text) => expect(readClock(text)).toBeUndefined());

test('a formatted time parses to the same time, in every language', () => {
  for (const locale of ['en-US', 'en-GB', 'de', 'nl', 'sr-Latn-RS'])
    for (const clock of ['00:05', '06:30', '12:00', '18:30:15'])
      expect([locale, readClock(writeClock(clock, locale))]).toEqual([locale, clock]);
  expect(writeClock('18:30', 'en-US')).toBe('6:30 PM');
  expect(writeClock('18:30', 'de')).toBe('18:30');
});
