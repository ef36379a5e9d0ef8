import { Box, ButtonBase, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import { CloseDialog } from '../../../records/close-dialog.tsx';
import type { DraftField } from '../draft/draft-field.ts';
import { newField } from '../draft/edit-fields.ts';
import { useFieldTypes } from './field-types.ts';
import { findTypes } from './find-types.ts';

interface AddFieldDialogProps {
  readonly fields: readonly DraftField[];
  /** How many lists are around them. */
  readonly level: number;
  onAdd(field: DraftField): void;
  onClose(): void;
}

export function AddFieldDialog({ fields, level, onAdd, onClose }: AddFieldDialogProps) {
  const { t } = useTranslation('builder');
  const { t: common } = useTranslation();
  const { list } = useFieldTypes();
  const [search, setSearch] = useState('');
  const found = findTypes(list, search).filter(({ isList }) => !isList || level < limits.compositeLevels);
  const add = ({ label, ...type }: (typeof list)[number]) =>
    onAdd(newField(fields, { ...type, title: label }));
  return (
    <CloseDialog title={t('fields.add')} maxWidth="md" closeLabel={common('common.cancel')} onClose={onClose}>
      <Box sx={{ minHeight: 336 }}>
        <TextField
          autoFocus
          type="search"
          value={search}
          placeholder={t('fields.searchTypes')}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key !== 'Enter' || first === undefined) return;
            // The button that gets the focus back would receive the key and open the dialog again.
            event.preventDefault();
            add(first);
          }}
          slotProps={{ htmlInput: { 'aria-label': t('fields.searchTypes') } }}
          sx={{ mb: 4 }}
        />
        <Box component="ul" aria-label={t('fields.types')} sx={gridSx}>
          {found.map((type) => (
            <li key={type.type}>
              <ButtonBase data-type={type.type} onClick={() => add(type)} sx={cardSx}>
                <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
                  {type.label}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary">
                  {type.about}
                </Typography>
              </ButtonBase>
            </li>
          ))}
        </Box>
        {found.length === 0 && (
          <Typography color="textSecondary" role="status">
            {t('fields.noType')}
          </Typography>
        )}
      </Box>
    </CloseDialog>
  );
}

const gridSx = {
  ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  '& > li': { display: 'grid' },
} as const;

const cardSx = {
  ...{ display: 'flex', flexDirection: 'column', alignItems: 'start', justifyContent: 'start', gap: 0.5 },
  ...{ p: 3, textAlign: 'start', border: 1, borderColor: 'divider', borderRadius: 1 },
  '&:hover': { borderColor: 'control', bgcolor: 'background.sunken' },
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
} as const;
