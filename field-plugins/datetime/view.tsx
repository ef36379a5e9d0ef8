import { useState } from 'react';
import { isDay } from '../sdk/kit/calendar.ts';
import { ChoiceSelect } from '../sdk/kit/choice-select.tsx';
import { dayPattern, regionalLocale, writeDay } from '../sdk/kit/day-text.ts';
import { FieldGroup } from '../sdk/kit/field-group.tsx';
import { LinePreview } from '../sdk/kit/line-preview.tsx';
import { readDay } from '../sdk/kit/read-day.ts';
import { defineView, type WidgetProps } from '../sdk/contract/view.ts';
import { isClock, readClock, writeClock } from './clock-text.ts';
import { datetimeField, isReadable, type DatetimeOptions, type ZonedTime } from './field.ts';
import { PartInput } from './part-input.tsx';
import { ZonePicker } from './zone-picker.tsx';
import { clockOf, instantsOf, isInstant, isZone, shownOffset, instantOf } from './zoned-time.ts';

/** A local time and its zone. Changing the zone keeps the local time. */
function DatetimeWidget(props: WidgetProps<ZonedTime | null, DatetimeOptions>) {
  const { id, value, options, readOnly, issues, host, onChange } = props;
  const [chosen, setChosen] = useState<string>();
  const [wasSecond, setWasSecond] = useState(false);
  const zone = options.zone ?? value?.zone ?? chosen ?? zoneOfBrowser(host.locale);
  const locale = regionalLocale(host.locale);
  const shown = value !== null && isReadable(value) ? { instant: value.instant, zone } : undefined;
  const parts = partsOf(shown && isZone(zone) ? shown : value);
  const instants = shown && isZone(zone) ? instantsOf(clockOf(shown.instant, zone), zone) : [];
  const isTwice = instants.length > 1;
  const isSecond = isTwice ? shown?.instant === instants[1] : wasSecond;
  const isWrong = (part: keyof ZonedTime) => issues.some(({ path: [first = part] }) => first === part);

  function setPart(part: Partial<Parts>): void {
    // The zone and the choice of first or second are kept while both parts are retyped.
    setChosen(zone);
    setWasSecond(isSecond);
    onChange(valueOf({ ...parts, ...part }, zone, isSecond));
  }

  function setZone(next: string): void {
    setChosen(next);
    if (value === null || next === value.zone) return;
    const isKept = shown === undefined && isInstant(value.instant);
    onChange(isKept ? { ...value, zone: next } : valueOf(parts, next, isSecond));
  }

  return (
    <FieldGroup {...props} hint={hintOf()}>
      <div className="ui-row" style={{ gap: 8 }}>
        <PartInput
          id={`${id}-day`}
          label={host.translate('datetime.date')}
          value={parts.day}
          read={(text) => readDay(text, locale)}
          write={(day) => writeDay(day, locale)}
          placeholder={dayPattern(locale, host.translate)}
          wrong={isWrong('instant')}
          readOnly={readOnly}
          picker={{
            type: 'date',
            label: host.translate('common.choose_date'),
            min: '0001-01-02',
            max: '9999-12-30',
          }}
          onChange={(day) => setPart({ day })}
        />
        <PartInput
          id={`${id}-time`}
          label={host.translate('datetime.time')}
          value={parts.clock}
          read={readClock}
          write={(clock) => writeClock(clock, locale)}
          placeholder="--:--"
          wrong={isWrong('instant')}
          readOnly={readOnly}
          picker={{ type: 'time', label: host.translate('common.choose_time') }}
          onChange={(clock) => setPart({ clock })}
        />
        {options.zone === undefined && (
          <ZonePicker
            id={`${id}-zone`}
            zone={zone}
            wrong={value !== null && isWrong('zone')}
            readOnly={readOnly}
            host={host}
            onChange={setZone}
          />
        )}
      </div>
      {isTwice && (
        <div style={{ marginTop: 12 }}>
          <ChoiceSelect
            id={`${id}-turn`}
            label={host.translate('datetime.twice.label')}
            value={isSecond ? 'second' : 'first'}
            choices={['first', 'second']}
            nameOf={(occurrence) => {
              const instant = instants[occurrence === 'second' ? 1 : 0] ?? '';
              return host.translate(`datetime.twice.${occurrence}`, {
                offset: shownOffset(instant, zone, host.locale),
              });
            }}
            readOnly={readOnly}
            onChange={(occurrence) => onChange(valueOf(parts, zone, occurrence === 'second'))}
          />
        </div>
      )}
    </FieldGroup>
  );

  /** The default zone and its offset at that time. */
  function hintOf(): string | undefined {
    if (!isZone(zone)) return undefined;
    const offset = shown && shownOffset(shown.instant, zone, host.locale);
    const zoneParts = [options.zone, offset].filter((part) => part !== undefined);
    return zoneParts.length === 0
      ? undefined
      : host.translate('datetime.in_zone', { zone: zoneParts.join(', ') });
  }
}

function zoneOfBrowser(locale: string): string {
  return new Intl.DateTimeFormat(locale).resolvedOptions().timeZone;
}

export const datetimeView = defineView(datetimeField, {
  Widget: DatetimeWidget,
  Preview: ({ value, options, host }) => (
    <LinePreview text={datetimeField.summarize(value, options, host)} host={host} />
  ),
});

/** A date and a time as entered: `2026-11-26` and `18:30`, or any other text while one is incomplete. */
interface Parts {
  readonly day: string;
  readonly clock: string;
}

/** The parts of an incomplete value are the lines of its text. */
function partsOf(value: ZonedTime | null): Parts {
  if (value === null) return { day: '', clock: '' };
  const lines = isReadable(value) ? clockOf(value.instant, value.zone).split('T') : value.instant.split('\n');
  const [day = '', clock = ''] = lines;
  return { day, clock };
}

/**
 * The value of the two parts. While one is incomplete, the value keeps both texts and the zone. `isSecond` chooses the later of
 * two instants with the same local time.
 */
function valueOf({ day, clock }: Parts, zone: string, isSecond: boolean): ZonedTime | null {
  if (day === '' && clock === '') return null;
  const instant =
    isDay(day) && isClock(clock) && isZone(zone) ? instantOf(`${day}T${clock}`, zone, isSecond) : '';
  return { instant: isInstant(instant) ? instant : `${day}\n${clock}`, zone };
}
