import type { ComponentProps } from 'react';
import { PickerButton } from '../sdk/kit/picker-button.tsx';
import { TextField } from '../sdk/kit/text-field.tsx';
import { useTyped } from '../sdk/kit/use-typed.ts';

interface PartInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Parses a complete part; undefined if the text is incomplete. */
  readonly read: (text: string) => string | undefined;
  readonly write: (part: string) => string;
  readonly placeholder: string;
  /** Whether the date and time are wrong. A complete part is not marked. */
  readonly wrong: boolean;
  readonly readOnly: boolean;
  readonly picker: Omit<ComponentProps<typeof PickerButton>, 'value' | 'onPick'>;
  readonly onChange: (value: string) => void;
}

/** The input for the date or the time. Incomplete input keeps its text. */
export function PartInput(props: PartInputProps) {
  const { id, label, value, read, write, placeholder, wrong, readOnly, picker, onChange } = props;
  const isComplete = read(value) === value;
  const { text, type, settle } = useTyped<string>({
    ...{ value, onChange },
    read: (typed) => read(typed) ?? typed,
    write: (part) => (isComplete ? write(part) : part),
  });
  return (
    <TextField
      id={id}
      aria-label={label}
      value={text}
      wrong={wrong && !isComplete}
      placeholder={placeholder}
      autoComplete="off"
      readOnly={readOnly}
      end={!readOnly && <PickerButton {...picker} value={isComplete ? value : ''} onPick={onChange} />}
      onChange={(event) => {
        if (!readOnly) type(event.target.value);
      }}
      onBlur={settle}
    />
  );
}
