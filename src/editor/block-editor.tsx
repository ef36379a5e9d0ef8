import { type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchDragging } from '../../field-plugins/sdk/kit/handle-events.ts';
import { loadInTurn } from '../lib/load-when-idle.ts';
import { fieldTypesIn } from '../../shared/field-types-in.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Warning } from '../ui/warning.tsx';
import { DeleteDialog } from './dialogs/delete-dialog.tsx';
import { EditorContext, useEditor, useEditorState } from './editor-context.ts';
import { ViewAgendaOutlined } from './editor-icons.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { useFieldPlugins } from './field-plugins-context.ts';
import { StartingLayouts } from './layouts/starting-layouts.tsx';
import { SiteLooksContext } from './miniatures/miniature-renderer.ts';
import { BlockPicker, fetchPicker } from './picker/block-picker.tsx';
import { OfferedDrafts } from './recovery/offered-drafts.tsx';
import { BlockList } from './rows/block-list.tsx';
import type { Editor } from './store/create-editor.ts';
import { fetchMerging } from './store/merging.ts';
import { useEditorFocus } from './use-editor-focus.ts';
import { useSaveAgain } from './use-save-again.ts';
import { useShownModels } from './use-shown-models.ts';
import { LeaveDialog } from '../ui/leave/leave-dialog.tsx';
import { useLeaveGuard } from '../ui/leave/use-leave-guard.ts';
import { hasUnsavedChanges } from './store/block-facts.ts';
import { visuallyHidden } from '../../field-plugins/sdk/kit/visually-hidden.ts';
import type { Announcement } from './store/editor-state.ts';
import { useBlockName } from './rows/use-block-name.ts';
import { useShortcuts } from '../ui/use-shortcuts.ts';

interface BlockEditorProps {
  readonly editor: Editor;
  readonly beside?: Beside | undefined;
}

interface Beside {
  readonly tool: ReactNode;
  readonly pane: ReactNode;
  /** Whether it takes the place of the blocks. */
  readonly hidesForms: boolean;
}

export function BlockEditor({ editor, beside }: BlockEditorProps) {
  const models = useShownModels(editor);
  const shown = useMemo(() => ({ ...editor, models }), [editor, models]);
  return (
    <EditorContext value={shown}>
      <EditorArea beside={beside} />
      <Announcer />
      <BlockPicker />
      <DeleteDialog />
      <EditorLeaveDialog />
    </EditorContext>
  );
}

function EditorArea({ beside }: Pick<BlockEditorProps, 'beside'>) {
  const { t } = useTranslation();
  const editor = useEditor();
  const root = useRef<HTMLDivElement>(null);
  const isEmpty = useEditorState((state) => state.order.length === 0);
  const journalFailed = useEditorState((state) => state.journalFailed);
  useOpenEditor(editor);
  useShortcuts(root, { ...editor.commands, save: () => void editor.commands.saveAll() });
  useEditorFocus(root);
  return (
    <div ref={root}>
      <EditorToolbar tool={beside?.tool} />
      <div className="editor-columns" data-beside={beside?.pane && !beside.hidesForms ? '' : undefined}>
        <div className="editor-blocks" hidden={beside?.hidesForms}>
          {journalFailed && <Warning className="editor-notice">{t('editor.recovery.noJournal')}</Warning>}
          <OfferedDrafts />
          {isEmpty && !editor.fixed && <StartingLayouts />}
          {isEmpty && editor.fixed && (
            <EmptyState icon={<ViewAgendaOutlined />}>{t('editor.emptyComponents')}</EmptyState>
          )}
          <BlockList />
        </div>
        {beside?.pane}
      </div>
    </div>
  );
}

/**
 * Starts the editor, preloads what a user may need next when the browser is idle, writes the journal before the page is left, and
 * retries writes that got no answer.
 */
function useOpenEditor({ store, start, flush: write, commands, models }: Editor): void {
  const plugins = useFieldPlugins();
  const looks = use(SiteLooksContext);
  useEffect(() => {
    const stop = start();
    const flush = () => void write();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [start, write, commands]);
  useSaveAgain({ store, commands });
  useEffect(() => {
    const types = models.list.flatMap((model) => fieldTypesIn(model.content_model));
    const views = [...new Set(types)].map((type) => () => plugins.views.load(type));
    return loadInTurn([fetchDragging, ...(looks ? [looks] : []), fetchPicker, ...views, fetchMerging]);
  }, [models, plugins, looks]);
}

function EditorLeaveDialog() {
  const { t } = useTranslation();
  const { commands } = useEditor();
  const guard = useLeaveGuard(useEditorState(hasUnsavedChanges));
  return (
    <LeaveDialog guard={guard} save={commands.saveAll}>
      {t('editor.leaveText')}
    </LeaveDialog>
  );
}

function Announcer() {
  const { t } = useTranslation();
  const blockName = useBlockName();
  const announcement = useEditorState((state) => state.announcement);
  const { kind, modelId = '', position = 0 } = announcement ?? {};
  const name = blockName(modelId, kind !== undefined && placed.has(kind) ? 0 : position);
  return (
    <div role="status" style={visuallyHidden}>
      {announcement && t(`editor.announce.${announcement.kind}`, { ...announcement, name })}
    </div>
  );
}

/** These texts already contain the position. */
const placed: ReadonlySet<Announcement['kind']> = new Set([
  'added',
  'filled',
  'moved',
  'picked',
  'over',
  'dropped',
]);
