import { useTranslation } from 'react-i18next';
import type { User } from '../../../shared/wire/accounts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useBlocking } from './use-blocking.ts';
import { userName } from './user-name.ts';

interface BlockUserDialogProps {
  readonly user: User;
  onClose(): void;
}

/** Asks before an account is blocked, and says what that ends. */
export function BlockUserDialog({ user, onClose }: BlockUserDialogProps) {
  const { t } = useTranslation();
  const blocking = useBlocking();
  return (
    <ConfirmDialog
      open
      title={t('users.blockTitle')}
      confirmLabel={t('users.blockAction')}
      busy={blocking.isPending}
      onConfirm={() => blocking.mutate({ user, blocked: true }, { onSettled: onClose })}
      onClose={onClose}
    >
      {t('users.blockText', { user: userName(user) })}
    </ConfirmDialog>
  );
}
