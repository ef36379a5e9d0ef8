import { TextField } from '@mui/material';
import { FieldMessages, hasMessages } from './field-messages.tsx';
import type { TextOptions } from './text-options.ts';
import type { WidgetProps } from '../contract/view.ts';

interface TextInputProps {
  readonly field: WidgetProps<string, TextOptions>;
  readonly multiline: boolean;
}

/**
 * A plain text input with one or several lines. The limit is shown but never enforced while typing: a paste that is cut
 * short would lose text unnoticed.
 */
export function TextInput({ field, multiline }: TextInputProps) {
  const { id, label, value, options, required, readOnly, errors, host } = field;
  const messages = { errors, hint: charactersUsed(field) };
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      required={required}
      error={errors.length > 0}
      placeholder={options.placeholder}
      helperText={hasMessages(messages) ? <FieldMessages {...messages} /> : undefined}
      multiline={multiline}
      {...(multiline && (growsItself ? { sx: lines } : { minRows: 3, maxRows: 16 }))}
      onChange={(event) => {
        if (!readOnly) field.onChange(event.target.value);
      }}
      onBlur={field.onBlur}
      slotProps={{
        // The browser's `required` would block the form with a bubble in the browser's language.
        htmlInput: { readOnly, required: false, 'aria-required': required, ...(multiline && noType) },
        formHelperText: { component: 'div' },
        ...(multiline && growsItself && { input: { inputComponent: 'textarea' } }),
      }}
    />
  );

  function charactersUsed({ value: text, options: { maxLength } }: typeof field) {
    if (maxLength === undefined) return undefined;
    return host.translate('common.charactersUsed', { used: Array.from(text).length, max: maxLength });
  }
}

/** MUI gives a textarea a type, which only an input has. */
const noType = { type: undefined };

/** A textarea that is as high as its text. Elsewhere MUI measures it on every key, which costs a layout. */
const growsItself = globalThis.CSS?.supports('field-sizing', 'content') ?? false;

const lines = { textarea: { fieldSizing: 'content', minHeight: '3lh', maxHeight: '16lh' } };
