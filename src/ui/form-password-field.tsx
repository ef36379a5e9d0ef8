import { useState } from 'react';
import { type FieldValues, get, useFormState } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './form-field.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

type FormPasswordFieldProps<Values extends FieldValues> = FormFieldProps<Values> &
  Pick<PasswordFieldProps, 'label' | 'autoComplete' | 'autoFocus' | 'meter'>;

export function FormPasswordField<Values extends FieldValues>(props: FormPasswordFieldProps<Values>) {
  const { control, name, required = false, help, check, checkedBy, ...shown } = props;
  const field = useFormField({ control, name, required, help, check, checkedBy });
  const error: unknown = get(useFormState({ control, name }).errors, name);
  const [seen, setSeen] = useState(error);
  const [rejectedPassword, setRejectedPassword] = useState<string>();
  // Stored, because typing and submitting clear the error, and the same value may be in the field again.
  if (error !== seen) {
    setSeen(error);
    if (isRejection(error)) setRejectedPassword(field.value);
  }
  return (
    <PasswordField {...shown} {...field} id={name} required={required} rejectedPassword={rejectedPassword} />
  );
}

function isRejection(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'api';
}
