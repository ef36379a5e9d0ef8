import { Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { setPassword } from '../../api/auth.ts';
import { errorFields } from '../../lib/http-error.ts';
import { limits } from '../../shared/limits.ts';
import { showToast } from '../../state/app-store.ts';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { FormPasswordField } from '../../ui/form-password-field.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { isDeadKey } from '../../lib/dead-key.ts';

const names = ['password', 'confirm_password'] as const;

interface ResetPasswordFormProps {
  readonly resetKey: string;
  /** The key was used up, or became too old, while the form stood open. */
  onDead(): void;
}

/** The new password, twice. */
export function ResetPasswordForm({ resetKey, onDead }: ResetPasswordFormProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const form = useForm({ defaultValues: { password: '', confirm_password: '' } });
  const { control } = form;

  const submit = form.handleSubmit(async (values) => {
    if (values.password !== values.confirm_password) {
      return void showFieldErrors(form, names, { confirm_password: [t('auth.passwordsDiffer')] });
    }
    try {
      await setPassword({ key: resetKey, ...values });
      showToast('success', t('auth.passwordSet'));
      // The key does not stay in the history.
      navigate('/auth', { replace: true });
    } catch (error) {
      if (isDeadKey(error)) return onDead();
      const rest = showFieldErrors(form, names, errorFields(error));
      if (rest !== '') showToast('error', rest);
    }
  });

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 4 }}>
      <FormPasswordField
        control={control}
        name="password"
        label={t('auth.newPassword')}
        help={t('auth.passwordHelp', { min: limits.passwordMin })}
        autoComplete="new-password"
        required
        autoFocus
        meter
      />
      <FormPasswordField
        control={control}
        name="confirm_password"
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
        required
      />
      <LoadingButton type="submit" fullWidth loading={form.formState.isSubmitting}>
        {t('auth.setPassword')}
      </LoadingButton>
    </Stack>
  );
}
