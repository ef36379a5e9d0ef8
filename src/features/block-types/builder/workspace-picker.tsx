import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { listWorkspaceNames, type WorkspacesWanted } from '../../../api/workspace-names.ts';

interface WorkspacePickerProps {
  readonly ids: readonly string[];
  onChange(ids: readonly string[]): void;
}

/** Selects workspaces of any user, found by name or owner. */
export function WorkspacePicker({ ids, onChange }: WorkspacePickerProps) {
  const { t } = useTranslation('builder');
  const { t: common } = useTranslation();
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useNames({ search });
  const { results = [], count = 0 } = found.data ?? {};
  const chosen = useDeferredValue(ids.toSorted().join(','));
  const selected = useNames({ id: chosen }, chosen !== '');
  const known = [...(selected.data?.results ?? []), ...results];
  const workspaces = new Map(known.map((one) => [one.id, one]));
  const labelOf = (id: string) => {
    const workspace = workspaces.get(id);
    if (workspace !== undefined) return workspace.title;
    // Deleted workspaces are missing from the complete answer.
    const isComplete = selected.isSuccess && !selected.isPlaceholderData;
    return isComplete ? t('available.deleted') : common('common.loading');
  };
  const max = limits.workspacesPerModel;
  const isFull = ids.length >= max;
  const help = isFull
    ? t('available.full', { max })
    : t(count > results.length ? 'available.more' : 'available.workspacesHelp');
  return (
    <Autocomplete<string, true>
      id="available-workspaces"
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      value={[...ids]}
      inputValue={text}
      options={results.map((one) => one.id)}
      // The server searches, so nothing is filtered here.
      filterOptions={(all) => all}
      loading={found.isFetching}
      loadingText={common('common.loading')}
      noOptionsText={t(found.isError ? 'available.loadFailed' : 'available.noneFound')}
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

/** In milliseconds without a key press. */
const searchDelay = 250;

/** The last results stay until the next ones have arrived. */
function useNames(wanted: WorkspacesWanted, enabled = true) {
  return useQuery({
    queryKey: [...queryKeys.blockTypes(), 'workspaces', wanted],
    queryFn: ({ signal }) => listWorkspaceNames(wanted, signal),
    enabled,
    placeholderData: keepPreviousData,
  });
}
