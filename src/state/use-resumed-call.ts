import { useRef, useState } from 'react';
import { HttpError } from '../lib/http-error.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

interface Question {
  answer(signedIn: boolean): void;
}

/**
 * For forms: `resume` makes a call, and when it finds the session expired asks for the password and makes it again,
 * so that nothing has to be typed twice. `question` is what the dialog that asks is given.
 */
export function useResumedCall() {
  const { email, signIn } = useSignInAgain();
  const [asked, setAsked] = useState<Question>();

  const asking = useRef<Promise<boolean>>(undefined);

  /** Once for all calls that find the session expired at the same time. */
  function askOnce(): Promise<boolean> {
    asking.current ??= ask().finally(() => (asking.current = undefined));
    return asking.current;
  }

  async function ask(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setAsked({ answer: resolve });
    const signedIn = await promise;
    setAsked(undefined);
    return signedIn;
  }

  async function resume<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      const expired = error instanceof HttpError && error.status === 401;
      if (!expired || !(await askOnce())) throw error;
      return resume(call);
    }
  }

  return {
    resume,
    question: {
      open: asked !== undefined,
      email,
      signIn,
      onAnswer: (signedIn: boolean) => asked?.answer(signedIn),
    },
  };
}
