import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { LeaveGuard } from './use-leave-guard.ts';

interface LeaveDialogProps {
  readonly guard: LeaveGuard;
  /** What becomes of the changes. */
  readonly children: string;
}

/** The question of a guard: whether to leave with something unsaved. */
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
