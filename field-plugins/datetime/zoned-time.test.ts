import { expect, test } from 'vitest';
import { runsAllTests } from '../../tests/support/all-tests.ts';
import { clockOf, instantOf, instantsOf, isInstant, isZone, withOffset } from './zoned-time.ts';

test.each([
  ['Europe/Belgrade', '2026-11-26T10:30', '2026-11-26T09:30:00Z'],
  ['Europe/Belgrade', '2026-07-01T10:30', '2026-07-01T08:30:00Z'],
  ['America/New_York', '2026-12-31T20:00', '2027-01-01T01:00:00Z'],
  ['Asia/Kathmandu', '2026-01-01T00:00', '2025-12-31T18:15:00Z'],
  ['Pacific/Kiritimati', '2026-01-01T00:00', '2025-12-31T10:00:00Z'],
  ['UTC', '0987-06-05T04:03', '0987-06-05T04:03:00Z'],
  // A partly typed year.
  ['Europe/Belgrade', '0001-01-01T00:00', '0000-12-31T22:38:00Z'],
  ['UTC', '2026-01-01T00:00:30', '2026-01-01T00:00:30Z'],
])('in %s, clocks show %s at %s', (zone, clock, instant) => {
  expect(instantOf(clock, zone)).toBe(instant);
  expect(clockOf(instant, zone)).toBe(clock);
});

test('a repeated local time resolves to its first instant, and a skipped one to an instant as much later', () => {
  expect(instantOf('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00Z');
  expect(instantOf('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00Z');
  expect(instantOf('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00Z');
  expect(clockOf('2026-03-29T01:30:00Z', 'Europe/Berlin')).toBe('2026-03-29T03:30');
});

test('the second time that clocks show the same can be meant', () => {
  expect(instantOf('2026-10-25T02:30', 'Europe/Berlin', true)).toBe('2026-10-25T01:30:00Z');
  expect(instantOf('2026-10-25T03:30', 'Europe/Berlin', true)).toBe('2026-10-25T02:30:00Z');
  expect(instantOf('2026-03-29T02:30', 'Europe/Berlin', true)).toBe('2026-03-29T01:30:00Z');
  expect(instantsOf('2026-11-01T01:30', 'America/New_York')).toEqual([
    '2026-11-01T05:30:00Z',
    '2026-11-01T06:30:00Z',
  ]);
});

/** The months in which clocks are put forward or back in one of the zones below; all months of the long run. */
const months = runsAllTests() ? Array.from({ length: 24 }, (_none, month) => month) : [2, 3, 9, 10];

test('every hour is found again by its local time, or an hour earlier', () => {
  for (const zone of ['Europe/Belgrade', 'America/St_Johns', 'Australia/Lord_Howe'])
    for (const month of months)
      for (let time = Date.UTC(2026, month); time < Date.UTC(2026, month + 1); time += 3_600_000) {
        const instant = new Date(time).toISOString();
        const early = time - Date.parse(instantOf(clockOf(instant, zone), zone));
        expect([0, 1_800_000, 3_600_000]).toContain(early);
        expect(Date.parse(withOffset(instant, zone))).toBe(time);
      }
});

test('an instant has its offset', () => {
  expect(withOffset('2026-11-26T09:30:00Z', 'Europe/Belgrade')).toBe('2026-11-26T10:30:00+01:00');
  expect(withOffset('2026-11-26T09:30:00Z', 'America/St_Johns')).toBe('2026-11-26T06:00:00-03:30');
});

test('instants and zones are known from other texts', () => {
  for (const text of ['2026-11-26T09:30:00Z', '2024-02-29T23:59:59.999Z']) expect(isInstant(text)).toBe(true);
  for (const text of [
    '',
    '2026-11-26',
    '2026-02-29T00:00:00Z',
    '2026-11-26T24:00:00Z',
    '2026-11-26T09:30:00+01:00',
  ])
    expect(isInstant(text)).toBe(false);
  for (const text of ['UTC', 'Europe/Belgrade', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])
    expect(isZone(text)).toBe(true);
  for (const text of ['', 'Mars/Base', '+01:00', 'Europe', 'Europe/Belgrade\n'])
    expect(isZone(text)).toBe(false);
});
