import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useEditorState } from '../editor-context.ts';
import { hasUnsavedChanges } from '../store/block-facts.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Asks before the screen is left with something unsaved on it. */
export function LeaveDialog({ navigate }: { navigate(path: string): void }) {
  const { t } = useTranslation();
  const active = useEditorState(hasUnsavedChanges);
  const { asking, leave, stay } = useLeaveGuard({ active, navigate });
  return (
    <ConfirmDialog
      open={asking}
      title={t('editor.leave.title')}
      confirmLabel={t('editor.leave.confirm')}
      onConfirm={leave}
      onClose={stay}
    >
      {t('editor.leave.text')}
    </ConfirmDialog>
  );
}
