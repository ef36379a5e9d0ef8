import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { errorSentence } from '../../lib/http-error.ts';
import { showToast, useAppStore } from '../../state/app-store.ts';
import { NarrowScreen } from '../../ui/narrow-screen.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type SocialAnswer, readSocialAnswer } from './social-answer.ts';

/** Where a provider of social sign-in hands the visitor back. The guard around the screen leads on. */
export function SocialScreen() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [answer] = useState(() => readSocialAnswer(location.hash));

  const follow = useEffectEvent(async ({ token, error }: SocialAnswer) => {
    try {
      if (token !== undefined) return await useAppStore.getState().session.adopt(token);
      if (error !== undefined) showToast('error', t(`auth.social.errors.${error}`));
    } catch (failure) {
      showToast('error', errorSentence(failure));
    }
    navigate('/auth', { replace: true });
  });

  useEffect(() => {
    // A token is for nobody who looks at the address bar or the history.
    history.replaceState(history.state, '', location.pathname);
    void follow(answer);
  }, [answer]);

  return (
    <NarrowScreen title={t('auth.social.working')}>
      <Spinner />
    </NarrowScreen>
  );
}
