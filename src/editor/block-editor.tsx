import ViewAgendaOutlined from '@mui/icons-material/ViewAgendaOutlined';
import { Alert, Box } from '@mui/material';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { whenIdle } from '../lib/when-idle.ts';
import { whenReachable } from '../lib/when-reachable.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Announcer } from './announcer.tsx';
import { DeleteDialog } from './dialogs/delete-dialog.tsx';
import { EditorContext, useEditor, useEditorState } from './editor-context.ts';
import { EditorLeaveDialog } from './editor-leave-dialog.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { useMarkOnOpen } from './faults/use-mark-on-open.ts';
import { useFieldPlugins } from './field-plugins-context.ts';
import { RecoveryPanel } from './recovery/recovery-panel.tsx';
import { fetchOpenBlock } from './rows/block-body.tsx';
import { BlockList } from './rows/block-list.tsx';
import { hasUnanswered } from './store/block-facts.ts';
import type { Editor } from './store/create-editor.ts';
import { useEditorFocus } from './use-editor-focus.ts';
import { useShownModels } from './use-shown-models.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface BlockEditorProps {
  readonly editor: Editor;
  /** Navigates to another path of the application. */
  navigate(path: string): void;
}

/** A complete open editor: toolbar, recovered drafts, blocks, and dialogs. */
export function BlockEditor({ editor, navigate }: BlockEditorProps) {
  const models = useShownModels(editor.models);
  const shown = useMemo(() => ({ ...editor, models }), [editor, models]);
  return (
    <EditorContext value={shown}>
      <EditorArea />
      <Announcer />
      <DeleteDialog />
      <EditorLeaveDialog navigate={navigate} />
    </EditorContext>
  );
}

function EditorArea() {
  const { t } = useTranslation();
  const editor = useEditor();
  const root = useRef<HTMLDivElement>(null);
  const isEmpty = useEditorState((state) => state.order.length === 0);
  const journalFailed = useEditorState((state) => state.journalFailed);
  useOpenEditor(editor);
  useMarkOnOpen(editor);
  useShortcuts(root);
  useEditorFocus(root);
  return (
    <Box ref={root}>
      <EditorToolbar />
      {journalFailed && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 4 }}>
          {t('editor.recovery.noJournal')}
        </Alert>
      )}
      <RecoveryPanel />
      {isEmpty && (
        <EmptyState icon={<ViewAgendaOutlined />}>
          {t(editor.fixed ? 'editor.emptyComponents' : 'editor.empty')}
        </EmptyState>
      )}
      <BlockList />
    </Box>
  );
}

/**
 * Starts the editor, preloads the forms' code when the browser is idle, writes the journal before the page is left, and
 * saves again when the connection is back.
 */
function useOpenEditor({ store, start, flush: write, commands, models }: Editor): void {
  const plugins = useFieldPlugins();
  const isWaiting = useStore(store, hasUnanswered);
  const patience = useRef<number>(undefined);
  useEffect(() => {
    const stop = start();
    const flush = () => void write();
    const saveAgain = () => void commands.saveUnanswered();
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', saveAgain);
    document.addEventListener('visibilitychange', flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', saveAgain);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [start, write, commands]);
  // The browser may be online while the server is away: nobody else says when that is back.
  useEffect(() => {
    async function saveAgain(next: number): Promise<void> {
      patience.current = next;
      await commands.saveUnanswered();
      if (!hasUnanswered(store.getState())) patience.current = undefined;
    }
    return isWaiting ? whenReachable((next) => void saveAgain(next), patience.current) : undefined;
  }, [isWaiting, commands, store]);
  useEffect(() => {
    const definitions = models.list.flatMap((model) => Object.values(model.content_model));
    return whenIdle(() => {
      fetchOpenBlock().catch(() => undefined);
      for (const definition of definitions) void plugins.views.load(definition.field_type);
    });
  }, [models, plugins]);
}
