import AddIcon from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormLabel, IconButton, Stack, TextField } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import type { ListColumn } from '../draft/move-into-list.ts';

interface ColumnFieldsProps {
  readonly columns: readonly ListColumn[];
  /** Whether there may be more or fewer of them. */
  readonly canAdd: boolean;
  /** What is wrong with a part of the form. */
  told(part: string): string | undefined;
  onChange(columns: readonly ListColumn[]): void;
}

/** The fields that each item of a new list has. */
export function ColumnFields({ columns, canAdd, told, onChange }: ColumnFieldsProps) {
  const { t } = useTranslation('builder');
  const id = useId();
  const change = (at: number, changes: Partial<ListColumn>) =>
    onChange(columns.map((column, index) => (index === at ? { ...column, ...changes } : column)));
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 3 }}>
      <FormLabel component="span" id={id}>
        {t('move.columns')}
      </FormLabel>
      {columns.map(({ title, name }, at) => (
        <Box key={at} sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
          <TextField
            id={`column-title-${at}`}
            label={t('move.columnTitle', { number: at + 1 })}
            value={title}
            error={told(`title ${at}`) !== undefined}
            helperText={told(`title ${at}`)}
            onChange={({ target }) => change(at, { title: target.value })}
            slotProps={{ htmlInput: { maxLength: limits.titleLength } }}
            sx={{ flex: 1, minWidth: 0 }}
          />
          <TextField
            id={`column-name-${at}`}
            label={t('move.columnName', { number: at + 1 })}
            value={name}
            error={told(`name ${at}`) !== undefined}
            helperText={told(`name ${at}`)}
            onChange={({ target }) => change(at, { name: target.value })}
            slotProps={{ htmlInput: { maxLength: 64, spellCheck: false, autoCapitalize: 'none' } }}
            sx={{ flex: 1, minWidth: 0 }}
          />
          {canAdd && (
            <IconButton
              aria-label={t('move.removeColumn', { number: at + 1 })}
              disabled={columns.length === 1}
              onClick={() => onChange(columns.toSpliced(at, 1))}
              // On the line of the boxes, which have their labels above.
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
          onClick={() => onChange([...columns, newColumn(columns, t('move.part'))])}
          sx={{ alignSelf: 'start' }}
        >
          {t('move.addColumn')}
        </Button>
      )}
    </Stack>
  );
}

/** A part of a line with a name of its own. */
export function newColumn(columns: readonly ListColumn[], title: string): ListColumn {
  let number = columns.length + 1;
  while (columns.some(({ name }) => name === `part_${number}`)) number += 1;
  return { name: `part_${number}`, title: `${title} ${number}` };
}
