import { Alert, Box, Button, Card, CardContent, Stack } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LeaveDialog } from '../../../ui/leave/leave-dialog.tsx';
import { useLeaveGuard } from '../../../ui/leave/use-leave-guard.ts';
import { problemsOf } from '../draft/draft-problems.ts';
import { fieldsAt } from '../draft/draft-field.ts';
import { FieldPanel } from '../field/field-panel.tsx';
import { FieldList } from '../fields/field-list.tsx';
import { HistoryDrawer } from '../history/history-drawer.tsx';
import { PlanDialog } from '../plan/plan-dialog.tsx';
import { TypePreview } from '../preview/type-preview.tsx';
import { type Area, AreaTabs, columnsSx, shownIn, stickySx } from './areas.tsx';
import { useProblemMessages } from './problem-messages.ts';
import { TypeHeader } from './type-header.tsx';
import { TypePanel } from './type-panel.tsx';
import { useFocusOn } from '../../../ui/use-focus-on.ts';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { useSaving } from './use-saving.ts';
import { useShownProblems } from './use-shown-problems.ts';
import { type Place, useTypeEditor } from './use-type-editor.ts';

/** An open block type: its fields, the settings of the chosen one, and a preview. */
export function OpenType({ model }: { readonly model: BlockContentModel }) {
  const { t } = useTranslation('builder');
  const { registry } = useFieldPlugins();
  const root = useRef<HTMLDivElement>(null);
  const editor = useTypeEditor(model);
  const { draft, history, place, stored } = editor;
  const problems = useMemo(
    () => problemsOf(draft, registry, stored.content_model),
    [draft, registry, stored],
  );
  const { shown, leave, showAll } = useShownProblems(problems, place);
  const { summaryOf } = useProblemMessages();
  const [area, setArea] = useState<Area>('fields');
  const [showsHistory, setShowsHistory] = useState(false);
  const { focusOn, focusIfLost } = useFocusOn(root);
  const saving = useSaving(editor, { isSound: problems.length === 0, onReplaced: restoreFocus });
  const field = fieldsAt(draft.fields, place.path).find(({ uid }) => uid === place.uid);
  const guard = useLeaveGuard(editor.isChanged);
  const isAsking = saving.plan !== undefined || saving.conflict !== undefined;
  const commands = {
    undo: () => undoRedo(history.undo),
    redo: () => undoRedo(history.redo),
    save: () => void save(),
  };
  useShortcuts(root, isAsking ? undefined : commands);
  function goTo(next: Place, to: Area = next.uid === undefined ? 'fields' : 'settings'): void {
    editor.goTo(next);
    setArea(to);
    focusIfLost(to === 'fields' ? '#fields-title' : '#panel-title');
  }
  /** Saves, or shows the first problem, wherever it is. */
  async function save(): Promise<boolean> {
    const [first] = problems;
    if (first === undefined) return saving.save();
    showAll();
    goTo(first, 'settings');
    focusOn(`#field-${first.part}, [data-part=${first.part}]`);
    saving.showFailure(summaryOf(first, problems.length, draft));
    return false;
  }
  /** Moves the focus if it was lost. */
  function restoreFocus(): void {
    focusIfLost('#panel-title', '#fields-title');
  }
  /** Undoes or redoes, which may remove the field with the focus, or leave nothing more to undo. */
  function undoRedo(act: () => void): void {
    act();
    focusIfLost('#panel-title', '#fields-title', '[data-undo-redo]');
  }
  function discard(): void {
    editor.discard();
    restoreFocus();
  }
  function afterRemoval(uid: string | undefined): void {
    goTo({ path: place.path, uid }, 'fields');
    focusOn(`[id="field-${uid}-choose"]`, '#add-field');
  }
  // Going to a place also shows its area, where only one area is visible.
  const moving = { ...editor, goTo };
  return (
    <Box ref={root}>
      <TypeHeader
        editor={editor}
        isSaving={saving.isSaving}
        onUndoRedo={(act) => {
          act();
          focusIfLost('[data-undo-redo]');
        }}
        onSave={() => void save()}
        onHistory={() => setShowsHistory(true)}
      />
      <Stack sx={{ gap: 4 }}>
        {editor.isRestored && (
          <Alert
            severity="info"
            action={
              <Button size="small" onClick={discard}>
                {t('restored.discard')}
              </Button>
            }
          >
            {t('restored.text')}
          </Alert>
        )}
        <AreaTabs area={area} onChange={setArea} />
        <Box sx={columnsSx}>
          <Box sx={shownIn(area === 'fields')}>
            <Stack sx={{ gap: 3 }}>
              <Button
                variant="outlined"
                color={field === undefined ? 'primary' : 'inherit'}
                aria-current={field === undefined || undefined}
                onClick={() => goTo({ path: place.path, uid: undefined }, 'settings')}
                sx={{ justifyContent: 'start' }}
              >
                {t('type.title')}
              </Button>
              <FieldList editor={moving} problems={shown} onAdded={() => focusOn('#field-field_title')} />
            </Stack>
          </Box>
          <Card sx={shownIn(area === 'settings')}>
            <CardContent>
              {field ? (
                <FieldPanel
                  editor={moving}
                  field={field}
                  problems={shown}
                  onLeave={leave}
                  onRemoved={afterRemoval}
                />
              ) : (
                <TypePanel
                  editor={editor}
                  nameProblem={shown.find(({ part }) => part === 'typeName') ?? saving.nameProblem}
                />
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
      <LeaveDialog guard={guard} save={save}>
        {t('leaveText')}
      </LeaveDialog>
      {saving.plan && (
        <PlanDialog
          plan={saving.plan}
          model={stored}
          onDone={() => void saving.finishPlan()}
          onClose={saving.closePlan}
        />
      )}
      {saving.conflict && (
        <ConfirmDialog
          open
          title={t('conflict.title')}
          color="primary"
          confirmLabel={t('conflict.mine')}
          otherChoice={
            <Button variant="outlined" onClick={() => saving.resolveConflict('theirs')}>
              {t('conflict.theirs')}
            </Button>
          }
          onConfirm={() => saving.resolveConflict('mine')}
          onClose={() => saving.resolveConflict(undefined)}
        >
          {t('conflict.text')}
        </ConfirmDialog>
      )}
      {showsHistory && <HistoryDrawer editor={editor} onClose={() => setShowsHistory(false)} />}
    </Box>
  );
}
