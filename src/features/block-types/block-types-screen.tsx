import { Add } from '../../../field-plugins/sdk/kit/icons.ts';
import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined';
import { Button, Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '../../../shared/fold-text.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { listAllModels, listModelUsage } from '../../api/block-types.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useShownModel } from '../../editor/use-shown-models.ts';
import { useListPlace } from '../../records/list-place.ts';
import { LoadState } from '../../records/load-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchBar } from '../../ui/search-bar.tsx';
import { useItemFocus } from '../../ui/use-item-focus.ts';
import { BlockTypesTable } from './block-types-table.tsx';
import { CreateTypeDialog } from './create-type-dialog.tsx';

export function BlockTypesScreen() {
  const { t } = useTranslation('builder');
  const { place, move } = useListPlace({ search: '', archived: '' });
  const { search } = place;
  const [creating, setCreating] = useState<{ readonly from?: BlockContentModel }>();
  const { list: rows, focusAfter } = useItemFocus<HTMLTableSectionElement>();
  const query = useTypes();
  const showsArchived = place.archived !== '';
  const all = query.data ?? [];
  const hasArchived = all.some(({ model }) => model.archived === true);
  const types = all.filter(
    ({ model, shown }) =>
      (model.archived !== true || showsArchived) &&
      foldText(`${shown.name} ${model.name} ${model.slug}`).includes(foldText(search)),
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          <Button startIcon={<Add />} variant="contained" onClick={() => setCreating({})}>
            {t('create.action')}
          </Button>
        }
      />
      {!query.data && <LoadState query={query} failed={t('loadFailed')} />}
      {query.data && all.length === 0 && (
        <EmptyState icon={<DashboardCustomizeOutlined />}>{t('empty')}</EmptyState>
      )}
      {all.length > 0 && (
        <Stack sx={{ gap: 4 }}>
          <SearchBar
            label={t('search')}
            search={search}
            onSearch={(text) => move({ search: text })}
            found={t('found', { count: types.length })}
          >
            {(hasArchived || showsArchived) && (
              <FormControlLabel
                label={t('showArchived')}
                control={
                  <Checkbox
                    checked={showsArchived}
                    onChange={() => move({ archived: showsArchived ? '' : '1' })}
                  />
                }
              />
            )}
          </SearchBar>
          {types.length === 0 ? (
            <NoMatch onClear={() => move({ search: '', archived: '1' })}>{t('noMatch', { search })}</NoMatch>
          ) : (
            <BlockTypesTable
              types={types}
              rows={rows}
              onDuplicate={(from) => setCreating({ from })}
              onGone={focusAfter}
            />
          )}
        </Stack>
      )}
      {creating && (
        <CreateTypeDialog
          types={all.map(({ shown }) => shown)}
          from={creating.from}
          onClose={() => setCreating(undefined)}
        />
      )}
    </>
  );
}

/** Sorted by name in the language of the interface. */
function useTypes() {
  const { i18n } = useTranslation();
  const inWords = useShownModel();
  const query = useQuery({
    queryKey: queryKeys.blockTypes(),
    queryFn: async ({ signal }) => {
      const [models, usage] = await Promise.all([listAllModels(signal), listModelUsage(signal)]);
      return models.flatMap((model) => {
        const used = usage.find(({ id }) => id === model.id);
        return used ? [{ model, used }] : [];
      });
    },
  });
  const data = query.data
    ?.map((type) => ({ ...type, shown: inWords(type.model) }))
    .toSorted((one, other) => one.shown.name.localeCompare(other.shown.name, i18n.language));
  return { isPending: query.isPending, error: query.error, refetch: query.refetch, data };
}
