import { solveChallengeWorkers } from 'altcha-lib';
import { getCaptchaChallenge } from '../../../api/auth.ts';

/** More threads gain little, and slow everything else on a small machine. */
const mostWorkers = 4;

/** A solution in the server's format, and how long the server accepts it. */
export interface AltchaSolution {
  readonly text: string;
  /** A timestamp in milliseconds. */
  readonly expiresAt: number;
}

/**
 * Fetches a challenge and computes its solution in workers. Resolves to undefined if it was stopped. Rejects with the server's
 * error, or if this browser cannot compute it.
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
