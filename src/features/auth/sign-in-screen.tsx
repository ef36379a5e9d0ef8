import { useTranslation } from 'react-i18next';
import { useFeatures } from '../../state/use-features.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { NarrowScreen } from '../../ui/narrow-screen.tsx';
import { Button } from '../../../field-plugins/sdk/kit/button.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { TextField } from '../../../field-plugins/sdk/kit/text-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useSignIn } from './use-sign-in.ts';
import { GitHub, Google } from '../../ui/company-icons.ts';
import { socialSignInUrl } from '../../api/auth.ts';
import { showToast } from '../../state/app-store.ts';
import { noteSocialAttempt } from './social-attempt.ts';
import { type SocialProviderName, socialProviders } from '../../../shared/wire/social.ts';

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

/** On success, the guard around the screen redirects. */
export function SignInForm() {
  const { t } = useTranslation();
  const { field, submit, busy } = useSignIn();
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="guest-form">
      <TextField {...field('email')} type="email" label={t('auth.email')} autoComplete="username" autoFocus />
      <div>
        <PasswordField {...field('password')} label={t('auth.password')} autoComplete="current-password" />
        <TextLink href="/auth/forgot-password" className="forgot-link ui-small">
          {t('auth.forgot')}
        </TextLink>
      </div>
      <LoadingButton type="submit" fullWidth loading={busy}>
        {t('auth.signIn')}
      </LoadingButton>
    </form>
  );
}

const looks = {
  google: { name: 'Google', Icon: Google },
  github: { name: 'GitHub', Icon: GitHub },
} as const;

interface SocialLinksProps {
  /** Undefined until known. */
  readonly offered: Readonly<Record<SocialProviderName, boolean>> | undefined;
}

/** Links to social sign-in. A provider that is not set up stays visible; its button explains the alternative. */
function SocialLinks({ offered }: SocialLinksProps) {
  const { t } = useTranslation();
  return (
    <div className="social-links">
      <div className="line-with-word ui-caption ui-quiet">{t('auth.or')}</div>
      <div>
        {socialProviders.map((provider) => (
          <SocialLink key={provider} provider={provider} offered={offered?.[provider]} />
        ))}
      </div>
    </div>
  );
}

interface SocialLinkProps {
  readonly provider: SocialProviderName;
  readonly offered: boolean | undefined;
}

/** A plain link, because the provider's pages are outside of this application. */
function SocialLink({ provider, offered }: SocialLinkProps) {
  const { t } = useTranslation();
  const { name, Icon } = looks[provider];
  const instead = t('auth.social.notOffered', { provider: name });
  return (
    <Button
      fullWidth
      variant="outlined"
      color="inherit"
      startIcon={<Icon />}
      aria-label={t('auth.social.with', { provider: name })}
      disabled={offered === undefined}
      {...(offered === true && { href: socialSignInUrl(provider), onClick: noteSocialAttempt })}
      {...(offered === false && {
        'aria-disabled': true,
        title: instead,
        onClick: () => showToast('info', instead),
      })}
    >
      {name}
    </Button>
  );
}
