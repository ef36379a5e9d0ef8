import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './form-field.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type FormTextFieldProps<Values extends FieldValues> = FormFieldProps<Values> &
  Omit<TextInputProps, 'id' | 'name' | 'value' | 'error' | 'helperText' | 'inputRef' | 'onChange' | 'onBlur'>;

export function FormTextField<Values extends FieldValues>(props: FormTextFieldProps<Values>) {
  const { control, name, required = false, help, check, checkedBy, ...shown } = props;
  const field = useFormField({ control, name, required, help, check, checkedBy });
  return <TextInput autoComplete="off" {...shown} {...field} id={name} required={required} />;
}
