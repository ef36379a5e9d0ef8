import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { LeaveGuard } from './use-leave-guard.ts';

interface LeaveDialogProps {
  readonly guard: LeaveGuard;
  /** What happens to the changes. */
  readonly children: string;
}

/** Asks whether to leave with unsaved changes. */
export function LeaveDialog({ guard, children }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={guard.asking}
      title={t('common.leave.title')}
      confirmLabel={t('common.leave.confirm')}
      onConfirm={guard.leave}
      onClose={guard.stay}
    >
      {children}
    </ConfirmDialog>
  );
}
