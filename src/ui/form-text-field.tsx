import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../../field-plugins/sdk/kit/text-field.tsx';
import { type FormFieldProps, useFormField } from './form-field.ts';

export type FormTextFieldProps<Values extends FieldValues> = FormFieldProps<Values> &
  Omit<
    TextFieldProps,
    keyof FormFieldProps<Values> | 'id' | 'value' | 'wrong' | 'ref' | 'onChange' | 'onBlur'
  >;

export function FormTextField<Values extends FieldValues>(props: FormTextFieldProps<Values>) {
  const { control, name, required = false, help, check, checkedBy, ...shown } = props;
  const field = useFormField({ control, name, required, help, check, checkedBy });
  return <TextField autoComplete="off" {...shown} {...field} id={name} required={required} />;
}
