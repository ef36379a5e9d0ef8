import { Checkbox, FormControl, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { FieldMessages, hasMessages } from '../sdk/kit/field-messages.tsx';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { checkboxField, type CheckboxOptions } from './field.ts';

function CheckboxWidget(props: WidgetProps<boolean, CheckboxOptions>) {
  const { id, label, value, required, readOnly, errors } = props;
  const messagesId = `${id}-messages`;
  const wrong = errors.length > 0;
  const box = (
    <Checkbox
      id={id}
      checked={value}
      disabled={readOnly}
      onChange={(event) => props.onChange(event.target.checked)}
      onBlur={props.onBlur}
      {...(wrong && { color: 'error' })}
      slotProps={{
        input: {
          required: false,
          'aria-required': required,
          'aria-invalid': wrong,
          'aria-describedby': wrong ? messagesId : undefined,
        },
      }}
    />
  );
  return (
    <FormControl fullWidth error={wrong} disabled={readOnly}>
      <FormControlLabel control={box} label={label} required={required} sx={{ alignSelf: 'start' }} />
      {hasMessages({ errors }) && (
        <FormHelperText id={messagesId} component="div">
          <FieldMessages errors={errors} />
        </FormHelperText>
      )}
    </FormControl>
  );
}

function CheckboxPreview({ value, host }: PreviewProps<boolean, CheckboxOptions>) {
  return <Typography variant="body2">{host.translate(value ? 'checkbox.yes' : 'checkbox.no')}</Typography>;
}

export const checkboxView = defineView(checkboxField, { Widget: CheckboxWidget, Preview: CheckboxPreview });
