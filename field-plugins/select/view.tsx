import { TextField, Typography } from '@mui/material';
import { FieldMessages, hasMessages } from '../sdk/kit/field-messages.tsx';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { selectField, type SelectOptions } from './field.ts';

/** The browser's native select, because it works with every keyboard, screen reader and phone. */
function SelectWidget(props: WidgetProps<string, SelectOptions>) {
  const { id, label, value, options, required, readOnly, errors, host } = props;
  const offered = value === '' || options.choices.some((choice) => choice.value === value);
  return (
    <TextField
      id={id}
      select
      label={label}
      value={value}
      required={required}
      disabled={readOnly}
      error={errors.length > 0}
      helperText={hasMessages({ errors }) ? <FieldMessages errors={errors} /> : undefined}
      onChange={(event) => props.onChange(event.target.value)}
      onBlur={props.onBlur}
      slotProps={{
        select: { native: true },
        htmlInput: { required: false, 'aria-required': required },
        formHelperText: { component: 'div' },
      }}
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
    </TextField>
  );
}

function SelectPreview({ value, options, host }: PreviewProps<string, SelectOptions>) {
  if (selectField.isEmpty(value)) return <Nothing host={host} />;
  const choice = options.choices.find((one) => one.value === value);
  return (
    <Typography variant="body2" noWrap>
      {choice?.title ?? host.translate('select.withdrawn', { choice: value })}
    </Typography>
  );
}

export const selectView = defineView(selectField, { Widget: SelectWidget, Preview: SelectPreview });
