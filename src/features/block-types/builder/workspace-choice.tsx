import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import { useFoundWorkspaces, useNamedWorkspaces } from './use-workspaces.ts';

interface WorkspaceChoiceProps {
  readonly ids: readonly string[];
  onChange(ids: readonly string[]): void;
}

/** Chooses among all users' workspaces, by name or owner. */
export function WorkspaceChoice({ ids, onChange }: WorkspaceChoiceProps) {
  const { t } = useTranslation('builder');
  const { t: common } = useTranslation();
  const [typed, setTyped] = useState('');
  const named = useNamedWorkspaces(ids);
  const found = useFoundWorkspaces(typed);
  const known = new Map([...named.byId, ...found.list.map((one) => [one.id, one] as const)]);
  const nameOf = (id: string) => {
    const workspace = known.get(id);
    if (workspace !== undefined) return workspace.title;
    return named.isComplete ? t('available.deleted') : common('common.loading');
  };
  const help =
    ids.length >= limits.workspacesPerModel
      ? t('available.full', { max: limits.workspacesPerModel })
      : t(found.hasMore ? 'available.more' : 'available.workspacesHelp');
  return (
    <Autocomplete<string, true>
      id="available-workspaces"
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      value={[...ids]}
      inputValue={typed}
      options={found.list.map(({ id }) => id)}
      // The server searches, so nothing is filtered here.
      filterOptions={(all) => all}
      loading={found.isLoading}
      loadingText={common('common.loading')}
      noOptionsText={t(found.hasFailed ? 'available.loadFailed' : 'available.noneFound')}
      clearText={t('available.clear')}
      openText={t('available.open')}
      closeText={t('available.close')}
      getOptionLabel={nameOf}
      getOptionDisabled={() => ids.length >= limits.workspacesPerModel}
      onInputChange={(_event, text, reason) => {
        // MUI resets the text whenever it gets another list, even one of the same ids.
        if (reason !== 'reset') setTyped(text);
      }}
      onChange={(_event, next) => onChange(next)}
      renderOption={({ key, ...props }, id) => (
        <Box component="li" key={key} {...props} sx={{ gap: 3, minWidth: 0 }}>
          <Typography component="span" noWrap sx={{ flex: '1 1 auto', minWidth: 0 }}>
            {nameOf(id)}
          </Typography>
          <Typography component="span" noWrap variant="body2" color="textSecondary" sx={{ maxWidth: '50%' }}>
            {known.get(id)?.owner.email_written}
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
