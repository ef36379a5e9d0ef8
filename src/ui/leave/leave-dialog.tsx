import { useTranslation } from 'react-i18next';
import { Button } from '../../../field-plugins/sdk/kit/button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { LeaveGuard } from './use-leave-guard.ts';

interface LeaveDialogProps {
  readonly guard: LeaveGuard;
  /** The consequence for the changes. */
  readonly children: string;
  /** Saves everything and returns whether it could. */
  save(): Promise<boolean>;
  /** The button that leaves without saving. Without it, the changes stay on this device. */
  readonly discard?: string;
}

export function LeaveDialog({ guard, children, save, discard }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={guard.asking}
      title={t('common.leave.title')}
      color="primary"
      confirmLabel={t('common.leave.save')}
      onConfirm={() => void guard.leaveAfter(save)}
      otherChoice={
        <Button color="error" onClick={guard.leave}>
          {discard ?? t('common.leave.withoutSaving')}
        </Button>
      }
      onClose={guard.stay}
    >
      {children}
    </ConfirmDialog>
  );
}
