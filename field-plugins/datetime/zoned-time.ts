import { isDay } from '../sdk/kit/calendar.ts';

const day = 86_400_000;

/** Whether this is an instant in universal time, such as `2026-11-26T09:30:00Z`. */
export function isInstant(text: string): boolean {
  const [date = '', clock = ''] = text.split('T');
  // With an offset ahead of UTC, the year 1 begins in the year 0 of UTC, which is a leap year like the year 4.
  return (
    /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z$/.test(clock) && isDay(date.replace(/^0000/, '0004'))
  );
}

/** Whether this names a time zone, such as `Europe/Belgrade`. Offsets are rejected, because they ignore daylight saving time. */
export function isZone(text: string): boolean {
  if (!/^[A-Z][\w+-]*(?:\/[\w+-]+)*$/i.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== '';
  } catch {
    return false;
  }
}

/** The local time of an instant, in the format of a `datetime-local` input: `2026-11-26T10:30`. */
export function clockOf(instant: string, zone: string): string {
  const time = Date.parse(instant);
  const shown = new Date(time + offsetAt(time, zone)).toISOString();
  return shown.slice(0, shown.slice(17, 19) === '00' ? 16 : 19);
}

/**
 * The instant at which clocks in the zone show this time. When clocks are turned back, they show it twice, and the
 * first instant counts unless `isSecond`. A time that is skipped when clocks are turned forward is moved later by the
 * skipped time.
 */
export function instantOf(clock: string, zone: string, isSecond = false): string {
  const instants = instantsOf(clock, zone);
  return instants[isSecond ? instants.length - 1 : 0] ?? '';
}

/** The instants at which clocks show this time, in order: two when clocks are turned back. */
export function instantsOf(clock: string, zone: string): readonly string[] {
  const shown = Date.parse(`${clock}Z`);
  const offsets = [shown - day, shown + day].map((time) => offsetAt(time, zone));
  const fitting = offsets.filter((offset) => offsetAt(shown - offset, zone) === offset);
  const found =
    fitting.length === 0 ? [Math.min(...offsets)] : [...new Set(fitting)].toSorted((a, b) => b - a);
  return found.map((offset) => new Date(shown - offset).toISOString().replace('.000Z', 'Z'));
}

/** The local time of an instant in a zone, with the offset: `2026-11-26T10:30:00+01:00`. */
export function withOffset(instant: string, zone: string): string {
  const time = Date.parse(instant);
  const offset = Math.round(offsetAt(time, zone) / 60_000);
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const sign = offset < 0 ? '-' : '+';
  const clock = new Date(time + offset * 60_000).toISOString().slice(0, 19);
  return `${clock}${sign}${two(hours)}:${two(minutes)}`;
}

/** Formats an instant for a language, with its zone: `26 November 2026 at 10:30 CET`. */
export function shownInstant(instant: string, zone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    ...({ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const),
    ...({ timeZoneName: 'short', timeZone: zone } as const),
  }).format(Date.parse(instant));
}

/** The offset of a zone at an instant: `GMT+1`. */
export function shownOffset(instant: string, zone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' });
  const parts = format.formatToParts(Date.parse(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How many milliseconds a zone is ahead of UTC. */
function offsetAt(time: number, zone: string): number {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const [, sign = '+', ...parts] = /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(format.format(time)) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return ((hours * 60 + minutes) * 60 + seconds) * (sign === '-' ? -1000 : 1000);
}

function two(count: number): string {
  return String(count).padStart(2, '0');
}
