import { Box } from '@mui/material';
import { useState } from 'react';
import { FieldGroup } from '../sdk/kit/field-group.tsx';
import { LinePreview } from '../sdk/kit/line-preview.tsx';
import { defineView, type WidgetProps } from '../sdk/contract/view.ts';
import { ClockInput } from './clock-input.tsx';
import { datetimeField, isReadable, type DatetimeOptions, type ZonedTime } from './field.ts';
import { ZonePicker } from './zone-picker.tsx';
import { clockOf, instantOf, isZone, shownOffset } from './zoned-time.ts';

/** What clocks show, and in which zone. A change of the zone keeps what they show. */
function DatetimeWidget(props: WidgetProps<ZonedTime | null, DatetimeOptions>) {
  const { id, label, value, options, readOnly, issues, host, onChange } = props;
  const [chosen, setChosen] = useState<string>();
  const zone = options.zone ?? value?.zone ?? chosen ?? zoneOfBrowser(host.locale);
  const isShown = value === null || isReadable(value);
  const isWrong = (part: keyof ZonedTime) => issues.some(({ path: [first = part] }) => first === part);
  const clock = value !== null && isShown ? clockOf(value.instant, isZone(zone) ? zone : 'UTC') : '';

  function setClock(text: string): void {
    if (text === '') onChange(null);
    else if (isShown && isZone(zone)) onChange({ instant: instantOf(text, zone), zone });
    else onChange({ instant: text, zone });
  }

  function setZone(next: string): void {
    setChosen(next);
    if (value === null || next === value.zone) return;
    onChange({ instant: isShown ? instantOf(clock, next) : value.instant, zone: next });
  }

  return (
    <FieldGroup {...props} hint={hintOf()}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ClockInput
          id={`${id}-clock`}
          label={label}
          value={isShown ? clock : value.instant}
          isClock={isShown}
          wrong={isWrong('instant')}
          readOnly={readOnly}
          onChange={setClock}
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
      </Box>
    </FieldGroup>
  );

  /** The zone if nobody chooses it, and its offset at that time. */
  function hintOf(): string | undefined {
    if (!isZone(zone)) return undefined;
    const offset = value !== null && isShown ? shownOffset(value.instant, zone, host.locale) : undefined;
    const parts = [options.zone, offset].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : host.translate('datetime.in_zone', { zone: parts.join(', ') });
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
