const written = /^(\d{1,2})(?:[:.h](\d{2})(?:[:.](\d{2}))?)? ?(?:([ap])\.?m\.?)?$/i;

/** Whether this is a clock time: `18:30`, or `18:30:15`. */
export function isClock(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text);
}

/** Parses a text such as `6:30 pm`, `6 pm`, `18.30` or `18h30` to `18:30`; undefined if it is not a complete time. */
export function readClock(text: string): string | undefined {
  const [, hours = '', typed, seconds, half] = written.exec(text.trim().replaceAll(/\s/gu, ' ')) ?? [];
  // A number alone may be the beginning of a time; with a half of the day it is an hour.
  const minutes = typed ?? (half === undefined ? '' : '00');
  const hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return undefined;
  const late = half?.toLowerCase() === 'p' ? 12 : 0;
  const counted = half === undefined ? hour : (hour % 12) + late;
  const clock = [String(counted).padStart(2, '0'), minutes, ...(seconds === undefined ? [] : [seconds])].join(
    ':',
  );
  return isClock(clock) ? clock : undefined;
}

/** Formats a clock time the way people type it in the language: `6:30 PM` in languages with a 12-hour clock. */
export function writeClock(clock: string, locale: string): string {
  if (new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 !== true) return clock;
  const [hours = '', ...rest] = clock.split(':');
  const hour = Number(hours);
  return `${[((hour + 11) % 12) + 1, ...rest].join(':')} ${hour < 12 ? 'AM' : 'PM'}`;
}
