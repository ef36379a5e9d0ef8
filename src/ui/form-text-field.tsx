import { TextField, type TextFieldProps } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './form-field.ts';

type FormTextFieldProps<Values extends FieldValues> = FormFieldProps<Values> &
  Pick<
    TextFieldProps,
    | 'label'
    | 'type'
    | 'autoComplete'
    | 'autoFocus'
    | 'placeholder'
    | 'multiline'
    | 'minRows'
    | 'maxRows'
    | 'select'
    | 'children'
    | 'disabled'
    | 'slotProps'
  >;

/** A text field of a react-hook-form form. `select` with `MenuItem` children makes it a choice. */
export function FormTextField<Values extends FieldValues>(props: FormTextFieldProps<Values>) {
  const { control, name, required = false, help, ...shown } = props;
  const field = useFormField({ control, name, required, ...(help === undefined ? {} : { help }) });
  return (
    <TextField
      {...shown}
      {...field}
      id={name}
      slotProps={{ htmlInput: { 'aria-required': required }, ...shown.slotProps }}
    />
  );
}
