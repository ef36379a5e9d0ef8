import type { ReactNode } from 'react';
import type { WidgetProps } from '../contract/view.ts';
import { FieldMessages, hasMessages } from './field-messages.tsx';
import { TextField, type InputAttributes } from './text-field.tsx';

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
  readonly input?: InputAttributes;
}

/** The text input of a field, with its label, its errors and its announcements. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, placeholder, hint, end, multiline = false, input } = props;
  const { id, label, required, readOnly, errors } = field;
  const messages = { errors, hint };
  return (
    <TextField
      autoComplete={field.autofill === true ? 'on' : 'off'}
      {...input}
      {...{ id, label, value, required, readOnly, end }}
      lines={multiline ? manyLines : undefined}
      wrong={errors.length > 0}
      placeholder={field.placeholder ?? placeholder}
      help={hasMessages(messages) && <FieldMessages {...messages} />}
      onChange={(event) => {
        if (!readOnly) props.onChange(event.target.value);
      }}
      onBlur={field.onBlur}
    />
  );
}

const manyLines = { min: 3, max: 16 };
