import AddIcon from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormLabel, IconButton, Stack } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import type { ListColumn } from '../draft/move-into-list.ts';
import { TitleAndName } from './title-and-name.tsx';

interface ColumnFieldsProps {
  readonly columns: readonly ListColumn[];
  /** Whether columns can be added or removed. */
  readonly canAdd: boolean;
  /** What is wrong with a part of the form. */
  errorOf(part: string): string | undefined;
  onChange(columns: readonly ListColumn[]): void;
}

/** The fields that each item of a new list has. */
export function ColumnFields({ columns, canAdd, errorOf, onChange }: ColumnFieldsProps) {
  const { t } = useTranslation('builder');
  const id = useId();
  const change = (at: number, changes: Partial<ListColumn>) =>
    onChange(columns.map((column, index) => (index === at ? { ...column, ...changes } : column)));
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
            errors={{ title: errorOf(`title ${at}`), name: errorOf(`name ${at}`) }}
            onChange={(changes) => change(at, changes)}
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
          onClick={() => onChange([...columns, newColumn(columns, t('move.part'))])}
          sx={{ alignSelf: 'start' }}
        >
          {t('move.addColumn')}
        </Button>
      )}
    </Stack>
  );
}

/** A part of a line, with a unique name. */
export function newColumn(columns: readonly ListColumn[], title: string): ListColumn {
  let number = columns.length + 1;
  while (columns.some(({ name }) => name === `part_${number}`)) number += 1;
  return { name: `part_${number}`, title: `${title} ${number}` };
}
