import { Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorFields } from '../../lib/http-error.ts';
import type { LoginInput } from '../../shared/wire/accounts.ts';
import { showToast, useAppStore } from '../../state/app-store.ts';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { FormPasswordField } from '../../ui/form-password-field.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';

/** Email and password. Once it succeeds, the guard around the screen leads on. */
export function SignInForm() {
  const { t } = useTranslation();
  const signIn = useAppStore((state) => state.session.signIn);
  const form = useForm<LoginInput>({ defaultValues: { email: '', password: '' } });
  const { control, formState } = form;

  const submit = form.handleSubmit(async ({ email, password }) => {
    try {
      await signIn({ email: email.trim(), password });
    } catch (error) {
      const rest = showFieldErrors(form, ['email', 'password'], errorFields(error));
      if (rest !== '') showToast('error', rest);
    }
  });

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 4 }}>
      <FormTextField
        control={control}
        name="email"
        type="email"
        label={t('auth.email')}
        autoComplete="username"
        autoFocus
        required
      />
      <FormPasswordField
        control={control}
        name="password"
        label={t('auth.password')}
        autoComplete="current-password"
        required
      />
      <LoadingButton type="submit" fullWidth loading={formState.isSubmitting}>
        {t('auth.signIn')}
      </LoadingButton>
    </Stack>
  );
}
