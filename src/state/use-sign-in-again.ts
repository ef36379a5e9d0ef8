import { useEffect, useMemo } from 'react';
import { errorSentence } from '../lib/http-error.ts';
import { useAppStore } from './app-store.ts';

/**
 * For screens that hold unsaved work: while one is open an expired session leaves it standing, and this signs the
 * same user in again with the password. `signIn` answers with a sentence when it is refused.
 */
export function useSignInAgain() {
  const email = useAppStore((state) => state.session.user?.email ?? '');
  const { hold } = useAppStore((state) => state.session);
  useEffect(() => hold(), [hold]);
  return useMemo(
    () => ({
      email,
      async signIn(password: string): Promise<string | undefined> {
        try {
          await useAppStore.getState().session.signIn({ email, password });
          return undefined;
        } catch (error) {
          return errorSentence(error);
        }
      },
    }),
    [email],
  );
}
