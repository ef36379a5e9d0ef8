import { FormControlLabel, Radio, RadioGroup, type RadioGroupProps } from '@mui/material';
import type { Choice } from './select-field.tsx';

interface RadioChoicesProps<Value extends string> extends Omit<
  RadioGroupProps,
  'children' | 'value' | 'onChange'
> {
  readonly value: Value;
  /** `lang` is the language of the label, if it is not the interface's. */
  readonly choices: readonly (Choice<Value> & { readonly lang?: string })[];
  onChange(value: Value): void;
}

export function RadioChoices<Value extends string>(props: RadioChoicesProps<Value>) {
  const { choices, onChange, ...group } = props;
  return (
    <RadioGroup {...group} onChange={(_event, value) => onChange(value as Value)}>
      {choices.map(({ value, label, lang }) => (
        <FormControlLabel key={value} {...{ value, label, lang }} control={<Radio />} />
      ))}
    </RadioGroup>
  );
}
