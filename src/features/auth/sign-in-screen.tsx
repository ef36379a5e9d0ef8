import { useTranslation } from 'react-i18next';
import { useFeatures } from '../../state/use-features.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { NarrowScreen } from '../../ui/narrow-screen.tsx';
import { SocialLinks } from './social-links.tsx';
import { Box, Stack } from '@mui/material';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Where guests sign in, or find the link to registration. */
export function SignInScreen() {
  const { t } = useTranslation();
  const { offered } = useFeatures();
  return (
    <NarrowScreen
      title={t('auth.signIn')}
      below={offered && <NoAccount registration={offered.registration} />}
    >
      <SignInForm />
      <SocialLinks offered={offered?.social} />
    </NarrowScreen>
  );
}

/** If registration is closed, names the contact for an account. */
function NoAccount({ registration }: { readonly registration: boolean }) {
  const { t } = useTranslation();
  if (!registration) return t('auth.noAccount');
  return (
    <>
      {t('auth.noAccountYet')} <TextLink href="/auth/register">{t('auth.signUp')}</TextLink>
    </>
  );
}

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
