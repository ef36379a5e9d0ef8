import { Stack, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { deleteOwnAccount } from '../../api/users.ts';
import { useSave } from '../../records/save-form.tsx';
import type { User } from '../../../shared/wire/accounts.ts';
import { useAppStore } from '../../state/app-store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormPasswordField } from '../../ui/form-password-field.tsx';
import { PasswordOwner } from './password-owner.tsx';

interface DeleteAccountDialogProps {
  readonly user: User;
  onClose(): void;
}

/** Asks for the password before the account is deleted, as proof of its owner's intent. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const form = useForm({ defaultValues: { password: '' } });
  const { isPending, submit } = useSave(form, {
    send: ({ password }) => deleteOwnAccount(user.id, password),
    successMessage: t('profile.delete.done'),
    onSaved() {
      // The session was deleted with the account.
      useAppStore.getState().session.end();
      navigate('/', { replace: true });
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('profile.delete.question')}
      confirmLabel={t('profile.delete.action')}
      busy={isPending}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        <Typography>{t('profile.delete.confirmText', { email: user.email })}</Typography>
        <PasswordOwner email={user.email} />
        <FormPasswordField
          control={form.control}
          name="password"
          label={t('auth.password')}
          autoComplete="current-password"
          required
        />
      </Stack>
    </ConfirmDialog>
  );
}
