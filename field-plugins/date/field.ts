import { textOrNull } from '../sdk/contract/closed-object.ts';
import { definitionError, defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import { defineField } from '../sdk/contract/field.ts';
import { isDay, shownDay } from '../sdk/kit/calendar.ts';
import { readDay } from '../sdk/kit/read-day.ts';

const options = defineOptions(
  {
    type: ['object', 'null'],
    properties: { min: { type: 'string' }, max: { type: 'string' } },
    additionalProperties: false,
  },
  ({ min, max }, definition) => {
    for (const [name, day] of Object.entries({ min, max }))
      if (day !== undefined && !isDay(day))
        throw definitionError(definition, name, 'a day such as 2026-02-28', {
          key: 'date.invalid',
          path: [name],
        });
    if (min !== undefined && max !== undefined && min > max)
      throw definitionError(definition, 'max', `${min} or later`, {
        key: 'common.too_small',
        params: { min },
        path: ['max'],
      });
    return { min, max };
  },
);

export type DateOptions = OptionsOf<typeof options>;

const sampleDay = '2026-06-15';

/** A calendar day as `2026-02-28`, without time and zone; `""` for none. */
export const dateField = defineField<string, DateOptions, string | null>({
  contract: 1,
  type: 'date',
  ...options,
  defaultValue: () => '',
  example: ({ min = sampleDay, max = sampleDay }) => {
    if (sampleDay < min) return min;
    return sampleDay > max ? max : sampleDay;
  },
  isEmpty: (value) => value === '',
  schema: () => ({ type: 'string', maxLength: 100 }),
  // Other systems write null for no date, and midnight for a day.
  upgrade(stored) {
    if (stored === null) return '';
    return typeof stored === 'string'
      ? stored.replace(/^(\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0+)?)?Z?$/, '$1')
      : stored;
  },
  check(value, { min, max }) {
    if (value === '') return [];
    if (!isDay(value)) return [{ key: 'date.invalid' }];
    // Dates as texts sort in calendar order.
    if (min !== undefined && value < min) return [{ key: 'date.too_early' }];
    return max !== undefined && value > max ? [{ key: 'date.too_late' }] : [];
  },
  deliver: (value) => (isDay(value) ? value : null),
  deliveredSchema: () => textOrNull,
  convertFrom: { text: (text: string) => readDay(text) },
  plainText: (value) => value,
  summarize: (value, _options, { locale }) => formatDay(value, locale) ?? value,
});

/** Formats the day for a language; undefined if the value is not a day. */
export function formatDay(value: string, locale: string): string | undefined {
  return isDay(value) ? shownDay(value, locale) : undefined;
}
