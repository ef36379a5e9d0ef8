import { isDay, shownDay } from '../sdk/kit/calendar.ts';
import { FieldInput } from '../sdk/kit/field-input.tsx';
import { LinePreview } from '../sdk/kit/line-preview.tsx';
import { defineView, type FieldHost, type WidgetProps } from '../sdk/contract/view.ts';
import { dateField, type DateOptions } from './field.ts';

/** The browser's own input, which works with every keyboard, screen reader and phone. */
function DateWidget(props: WidgetProps<string, DateOptions>) {
  const { value, options, host, onChange } = props;
  const { min = '0001-01-01', max = '9999-12-31' } = options;
  // A stored text that is no day would be invisible in an input for days.
  const isShown = value === '' || isDay(value);
  return (
    <FieldInput
      field={props}
      value={value}
      hint={boundsOf(options, host)}
      onChange={onChange}
      input={isShown ? { type: 'date', min, max } : { type: 'text' }}
    />
  );
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
