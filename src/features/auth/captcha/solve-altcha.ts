import { solveChallengeWorkers } from 'altcha-lib';
import { getCaptchaChallenge } from '../../../api/auth.ts';

/** More threads than this win little, and slow everything else on a small machine. */
const mostWorkers = 4;

/** A solution, as the server takes it, and until when it does. */
export interface AltchaSolution {
  readonly text: string;
  /** A moment in milliseconds. */
  readonly expiresAt: number;
}

/**
 * Fetches a challenge and computes its solution beside the page. Undefined when it was stopped. Rejects with the
 * server's refusal, or when this browser cannot compute it.
 */
export async function solveAltcha(controller: AbortController): Promise<AltchaSolution | undefined> {
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
