import { isDay, shownDay } from '../sdk/kit/calendar.ts';
import { dayPattern, regionalLocale, writeDay } from '../sdk/kit/day-text.ts';
import { FieldInput } from '../sdk/kit/field-input.tsx';
import { LinePreview } from '../sdk/kit/line-preview.tsx';
import { PickerButton } from '../sdk/kit/picker-button.tsx';
import { readDay } from '../sdk/kit/read-day.ts';
import { useTyped } from '../sdk/kit/use-typed.ts';
import { defineView, type FieldHost, type WidgetProps } from '../sdk/contract/view.ts';
import { dateField, type DateOptions } from './field.ts';

/** A text input, which keeps the text of an incomplete date, with the browser's own picker beside it. */
function DateWidget(props: WidgetProps<string, DateOptions>) {
  const { value, options, readOnly, host, onChange, onBlur } = props;
  const { min = '0001-01-01', max = '9999-12-31' } = options;
  const locale = regionalLocale(host.locale);
  const pattern = dayPattern(locale, host.translate);
  const { text, type, settle } = useTyped<string>({
    ...{ value, onChange },
    read: (written) => readDay(written, locale) ?? written,
    write: (day) => (isDay(day) ? writeDay(day, locale) : day),
  });
  return (
    <FieldInput
      field={{
        ...props,
        onBlur: () => {
          settle();
          onBlur();
        },
      }}
      value={text}
      placeholder={pattern}
      hint={hintOf()}
      end={
        readOnly ? undefined : (
          <PickerButton
            type="date"
            label={host.translate('common.choose_date')}
            value={isDay(value) ? value : ''}
            {...{ min, max }}
            onPick={onChange}
          />
        )
      }
      onChange={type}
    />
  );

  /** The day in words, so that month and day cannot be confused; while it is incomplete, the pattern to type. */
  function hintOf(): string | undefined {
    const day = isDay(value) ? shownDay(value, host.locale) : value && pattern;
    return [day, boundsOf(options, host)].filter(Boolean).join(' · ') || undefined;
  }
}

function boundsOf({ min, max }: DateOptions, host: FieldHost): string | undefined {
  const days = {
    ...(min !== undefined && { min: shownDay(min, host.locale) }),
    ...(max !== undefined && { max: shownDay(max, host.locale) }),
  };
  if (min !== undefined) return host.translate(max === undefined ? 'date.from' : 'date.from_to', days);
  return max === undefined ? undefined : host.translate('date.to', days);
}

export const dateView = defineView(dateField, {
  Widget: DateWidget,
  Preview: ({ value, options, host }) => (
    <LinePreview text={dateField.summarize(value, options, host)} host={host} />
  ),
});
