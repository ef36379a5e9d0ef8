import { SelectField } from './select-field.tsx';

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
    <SelectField
      {...{ id, label, value }}
      disabled={readOnly}
      wrong={!offered}
      onChange={(chosen) => {
        const choice = choices.find((one) => one === chosen);
        if (choice !== undefined) onChange(choice);
      }}
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
    </SelectField>
  );
}
