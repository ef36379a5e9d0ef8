import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import { useWorkspaceSearch, useWorkspacesById } from './use-workspaces.ts';

interface WorkspacePickerProps {
  readonly ids: readonly string[];
  onChange(ids: readonly string[]): void;
}

/** Selects workspaces of any user, found by name or owner. */
export function WorkspacePicker({ ids, onChange }: WorkspacePickerProps) {
  const { t } = useTranslation('builder');
  const { t: common } = useTranslation();
  const [text, setText] = useState('');
  const selected = useWorkspacesById(ids);
  const found = useWorkspaceSearch(text);
  const workspaces = new Map([...selected.byId, ...found.list.map((one) => [one.id, one] as const)]);
  const labelOf = (id: string) => {
    const workspace = workspaces.get(id);
    if (workspace !== undefined) return workspace.title;
    return selected.isComplete ? t('available.deleted') : common('common.loading');
  };
  const max = limits.workspacesPerModel;
  const isFull = ids.length >= max;
  const help = isFull
    ? t('available.full', { max })
    : t(found.hasMore ? 'available.more' : 'available.workspacesHelp');
  return (
    <Autocomplete<string, true>
      id="available-workspaces"
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      value={[...ids]}
      inputValue={text}
      options={found.list.map(({ id }) => id)}
      // The server searches, so nothing is filtered here.
      filterOptions={(all) => all}
      loading={found.isLoading}
      loadingText={common('common.loading')}
      noOptionsText={t(found.hasFailed ? 'available.loadFailed' : 'available.noneFound')}
      clearText={t('available.clear')}
      openText={t('available.open')}
      closeText={t('available.close')}
      getOptionLabel={labelOf}
      getOptionDisabled={() => isFull}
      onInputChange={(_event, next, reason) => {
        // MUI resets the text whenever it gets another list, even one of the same ids.
        if (reason !== 'reset') setText(next);
      }}
      onChange={(_event, next) => onChange(next)}
      renderOption={({ key, ...props }, id) => (
        <Box component="li" key={key} {...props} sx={{ gap: 3, minWidth: 0 }}>
          <Typography component="span" noWrap sx={{ flex: '1 1 auto', minWidth: 0 }}>
            {labelOf(id)}
          </Typography>
          <Typography component="span" noWrap variant="body2" color="textSecondary" sx={{ maxWidth: '50%' }}>
            {workspaces.get(id)?.owner.email_written}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('available.workspaces')}
          placeholder={t('available.search')}
          helperText={help}
        />
      )}
    />
  );
}
