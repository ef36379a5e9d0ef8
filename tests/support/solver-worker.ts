import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { vi } from 'vitest';

/** Runs the computation of the browser's worker in this thread. */
class SolverWorker extends EventTarget {
  postMessage({ type, challenge }: { readonly type: string; readonly challenge: Challenge }): void {
    if (type === 'work') void this.#solve(challenge);
  }

  terminate(): void {
    this.dispatchEvent(new Event('terminated'));
  }

  async #solve(challenge: Challenge): Promise<void> {
    const data = await solveChallenge({ challenge, deriveKey });
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Gives jsdom the two browser features that the built-in captcha needs. */
export function installSolverWorker(): void {
  vi.stubGlobal('Worker', SolverWorker);
  vi.stubGlobal('isSecureContext', true);
}
