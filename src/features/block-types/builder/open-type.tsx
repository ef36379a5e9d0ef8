import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Alert, Box, Button, Card, CardContent, IconButton, Stack, Tab, Tabs, Tooltip } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import { LeaveDialog } from '../../../ui/leave/leave-dialog.tsx';
import { useLeaveGuard } from '../../../ui/leave/use-leave-guard.ts';
import { LoadingButton } from '../../../ui/loading-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useSaveKey } from '../../../ui/save-key.ts';
import type { keptDrafts } from '../draft/kept-drafts.ts';
import { problemsOf } from '../draft/draft-problems.ts';
import { fieldsAt } from '../draft/type-draft.ts';
import { FieldPanel } from '../field/field-panel.tsx';
import { FieldList } from '../fields/field-list.tsx';
import { HistoryDrawer } from '../history/history-drawer.tsx';
import { PlanDialog } from '../plan/plan-dialog.tsx';
import { TypePreview } from '../preview/type-preview.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { TypePanel } from './type-panel.tsx';
import { useSaving } from './use-saving.ts';
import { useTypeEditor } from './use-type-editor.ts';
import { useUndoKeys } from './use-undo-keys.ts';

interface OpenTypeProps {
  readonly model: BlockContentModel;
  readonly kept: ReturnType<typeof keptDrafts>;
}

/** On narrow screens one of the areas is shown at a time; the list of fields is always there on wider ones. */
const areas = ['fields', 'settings', 'preview'] as const;
type Area = (typeof areas)[number];

/** An open block type: its fields, what is said about the chosen one, and what they make of a sample. */
export function OpenType({ model, kept }: OpenTypeProps) {
  const { t } = useTranslation('builder');
  const { registry } = useFieldPlugins();
  const root = useRef<HTMLDivElement>(null);
  const editor = useTypeEditor(model, kept);
  const { draft, history, place, stored, isChanged } = editor;
  const problems = useMemo(() => problemsOf(draft.fields, registry), [draft.fields, registry]);
  const saving = useSaving(editor, problems);
  const [area, setArea] = useState<Area>('fields');
  const [showsHistory, setShowsHistory] = useState(false);
  const field = fieldsAt(draft.fields, place.path).find(({ uid }) => uid === place.uid);
  const [, navigate] = useLocation();
  const guard = useLeaveGuard({ active: isChanged, navigate });
  useSaveKey(root);
  useUndoKeys(root, history);
  const goTo = (next: typeof place) => {
    editor.goTo(next);
    if (next.uid !== undefined) setArea('settings');
  };
  const refused = Object.entries(saving.refusals).filter(([name]) => name !== 'name');
  return (
    <Box ref={root}>
      <PageHeader
        title={draft.name || stored.name}
        back={{ href: '/admin/block-types', label: t('title') }}
        meta={
          <>
            {stored.archived === true && <StatusChip tone="neutral" label={t('archived')} />}
            {isChanged && <StatusChip tone="warning" label={t('unsaved')} />}
          </>
        }
        actions={
          <>
            <Tooltip title={t('undo')}>
              <span>
                <IconButton aria-label={t('undo')} disabled={!history.canUndo} onClick={history.undo}>
                  <UndoIcon />
                </IconButton>
              </span>
            </Tooltip>
            <Tooltip title={t('redo')}>
              <span>
                <IconButton aria-label={t('redo')} disabled={!history.canRedo} onClick={history.redo}>
                  <RedoIcon />
                </IconButton>
              </span>
            </Tooltip>
            <Button color="inherit" startIcon={<HistoryIcon />} onClick={() => setShowsHistory(true)}>
              {t('history.title')}
            </Button>
            <LoadingButton
              // The key for saving presses it.
              type="submit"
              loading={saving.isSaving}
              disabled={!isChanged}
              onClick={() => void saving.save()}
            >
              {t('save')}
            </LoadingButton>
          </>
        }
      />
      <Stack sx={{ gap: 4 }}>
        {editor.isRestored && (
          <Alert
            severity="info"
            variant="outlined"
            action={
              <Button size="small" onClick={editor.discard}>
                {t('restored.discard')}
              </Button>
            }
          >
            {t('restored.text')}
          </Alert>
        )}
        {refused.map(([name, sentences]) => (
          <Alert key={name} severity="error" variant="outlined">
            {sentences.join(' ')}
          </Alert>
        ))}
        <Tabs
          value={area}
          onChange={(_event, next: Area) => setArea(next)}
          aria-label={t('areas.label')}
          // The words of all languages fit into the narrowest window.
          sx={{ display: { lg: 'none' }, '& .MuiTab-root': { minWidth: 0, px: 3 } }}
        >
          {areas.map((one) => (
            <Tab key={one} value={one} label={t(`areas.${one}`)} />
          ))}
        </Tabs>
        <Box sx={columnsSx}>
          <Box sx={shownIn(area === 'fields')}>
            <Stack sx={{ gap: 3 }}>
              <Button
                variant="outlined"
                color={field === undefined ? 'primary' : 'inherit'}
                aria-current={field === undefined || undefined}
                onClick={() => {
                  editor.goTo({ path: place.path, uid: undefined });
                  setArea('settings');
                }}
                sx={{ justifyContent: 'start' }}
              >
                {t('type.title')}
              </Button>
              <FieldList editor={{ ...editor, goTo }} problems={problems} />
            </Stack>
          </Box>
          <Card sx={shownIn(area === 'settings')}>
            <CardContent>
              {field ? (
                <FieldPanel editor={editor} field={field} problems={problems} />
              ) : (
                <TypePanel editor={editor} nameError={saving.refusals['name']?.join(' ')} />
              )}
            </CardContent>
          </Card>
          <Card sx={[shownIn(area === 'preview'), stickySx]}>
            <CardContent>
              <TypePreview editor={editor} />
            </CardContent>
          </Card>
        </Box>
      </Stack>
      <LeaveDialog guard={guard} save={saving.save}>
        {t('leaveText')}
      </LeaveDialog>
      {saving.plan && (
        <PlanDialog
          plan={saving.plan}
          model={stored}
          onDone={() => void saving.finishPlan()}
          onClose={saving.forgetPlan}
        />
      )}
      {saving.conflict && <ConflictDialog {...saving.conflict} draft={draft} onSettle={saving.settle} />}
      {showsHistory && <HistoryDrawer editor={editor} onClose={() => setShowsHistory(false)} />}
    </Box>
  );
}

const columnsSx = {
  ...{ display: 'grid', alignItems: 'start', gap: 5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)',
  },
} as const;

function shownIn(isChosen: boolean) {
  return { display: { xs: isChosen ? 'block' : 'none', lg: 'block' }, minWidth: 0 } as const;
}

const stickySx = {
  position: { lg: 'sticky' },
  top: { lg: 72 },
  maxHeight: { lg: 'calc(100vh - 88px)' },
  overflowY: { lg: 'auto' },
} as const;
