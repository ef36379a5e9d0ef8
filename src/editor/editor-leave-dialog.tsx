import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../ui/leave/leave-dialog.tsx';
import { useLeaveGuard } from '../ui/leave/use-leave-guard.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { hasUnsavedChanges } from './store/block-facts.ts';

/** Asks before leaving the editor with unsaved changes. */
export function EditorLeaveDialog({ navigate }: { navigate(path: string): void }) {
  const { t } = useTranslation();
  const { commands } = useEditor();
  const guard = useLeaveGuard({ active: useEditorState(hasUnsavedChanges), navigate });
  return (
    <LeaveDialog guard={guard} save={commands.saveAll}>
      {t('editor.leaveText')}
    </LeaveDialog>
  );
}
