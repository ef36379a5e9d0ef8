import { Box, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/link-button.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Email and password. When it succeeds, the guard around the screen redirects. */
export function SignInForm() {
  const { t } = useTranslation();
  const { field, submit, busy } = useSignIn();
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 4 }}>
      <TextInput {...field('email')} type="email" label={t('auth.email')} autoComplete="username" autoFocus />
      <Box>
        <PasswordField {...field('password')} label={t('auth.password')} autoComplete="current-password" />
        <TextLink
          href="/auth/forgot-password"
          variant="body2"
          sx={{ display: 'block', width: 'fit-content', mt: 1.5, py: 0.5 }}
        >
          {t('auth.forgot')}
        </TextLink>
      </Box>
      <LoadingButton type="submit" fullWidth loading={busy}>
        {t('auth.signIn')}
      </LoadingButton>
    </Stack>
  );
}
