import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { HttpError } from '../lib/http-error.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

interface Question {
  /** A call waits for the answer and will be repeated. */
  readonly waiting: boolean;
  answer(signedIn: boolean): void;
}

/**
 * For forms: `resume` makes a call. If the session has expired, it asks for the password and repeats the call, so nothing
 * has to be typed twice. While something is `unsaved`, any other call that finds the session expired asks too.
 * `question` holds the props of the dialog that asks.
 */
export function useResumedCall(unsaved: boolean) {
  const { email, signIn, hold } = useSignInAgain();
  const [asked, setAsked] = useState<Question>();

  const asking = useRef<Promise<boolean>>(undefined);

  /** Asks once for all calls that find the session expired at the same time. */
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
    // The waiting call is unsaved work too. It asks on its own, so this hold asks nothing.
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
