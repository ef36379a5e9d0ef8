import { TextField } from '@mui/material';

interface ChoiceSelectProps<Choice extends string> {
  readonly id: string;
  readonly label: string;
  readonly value: Choice;
  readonly choices: readonly Choice[];
  readonly nameOf: (choice: Choice) => string;
  readonly readOnly: boolean;
  readonly onChange: (choice: Choice) => void;
}

/** A choice from a short list. A stored value that is not in the list is shown unchanged until another is chosen. */
export function ChoiceSelect<Choice extends string>(props: ChoiceSelectProps<Choice>) {
  const { id, label, value, choices, nameOf, readOnly, onChange } = props;
  const offered = choices.includes(value);
  return (
    <TextField
      id={id}
      select
      label={label}
      value={value}
      disabled={readOnly}
      error={!offered}
      onChange={(event) => {
        const choice = choices.find((one) => one === event.target.value);
        if (choice !== undefined) onChange(choice);
      }}
      slotProps={{ select: { native: true } }}
    >
      {!offered && (
        <option value={value} disabled>
          {value}
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {nameOf(choice)}
        </option>
      ))}
    </TextField>
  );
}
