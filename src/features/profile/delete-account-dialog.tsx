import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { deleteOwnAccount } from '../../api/users.ts';
import { errorFields } from '../../lib/http-error.ts';
import type { User } from '../../shared/wire/accounts.ts';
import { showToast, useAppStore } from '../../state/app-store.ts';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { FormPasswordField } from '../../ui/form-password-field.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';

interface DeleteAccountDialogProps {
  readonly user: User;
  onClose(): void;
}

/** Asks for the password before the account is deleted: it proves that its owner means it. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [, navigate] = useLocation();
  const form = useForm({ defaultValues: { password: '' } });
  const busy = form.formState.isSubmitting;
  const close = () => {
    if (!busy) onClose();
  };

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await deleteOwnAccount(user.id, password);
      // The session went with the account.
      useAppStore.getState().session.expired();
      navigate('/', { replace: true });
      showToast('success', t('profile.delete.done'));
    } catch (error) {
      const rest = showFieldErrors(form, ['password'], errorFields(error));
      if (rest !== '') showToast('error', rest);
    }
  });

  return (
    <Dialog
      open
      onClose={close}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={`${id}-title`}>{t('profile.delete.question')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 4 }}>
            <DialogContentText id={`${id}-text`}>
              {t('profile.delete.confirmText', { email: user.email })}
            </DialogContentText>
            <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
            <FormPasswordField
              control={form.control}
              name="password"
              label={t('auth.password')}
              autoComplete="current-password"
              required
              autoFocus
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={busy} onClick={close}>
            {t('common.cancel')}
          </Button>
          <LoadingButton type="submit" color="error" loading={busy}>
            {t('profile.delete.action')}
          </LoadingButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
