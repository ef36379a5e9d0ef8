import { InputAdornment, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useTyped } from '../sdk/kit/use-typed.ts';

interface PartInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Parses a complete part; undefined if the text is incomplete. */
  readonly read: (text: string) => string | undefined;
  readonly write: (part: string) => string;
  readonly placeholder: string;
  readonly wrong: boolean;
  readonly readOnly: boolean;
  readonly picker: ReactNode;
  readonly onChange: (value: string) => void;
}

/** The input for the date or the time. Incomplete input keeps its text. */
export function PartInput(props: PartInputProps) {
  const { id, label, value, read, write, placeholder, wrong, readOnly, picker, onChange } = props;
  const { text, type, settle } = useTyped<string>({
    ...{ value, onChange },
    read: (typed) => read(typed) ?? typed,
    write: (part) => (read(part) === part ? write(part) : part),
  });
  return (
    <TextField
      id={id}
      value={text}
      error={wrong}
      placeholder={placeholder}
      onChange={(event) => {
        if (!readOnly) type(event.target.value);
      }}
      onBlur={settle}
      sx={{ flex: '1 1 140px', minWidth: 0 }}
      slotProps={{
        htmlInput: { readOnly, 'aria-label': label, autoComplete: 'off' },
        input: {
          endAdornment: readOnly ? undefined : <InputAdornment position="end">{picker}</InputAdornment>,
        },
      }}
    />
  );
}
