import { FieldMessages, hasMessages } from '../sdk/kit/field-messages.tsx';
import { LinePreview } from '../sdk/kit/line-preview.tsx';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { SelectField } from '../sdk/kit/select-field.tsx';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { selectField, type SelectOptions } from './field.ts';

function SelectWidget(props: WidgetProps<string, SelectOptions>) {
  const { id, label, value, options, required, readOnly, errors, host } = props;
  const offered = value === '' || options.choices.some((choice) => choice.value === value);
  return (
    <SelectField
      {...{ id, label, value, required }}
      disabled={readOnly}
      wrong={errors.length > 0}
      help={hasMessages({ errors }) && <FieldMessages errors={errors} />}
      onChange={props.onChange}
      onBlur={props.onBlur}
    >
      <option value="" disabled={required}>
        {host.translate(required ? 'select.choose' : 'select.none')}
      </option>
      {!offered && (
        <option value={value} disabled>
          {host.translate('select.withdrawn', { choice: value })}
        </option>
      )}
      {options.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.title}
        </option>
      ))}
    </SelectField>
  );
}

function SelectPreview({ value, options, host }: PreviewProps<string, SelectOptions>) {
  if (selectField.isEmpty(value)) return <Nothing host={host} />;
  const choice = options.choices.find((one) => one.value === value);
  return (
    <LinePreview text={choice?.title ?? host.translate('select.withdrawn', { choice: value })} host={host} />
  );
}

export const selectView = defineView(selectField, { Widget: SelectWidget, Preview: SelectPreview });
