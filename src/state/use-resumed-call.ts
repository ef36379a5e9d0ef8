import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { HttpError } from '../lib/http-error.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

interface Question {
  /** A call waits for the answer and is made again with it. */
  readonly waiting: boolean;
  answer(signedIn: boolean): void;
}

/**
 * For forms: `resume` makes a call, and when it finds the session expired asks for the password and makes it again,
 * so that nothing has to be typed twice. While something is `unsaved`, any other call that finds it expired asks too.
 * `question` is what the dialog that asks is given.
 */
export function useResumedCall(unsaved: boolean) {
  const { email, signIn, hold } = useSignInAgain();
  const [asked, setAsked] = useState<Question>();

  const asking = useRef<Promise<boolean>>(undefined);

  /** Once for all calls that find the session expired at the same time. */
  function askOnce(waiting: boolean): Promise<boolean> {
    if (waiting) setAsked((question) => question && { ...question, waiting });
    asking.current ??= ask(waiting).finally(() => (asking.current = undefined));
    return asking.current;
  }

  async function ask(waiting: boolean): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setAsked({ waiting, answer: resolve });
    const signedIn = await promise;
    setAsked(undefined);
    return signedIn;
  }

  const askNow = useEffectEvent(() => void askOnce(false));
  useEffect(() => (unsaved ? hold(() => askNow()) : undefined), [unsaved, hold]);

  const giveUp = useEffectEvent(() => asked?.answer(false));
  useEffect(() => () => giveUp(), []);

  async function resume<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    // What waits for the password is not lost either. It asks by itself.
    const letGo = hold(() => undefined);
    try {
      return await call();
    } catch (error) {
      const expired = error instanceof HttpError && error.status === 401;
      if (!expired || !(await askOnce(true))) throw error;
      return await resume(call);
    } finally {
      letGo();
    }
  }

  return {
    resume,
    question: {
      open: asked !== undefined,
      saves: asked?.waiting === true,
      email,
      signIn,
      onAnswer: (signedIn: boolean) => asked?.answer(signedIn),
    },
  };
}
