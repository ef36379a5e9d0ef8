import { TextField } from '@mui/material';
import { limits } from '../../../../shared/limits.ts';
import type { ListColumn } from '../draft/move-into-list.ts';

interface TitleAndNameProps {
  readonly id: string;
  readonly labels: ListColumn;
  readonly value: ListColumn;
  readonly errors: { readonly [Member in keyof ListColumn]: string | undefined };
  onChange(changes: Partial<ListColumn>): void;
}

export function TitleAndName({ id, labels, value, errors, onChange }: TitleAndNameProps) {
  const inputs = [
    { part: 'title', htmlInput: { maxLength: limits.titleLength } },
    { part: 'name', htmlInput: { maxLength: 64, spellCheck: false, autoCapitalize: 'none' } },
  ] as const;
  return inputs.map(({ part, htmlInput }) => (
    <TextField
      key={part}
      id={`${id}-${part}`}
      label={labels[part]}
      required
      value={value[part]}
      error={errors[part] !== undefined}
      helperText={errors[part]}
      onChange={({ target }) => onChange({ [part]: target.value })}
      slotProps={{ htmlInput }}
      sx={{ flex: '1 1 11rem', minWidth: 0 }}
    />
  ));
}
