import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { LeaveGuard } from '../../../ui/leave/use-leave-guard.ts';

/** Asks whether to leave running uploads. If they end meanwhile, the user can leave without an answer. */
export function UploadLeaveDialog({ guard }: { readonly guard: LeaveGuard }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={guard.asking}
      title={t('media.leaveTitle')}
      confirmLabel={t('media.leaveAction')}
      onConfirm={guard.leave}
      onClose={guard.stay}
    >
      {t('media.leaveText')}
    </ConfirmDialog>
  );
}
