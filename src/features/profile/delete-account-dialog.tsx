import { Stack, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { deleteOwnAccount } from '../../api/users.ts';
import { showFormFailure } from '../../records/form-failure.ts';
import type { User } from '../../../shared/wire/accounts.ts';
import { showToast, useAppStore } from '../../state/app-store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormPasswordField } from '../../ui/form-password-field.tsx';
import { PasswordOwner } from './password-owner.tsx';
import { useDeduped } from '../../lib/use-deduped.ts';

interface DeleteAccountDialogProps {
  readonly user: User;
  onClose(): void;
}

/** Asks for the password before the account is deleted, as proof of its owner's intent. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const form = useForm({ defaultValues: { password: '' } });

  const send = useDeduped(async ({ password }: { password: string }) => {
    try {
      await deleteOwnAccount(user.id, password);
      // The session was deleted with the account.
      useAppStore.getState().session.end();
      navigate('/', { replace: true });
      showToast('success', t('profile.delete.done'));
    } catch (error) {
      showFormFailure(form, error);
    }
  });
  const submit = form.handleSubmit((values) => send(values));

  return (
    <ConfirmDialog
      open
      title={t('profile.delete.question')}
      confirmLabel={t('profile.delete.action')}
      busy={form.formState.isSubmitting}
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
