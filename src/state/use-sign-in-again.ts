import i18next from 'i18next';
import { useMemo } from 'react';
import { errorSentence, HttpError } from '../lib/http-error.ts';
import { useAppStore } from './app-store.ts';

/**
 * For screens that may hold unsaved work. While they `hold`, an expired session leaves them standing, and they are told
 * to ask for the password; `signIn` then signs the same user in again. It answers with a sentence when it is refused.
 */
export function useSignInAgain() {
  const email = useAppStore((state) => state.session.user?.email ?? '');
  const { hold } = useAppStore((state) => state.session);
  return useMemo(
    () => ({
      email,
      hold,
      async signIn(password: string): Promise<string | undefined> {
        try {
          await useAppStore.getState().session.signIn({ email, password });
          return undefined;
        } catch (error) {
          // Only the password was asked for.
          const wrong = error instanceof HttpError && error.code === 'invalid_credentials';
          return wrong ? i18next.t('editor.password.wrong') : errorSentence(error);
        }
      },
    }),
    [email, hold],
  );
}
