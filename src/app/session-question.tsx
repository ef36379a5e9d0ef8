import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { errorSentence, HttpError } from '../lib/http-error.ts';
import { readToken } from '../lib/token-cookie.ts';
import { useAppStore } from '../state/app-store.ts';
import { askToLeave } from '../ui/leave/ask-to-leave.ts';
import { PasswordQuestion } from '../ui/password-question.tsx';
import { useReturnState } from './return-state.ts';

/** Signs the current user in again in place, or leads to the sign-in page, which returns here. */
export function SessionQuestion() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const returnState = useReturnState();
  const { user, signIn, adopt, dismiss, end } = useAppStore(({ session }) => session);
  const email = user?.email ?? '';

  // The user may have signed in again in another tab.
  useEffect(() => {
    const lookAgain = () => {
      const token = readToken();
      if (token !== undefined) void adopt(token).catch(() => undefined);
    };
    window.addEventListener('focus', lookAgain);
    return () => window.removeEventListener('focus', lookAgain);
  }, [adopt]);

  async function trySignIn(password: string): Promise<string | undefined> {
    try {
      await signIn({ email, password });
      return undefined;
    } catch (error) {
      // The server's message mentions the email address too, but only the password was requested.
      const isWrong = error instanceof HttpError && error.code === 'invalid_credentials';
      return isWrong ? t('session.again.wrong') : errorSentence(error);
    }
  }

  function leave(): void {
    dismiss();
    const token = readToken();
    askToLeave(() => {
      // Saving before leaving asks for the password once more. A user who has signed in then has no reason to leave.
      if (readToken() !== token) return;
      navigate('/auth', { replace: true, state: returnState });
      end();
    });
  }

  return <PasswordQuestion email={email} signIn={trySignIn} onLeave={leave} />;
}
