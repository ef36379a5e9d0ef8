import { TextField } from '@mui/material';
import { useState } from 'react';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { fonts } from '../../theme/tokens.ts';

interface JsonAreaProps {
  readonly label: string;
  readonly value: unknown;
  onChange(value: unknown): void;
}

/** A value as JSON. Text that is not valid JSON yet stays as typed and changes nothing. */
export function JsonArea({ label, value, onChange }: JsonAreaProps) {
  const [typed, setTyped] = useState(() => ({ text: write(value), value }));
  // The value was changed elsewhere, for example by undo.
  if (!sameValue(typed.value, value)) setTyped({ text: write(value), value });
  const isJson = read(typed.text) !== undefined;
  return (
    <TextField
      label={label}
      multiline
      minRows={2}
      maxRows={12}
      value={typed.text}
      error={!isJson}
      helperText={isJson ? undefined : 'This is not JSON yet.'}
      onChange={({ target }) => {
        const parsed = read(target.value);
        setTyped({ text: target.value, value: parsed === undefined ? value : parsed.value });
        if (parsed !== undefined) onChange(parsed.value);
      }}
      slotProps={{
        htmlInput: { spellCheck: false, style: { fontFamily: fonts.code, fontSize: '0.8125rem' } },
      }}
    />
  );
}

function write(value: unknown): string {
  return JSON.stringify(value ?? null, null, 2);
}

function read(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
