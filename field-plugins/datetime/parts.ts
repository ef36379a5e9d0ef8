import { isDay } from '../sdk/kit/calendar.ts';
import { isClock } from './clock-text.ts';
import { isReadable, type ZonedTime } from './field.ts';
import { clockOf, instantOf, isInstant, isZone } from './zoned-time.ts';

/** A date and a time as entered: `2026-11-26` and `18:30`, or any other text while one is incomplete. */
export interface Parts {
  readonly day: string;
  readonly clock: string;
}

/** The parts of a value. Those of an incomplete one are the lines of its text. */
export function partsOf(value: ZonedTime | null): Parts {
  if (value === null) return { day: '', clock: '' };
  const lines = isReadable(value) ? clockOf(value.instant, value.zone).split('T') : value.instant.split('\n');
  const [day = '', clock = ''] = lines;
  return { day, clock };
}

/**
 * The value of the two parts. While one is incomplete, the value keeps both texts and the zone. `isSecond` chooses the later of
 * two instants with the same local time.
 */
export function valueOf({ day, clock }: Parts, zone: string, isSecond: boolean): ZonedTime | null {
  if (day === '' && clock === '') return null;
  const instant =
    isDay(day) && isClock(clock) && isZone(zone) ? instantOf(`${day}T${clock}`, zone, isSecond) : '';
  return { instant: isInstant(instant) ? instant : `${day}\n${clock}`, zone };
}
