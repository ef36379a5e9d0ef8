import { closedObject, exactObject, orNull } from '../sdk/contract/closed-object.ts';
import { definitionError, defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import { isDay } from '../sdk/kit/calendar.ts';
import { defineField, type FieldConversion, type FieldIssue } from '../sdk/contract/field.ts';
import { clockOf, instantOf, isInstant, isZone, shownInstant, withOffset } from './zoned-time.ts';

export interface ZonedTime {
  /** In UTC: `2026-11-26T09:30:00Z`. While the date or time is incomplete, both as typed, on two lines. */
  readonly instant: string;
  /** A name such as `Europe/Belgrade`. */
  readonly zone: string;
}

export interface DeliveredTime extends ZonedTime {
  /** The local time in the zone, with its offset: `2026-11-26T10:30:00+01:00`. */
  readonly local: string;
}

const text = { type: 'string' } as const;

const options = defineOptions(
  {
    type: ['object', 'null'],
    properties: { zone: { type: 'string' } },
    additionalProperties: false,
  },
  ({ zone }, definition) => {
    if (zone !== undefined && !isZone(zone))
      throw definitionError(definition, 'zone', 'the name of a time zone such as Europe/Belgrade', {
        ...{ key: 'datetime.not_a_zone', params: { example: 'Europe/Belgrade' }, path: ['zone'] },
      });
    return { zone };
  },
);

export type DatetimeOptions = OptionsOf<typeof options>;

export const datetimeField = defineField<ZonedTime | null, DatetimeOptions, DeliveredTime | null>({
  contract: 1,
  type: 'datetime',
  ...options,
  defaultValue: () => null,
  example: ({ zone = 'Europe/Belgrade' }) => ({ instant: '2026-06-15T16:00:00Z', zone }),
  isEmpty: (value) => value === null,
  schema: ({ zone = 'UTC' }) =>
    orNull(
      exactObject({ instant: { ...text, maxLength: 100 }, zone: { ...text, maxLength: 100, default: zone } }),
    ),
  // Other systems store an instant without a zone.
  upgrade(stored) {
    if (stored === '') return null;
    return typeof stored === 'string' && isInstant(stored) ? { instant: stored, zone: 'UTC' } : stored;
  },
  check(value): readonly FieldIssue[] {
    if (value === null) return [];
    return [
      ...(isInstant(value.instant) ? [] : [{ key: 'datetime.invalid', path: ['instant'] }]),
      ...(isZone(value.zone) ? [] : [{ key: 'datetime.unknown_zone', path: ['zone'] }]),
    ];
  },
  deliver: (value) =>
    value !== null && isReadable(value)
      ? { instant: value.instant, zone: value.zone, local: withOffset(value.instant, value.zone) }
      : null,
  deliveredSchema: () => orNull(closedObject('DateTime', { instant: text, zone: text, local: text })),
  convertFrom: {
    text: readTime,
    // A day begins at midnight.
    date: (day: string, { options: { zone } }) => (isDay(day) ? atClock(`${day}T00:00`, zone) : undefined),
  },
  convertTo: {
    date: (value) =>
      value !== null && isReadable(value) ? clockOf(value.instant, value.zone).slice(0, 10) : undefined,
  },
  plainText(value) {
    if (value === null) return '';
    return `${isReadable(value) ? clockOf(value.instant, value.zone).replace('T', ' ') : onOneLine(value)} ${value.zone}`;
  },
  summarize(value, _options, { locale }) {
    if (value === null) return '';
    return isReadable(value) ? shownInstant(value.instant, value.zone, locale) : onOneLine(value);
  },
});

export function isReadable({ instant, zone }: ZonedTime): boolean {
  return isInstant(instant) && isZone(zone);
}

function onOneLine({ instant }: ZonedTime): string {
  return instant.replace('\n', ' ').trim();
}

/** Parses an instant, or a local time such as `2026-11-26 10:30`, followed by a zone name or in the zone of the model. */
function readTime(
  typed: string,
  { options: { zone: usual } }: FieldConversion<DatetimeOptions>,
): ZonedTime | undefined {
  const instant = typed.trim();
  if (isInstant(instant)) return { instant, zone: usual ?? 'UTC' };
  const [, day = '', clock = '', zone = usual] = clockAndZone.exec(instant) ?? [];
  return isDay(day) && (zone === undefined || isZone(zone)) ? atClock(`${day}T${clock}`, zone) : undefined;
}

const clockAndZone = /^(\d{4}-\d{2}-\d{2})(?:T| +)((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?: +(\S+))?$/;

function atClock(clock: string, zone = 'UTC'): ZonedTime {
  return { instant: instantOf(clock, zone), zone };
}
