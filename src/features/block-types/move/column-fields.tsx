import AddIcon from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormLabel, IconButton, Stack, TextField } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import { useProblemWords } from '../builder/problem-words.ts';
import type { ProblemMessage } from '../draft/draft-problem.ts';
import type { ListColumn } from './numbered-fields.ts';

interface ColumnFieldsProps {
  readonly columns: readonly ListColumn[];
  /** The problems with their names. */
  readonly problems: readonly (ProblemMessage | undefined)[];
  /** Whether columns can be added or removed. */
  readonly canAdd: boolean;
  onChange(columns: readonly ListColumn[]): void;
}

/** The fields that each item of a new list has. */
export function ColumnFields({ columns, problems, canAdd, onChange }: ColumnFieldsProps) {
  const { t } = useTranslation('builder');
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 3 }}>
      <FormLabel component="span" id={id}>
        {t('move.columns')}
      </FormLabel>
      {columns.map((column, at) => (
        <Box key={at} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>
          <TitleAndName
            id={`column-${at}`}
            labels={{
              title: t('move.columnTitle', { number: at + 1 }),
              name: t('move.columnName', { number: at + 1 }),
            }}
            value={column}
            nameProblem={problems[at]}
            onChange={(changes) => onChange(columns.with(at, { ...column, ...changes }))}
          />
          {canAdd && (
            <IconButton
              aria-label={t('move.removeColumn', { number: at + 1 })}
              disabled={columns.length === 1}
              onClick={() => onChange(columns.toSpliced(at, 1))}
              // Aligned with the inputs, whose labels are above them.
              sx={{ alignSelf: 'end' }}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {canAdd && (
        <Button
          startIcon={<AddIcon />}
          disabled={columns.length >= limits.fieldsPerModel}
          onClick={() => {
            const names = columns.map(({ name }) => name);
            const numbers = Array.from({ length: columns.length + 1 }, (_, at) => columns.length + 1 + at);
            const free = numbers
              .map((number) => newColumn(number, t('move.part')))
              .find(({ name }) => !names.includes(name));
            if (free) onChange([...columns, free]);
          }}
          sx={{ alignSelf: 'start' }}
        >
          {t('move.addColumn')}
        </Button>
      )}
    </Stack>
  );
}

/** A part of a line. */
export function newColumn(number: number, title: string): ListColumn {
  return { name: `part_${number}`, title: `${title} ${number}` };
}

interface TitleAndNameProps {
  readonly id: string;
  readonly labels: ListColumn;
  readonly value: ListColumn;
  readonly nameProblem: ProblemMessage | undefined;
  onChange(changes: Partial<ListColumn>): void;
}

export function TitleAndName({ id, labels, value, nameProblem, onChange }: TitleAndNameProps) {
  const { sentenceOf } = useProblemWords();
  const inputs = [
    { part: 'title', htmlInput: { maxLength: limits.titleLength } },
    { part: 'name', htmlInput: { maxLength: 64, spellCheck: false, autoCapitalize: 'none' } },
  ] as const;
  const error = nameProblem && sentenceOf(nameProblem);
  return inputs.map(({ part, htmlInput }) => (
    <TextField
      key={part}
      id={`${id}-${part}`}
      label={labels[part]}
      required
      value={value[part]}
      error={part === 'name' && error !== undefined}
      helperText={part === 'name' && error}
      onChange={({ target }) => onChange({ [part]: target.value })}
      slotProps={{ htmlInput }}
      sx={{ flex: '1 1 11rem', minWidth: 0 }}
    />
  ));
}
