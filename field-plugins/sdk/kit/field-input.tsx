import { InputAdornment, TextField } from '@mui/material';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { WidgetProps } from '../contract/view.ts';
import { FieldMessages, hasMessages } from './field-messages.tsx';

interface FieldInputProps {
  readonly field: Pick<
    WidgetProps<unknown, unknown>,
    'id' | 'label' | 'required' | 'readOnly' | 'errors' | 'onBlur' | 'placeholder' | 'autofill'
  >;
  readonly value: string;
  /** Not called while the field is read-only. */
  readonly onChange: (text: string) => void;
  /** Used if the model has no placeholder. */
  readonly placeholder?: string | undefined;
  /** Shown below the errors. */
  readonly hint?: ReactNode;
  /** Shown behind the text, such as a unit. */
  readonly end?: ReactNode;
  readonly multiline?: boolean;
  /** Attributes of the input. */
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
}

/** The text input of a field, with its label, its errors and its announcements. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, placeholder, hint, end, multiline = false, input } = props;
  const { id, label, required, readOnly, errors } = field;
  const messages = { errors, hint };
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      required={required}
      error={errors.length > 0}
      placeholder={field.placeholder ?? placeholder}
      helperText={hasMessages(messages) ? <FieldMessages {...messages} /> : undefined}
      multiline={multiline}
      {...(multiline && (growsItself ? { sx: lines } : { minRows: 3, maxRows: 16 }))}
      onChange={(event) => {
        if (!readOnly) props.onChange(event.target.value);
      }}
      onBlur={field.onBlur}
      slotProps={{
        // The browser's `required` would block the form with a bubble in the browser's language.
        htmlInput: {
          autoComplete: field.autofill === true ? 'on' : 'off',
          dir: 'auto',
          ...input,
          ...{ readOnly, required: false, 'aria-required': required },
          ...(multiline && noType),
        },
        input: {
          ...(multiline && growsItself && { inputComponent: 'textarea' }),
          ...(end !== undefined && { endAdornment: <InputAdornment position="end">{end}</InputAdornment> }),
        },
        formHelperText: { component: 'div' },
      }}
    />
  );
}

/** MUI gives a textarea a type, which only an input has. */
const noType = { type: undefined };

/** A textarea that is as high as its text. Elsewhere MUI measures it on every key, which costs a layout. */
const growsItself = globalThis.CSS?.supports('field-sizing', 'content') ?? false;

const lines = { textarea: { fieldSizing: 'content', minHeight: '3lh', maxHeight: '16lh' } };
