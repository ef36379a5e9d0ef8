import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './form-field.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

type FormPasswordFieldProps<Values extends FieldValues> = FormFieldProps<Values> &
  Pick<PasswordFieldProps, 'label' | 'autoComplete' | 'autoFocus' | 'meter'>;

/** A password field of a react-hook-form form. */
export function FormPasswordField<Values extends FieldValues>(props: FormPasswordFieldProps<Values>) {
  const { control, name, required = false, help, check, checkedBy, ...shown } = props;
  const field = useFormField({ control, name, required, help, check, checkedBy });
  return <PasswordField {...shown} {...field} id={name} required={required} />;
}
