import { useTranslation } from 'react-i18next';
import { useFeatures } from '../../state/use-features.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { NarrowScreen } from '../../ui/narrow-screen.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SocialLinks } from './social-links.tsx';

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
