import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { useFeatures } from '../../state/use-features.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextLink } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { NarrowScreen } from '../../ui/narrow-screen.tsx';
import { MailSent } from './mail-sent.tsx';
import { RegisterForm } from './register-form.tsx';

/** Where visitors create an account. If registration is closed, it offers only the sign-in. */
export function RegisterScreen() {
  const { t } = useTranslation();
  const { status, offered, load } = useFeatures();
  const [sentTo, setSentTo] = useState<string>();
  if (offered?.registration === false) return <Redirect to="/auth" replace />;
  if (sentTo !== undefined) {
    return (
      <NarrowScreen title={t('auth.signUp')}>
        <MailSent title={t('auth.registerDone')}>{t('auth.registerDoneText', { email: sentTo })}</MailSent>
      </NarrowScreen>
    );
  }
  // It would jump when the form appears.
  const isArriving = offered === undefined && status !== 'failed';
  const below = isArriving ? undefined : (
    <>
      {t('auth.haveAccount')} <TextLink href="/auth">{t('auth.signIn')}</TextLink>
    </>
  );
  return (
    <NarrowScreen title={t('auth.signUp')} below={below}>
      {offered !== undefined ? (
        <RegisterForm captcha={offered.captcha} onDone={setSentTo} />
      ) : status === 'failed' ? (
        <ErrorState message={t('auth.registerLoadFailed')} onRetry={() => void load()} />
      ) : (
        <Spinner />
      )}
    </NarrowScreen>
  );
}
