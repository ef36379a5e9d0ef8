import { FormControlLabel, FormHelperText } from '@mui/material';
import { useId } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Toggle } from '../ui/toggle.tsx';

interface ToggleFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, boolean>;
  readonly label: string;
  readonly help: string;
}

export function ToggleField<Values extends FieldValues>(props: ToggleFieldProps<Values>) {
  const { control, name, label, help } = props;
  const { value, onChange, onBlur } = useController({ control, name }).field;
  const id = useId();
  const toggle = (
    <Toggle
      checked={value}
      onChange={(_, checked) => onChange(checked)}
      onBlur={onBlur}
      slotProps={{ input: { 'aria-describedby': id } }}
    />
  );
  return (
    <div>
      <FormControlLabel label={label} control={toggle} />
      <FormHelperText id={id}>{help}</FormHelperText>
    </div>
  );
}
