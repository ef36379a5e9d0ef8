import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../../lib/http-error.ts';
import { solveChallengeWorkers } from 'altcha-lib';
import { getCaptchaChallenge } from '../../../api/auth.ts';

/** More threads gain little, and slow everything else on a small machine. */
const mostWorkers = 4;

/** The state of a check: not started, being computed, done, expired, or failed with a sentence. */
type AltchaState = 'idle' | 'working' | 'solved' | 'expired' | { readonly failure: string };

/** A solution that is sent at the last moment must still be valid when it arrives. */
const margin = 15_000;

/** Runs the built-in check: `toggle` starts it, or discards a solution. With `again` it starts automatically. */
export function useAltcha(again: boolean, onSolution: (solution: string) => void) {
  const { t } = useTranslation();
  const [state, setState] = useState<AltchaState>(again ? 'working' : 'idle');
  const [expiresAt, setExpiresAt] = useState(0);
  const controller = useRef<AbortController>(undefined);

  async function solve(): Promise<void> {
    if (!isSecureContext) return setState({ failure: t('auth.captcha.insecure') });
    const own = new AbortController();
    controller.current = own;
    setState('working');
    try {
      const solution = await solveAltcha(own);
      if (solution === undefined) return;
      setExpiresAt(solution.expiresAt);
      setState('solved');
      onSolution(solution.text);
    } catch (error) {
      if (!own.signal.aborted) setState({ failure: errorSentence(error) });
    }
  }

  function forget(next: AltchaState): void {
    controller.current?.abort();
    setState(next);
    onSolution('');
  }

  const begin = useEffectEvent(() => void solve());
  useEffect(() => {
    if (again) begin();
    return () => controller.current?.abort();
  }, [again]);

  const expire = useEffectEvent(() => forget('expired'));
  useEffect(() => {
    if (state !== 'solved') return undefined;
    const timer = setTimeout(expire, Math.max(0, expiresAt - margin - Date.now()));
    return () => clearTimeout(timer);
  }, [state, expiresAt]);

  return {
    state,
    toggle: () => (state === 'working' || state === 'solved' ? forget('idle') : void solve()),
  };
}

/**
 * Fetches a challenge and computes its solution in workers. Resolves to the solution in the server's format and its end in
 * milliseconds, or to undefined if it was stopped. Rejects with the server's error, or if this browser cannot compute it.
 */
async function solveAltcha(controller: AbortController) {
  const { parameters, signature } = await getCaptchaChallenge(controller.signal);
  const solution = await solveChallengeWorkers({
    challenge: { parameters, signature },
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency),
    controller,
    createWorker: () => new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' }),
  });
  if (controller.signal.aborted) return undefined;
  if (solution === null) throw new Error('The search for a solution ran out of time.');
  return {
    text: btoa(JSON.stringify({ challenge: { parameters, signature }, solution })),
    expiresAt: parameters.expiresAt * 1000,
  };
}
