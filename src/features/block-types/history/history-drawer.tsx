import CloseIcon from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import type { ModelVersion } from '../../../../shared/wire/content.ts';
import type { Plan } from '../../../../shared/wire/plans.ts';
import { getModel, listModelVersions } from '../../../api/block-types.ts';
import { listPlans, undoPlan } from '../../../api/plans.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import type { RecordRef } from '../../../api/record-ref.ts';
import { useCall } from '../../../records/call-dialog.tsx';
import { LoadState } from '../../../records/load-state.tsx';
import { useMoreItems, usePagedList } from '../../../records/use-paged-list.ts';
import { showToast } from '../../../state/app-store.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import type { TypeEditor } from '../builder/use-type-editor.ts';
import { restoredDraft } from '../draft/type-draft.ts';
import { PlanEntry, VersionEntry } from './history-entries.tsx';
import { RetiredFieldList } from './retired-field-list.tsx';

interface HistoryDrawerProps {
  readonly editor: TypeEditor;
  onClose(): void;
}

/** The versions of a block type with their authors, its applied plans, and its retired fields. The last plan can be undone. */
export function HistoryDrawer({ editor, onClose }: HistoryDrawerProps) {
  const { t } = useTranslation('builder');
  const { t: common } = useTranslation();
  const id = useId();
  const { stored, draft, isChanged, history, goTo } = editor;
  const key = [...queryKeys.blockTypes(), stored.id];
  const { query, items } = usePagedList({
    queryKey: [...key, 'versions', stored.revision],
    load: async (page, signal) => {
      const answer = await listModelVersions(stored.id, page, signal);
      return { ...answer, results: answer.results.map((one) => ({ ...one, id: String(one.revision) })) };
    },
  });
  const { list, more } = useMoreItems<HTMLUListElement>(query);
  const applied = useAppliedPlans(stored);
  const [last] = applied.filter(({ state }) => state === 'done');

  function restore(version: ModelVersion): void {
    history.change(() => restoredDraft(version, stored, draft));
    goTo({ path: [], uid: undefined });
    showToast('info', t('history.restored'));
    onClose();
  }

  const undoing = useCall({
    async call(plan: Plan) {
      await undoPlan(plan);
      return getModel(stored.id);
    },
    onDone(model) {
      editor.accept(model);
      onClose();
    },
    successMessage: t('history.undone'),
    changes: [...key, 'plans'],
  });

  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      // Cover the header of the app, which is above the default `zIndex` of drawers.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 440, maxWidth: 1, p: 5 } },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', mb: 4 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {t('history.title')}
        </Typography>
        <IconButton aria-label={common('common.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      {applied.length > 0 && (
        <>
          <Typography variant="subtitle2" component="h3">
            {t('history.plans')}
          </Typography>
          <Box component="ul" sx={listSx}>
            {applied.map((plan) => (
              <PlanEntry
                key={plan.id}
                plan={plan}
                undoing={plan !== last || !isRecent(plan) ? 'never' : isChanged ? 'later' : 'now'}
                onUndo={() => undoing.mutate(plan)}
              />
            ))}
          </Box>
          <Typography variant="subtitle2" component="h3">
            {t('history.versions')}
          </Typography>
        </>
      )}
      {!query.data && <LoadState query={query} failed={t('history.loadFailed')} />}
      <Box component="ul" ref={list} sx={listSx}>
        {items.map((version) => (
          <VersionEntry
            key={version.id}
            version={version}
            isCurrent={version.revision === stored.revision}
            onRestore={() => restore(version)}
          />
        ))}
      </Box>
      <LoadMore {...more} />
      <RetiredFieldList {...stored} />
    </Drawer>
  );
}

/** Latest first; empty until loaded. */
function useAppliedPlans({ id, revision }: RecordRef): readonly Plan[] {
  const { data } = useQuery({
    queryKey: [...queryKeys.blockTypes(), id, 'plans', revision],
    queryFn: ({ signal }) => listPlans(id, signal),
  });
  return (data?.results ?? []).filter(({ applied_at }) => applied_at !== null);
}

function isRecent({ applied_at }: Plan): boolean {
  return applied_at !== null && Date.parse(applied_at) + limits.planLifetime > Date.now();
}

const listSx = { listStyle: 'none', m: 0, p: 0, mb: 4 } as const;
