import { TextField } from '@mui/material';

interface ClockInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Whether it is a date with a time. Any other stored text is shown as it is, because the browser's input would hide it. */
  readonly isClock: boolean;
  readonly wrong: boolean;
  readonly readOnly: boolean;
  readonly onChange: (text: string) => void;
}

/** The browser's own input for a date with a time. */
export function ClockInput({ id, label, value, isClock, wrong, readOnly, onChange }: ClockInputProps) {
  return (
    <TextField
      id={id}
      type={isClock ? 'datetime-local' : 'text'}
      value={value}
      error={wrong}
      onChange={(event) => {
        if (!readOnly) onChange(event.target.value);
      }}
      sx={{ flex: '1 1 220px', minWidth: 0 }}
      slotProps={{
        htmlInput: {
          readOnly,
          'aria-label': label,
          ...(isClock && { min: '0001-01-02T00:00', max: '9999-12-30T23:59' }),
        },
      }}
    />
  );
}
