import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { activate } from '../../api/auth.ts';
import { isDeadKey } from '../../lib/dead-key.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { showToast } from '../../state/app-store.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { NarrowScreen } from '../../ui/narrow-screen.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** The screen behind the link in an activation mail: activates the account, and leads to the sign-in. */
export function ActivationScreen({ activationKey }: { readonly activationKey: string }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(1);
  const lastAttempt = useRef(0);

  const start = useEffectEvent(async () => {
    try {
      await activate(activationKey);
      showToast('success', t('auth.activated'));
      navigate('/auth', { replace: true });
    } catch (error) {
      if (!isDeadKey(error)) return setFailure(errorSentence(error));
      showToast('error', t('auth.activationExpired'));
      navigate('/', { replace: true });
    }
  });

  useEffect(() => {
    // React may run an effect twice, but a key works only once: the second call would fail.
    if (lastAttempt.current === attempt) return;
    lastAttempt.current = attempt;
    void start();
  }, [attempt]);

  function retry(): void {
    setFailure(undefined);
    setAttempt(attempt + 1);
  }

  return (
    <NarrowScreen title={t('auth.activating')}>
      {failure === undefined ? <Spinner /> : <ErrorState message={failure} onRetry={retry} />}
    </NarrowScreen>
  );
}
