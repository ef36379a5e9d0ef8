import { FormControlLabel, Radio, RadioGroup } from '@mui/material';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, if it is not the interface's. */
  readonly lang?: string;
}

interface ChoiceGroupProps<Value extends string> {
  /** The label of the group. */
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  onChoose(value: Value): void;
}

/** A choice of one of a few values, which applies at once. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, choices, value, onChoose } = props;
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onChange={(_, chosen) => onChoose(chosen as Value)}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}
    >
      {choices.map((choice) => (
        <FormControlLabel
          key={choice.value}
          value={choice.value}
          label={choice.label}
          lang={choice.lang}
          control={<Radio />}
        />
      ))}
    </RadioGroup>
  );
}
