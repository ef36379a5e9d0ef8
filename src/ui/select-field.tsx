import { MenuItem, TextField, type TextFieldProps } from '@mui/material';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectFieldProps<Value extends string> extends Omit<
  TextFieldProps,
  'select' | 'children' | 'value' | 'onChange'
> {
  /** Empty if none of the choices applies. */
  readonly value: Value | '';
  readonly choices: readonly Choice<Value>[];
  onChange(value: Value): void;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { choices, onChange, ...field } = props;
  return (
    <TextField select {...field} onChange={({ target }) => onChange(target.value as Value)}>
      {choices.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
