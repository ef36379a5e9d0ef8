import { Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { setPassword } from '../../api/auth.ts';
import { isDeadKey } from '../../lib/dead-key.ts';
import { useJoined } from '../../lib/use-joined.ts';
import { showFormFailure } from '../../records/form-failure.ts';
import { showToast } from '../../state/app-store.ts';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { NewPasswordFields, newPasswordNames } from '../../ui/new-password-fields.tsx';

interface ResetPasswordFormProps {
  readonly resetKey: string;
  /** Called when the key was used up or expired while the form was open. */
  onDead(): void;
}

/** The new password, twice. */
export function ResetPasswordForm({ resetKey, onDead }: ResetPasswordFormProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const form = useForm({ defaultValues: { password: '', confirm_password: '' } });

  const send = useJoined(async (values: { password: string; confirm_password: string }) => {
    try {
      await setPassword({ key: resetKey, ...values });
      showToast('success', t('auth.passwordSet'));
      // Keep the key out of the history.
      navigate('/auth', { replace: true });
    } catch (error) {
      if (isDeadKey(error)) return onDead();
      showFormFailure(form, newPasswordNames, error, 'all');
    }
  });
  const submit = form.handleSubmit((values) => send(values));

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 4 }}>
      <NewPasswordFields control={form.control} label={t('auth.newPassword')} autoFocus />
      <LoadingButton type="submit" fullWidth loading={form.formState.isSubmitting}>
        {t('auth.setPassword')}
      </LoadingButton>
    </Stack>
  );
}
