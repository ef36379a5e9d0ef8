import { useMemo } from 'react';
import { passwordSentence } from '../lib/http-error.ts';
import { useAppStore } from './app-store.ts';

/**
 * For screens that may hold unsaved work. While they `hold`, they survive an expired session and are told to ask for the
 * password; `signIn` then signs the same user in again. It returns a sentence if the server refuses.
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
          return passwordSentence(error);
        }
      },
    }),
    [email, hold],
  );
}
