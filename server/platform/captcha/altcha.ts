import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import type { CaptchaChallenge } from '../../../shared/wire/accounts.ts';
import { timestamp } from '../clock.ts';
import type { Captcha, CaptchaDependencies, SingleUse } from './captcha.ts';

/** How much computing a challenge asks for: so many derivations of a key, each of so many iterations of PBKDF2. */
export interface AltchaWork {
  readonly iterations: number;
  readonly fewest: number;
  readonly most: number;
}

/** About half a second on one core of a desktop computer, and never more than twice as long. */
const work: AltchaWork = { iterations: 5000, fewest: 200, most: 600 };

/** Milliseconds a challenge can be answered. */
const lifetime = 20 * 60_000;

/** More characters than any solution of ours has. */
const longestSolution = 4096;

/**
 * ALTCHA, computed here and by the visitor's browser: nobody else is asked. A challenge is signed rather than kept, so
 * that any process can check it; what the caller keeps is that it was used.
 */
export function createAltcha({ iterations, fewest, most }: AltchaWork = work): Captcha {
  return {
    async challenge(dependencies) {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: iterations,
        counter: randomInt(fewest, most + 1),
        deriveKey,
        expiresAt: new Date(dependencies.clock.now() + lifetime),
        ...secretsOf(dependencies),
      });
      return { parameters: parameters as CaptchaChallenge['parameters'], signature };
    },
    async judge(dependencies, { solution }) {
      const payload = readPayload(solution);
      if (payload === undefined) return { right: false };
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secretsOf(dependencies) });
      if (!verified) return { right: false };
      const once = singleUse(payload.challenge);
      return { right: once.expires_at > timestamp(dependencies.clock), once };
    },
  };
}

function secretsOf({ secrets }: CaptchaDependencies) {
  return {
    hmacSignatureSecret: secrets.derived('captcha challenge'),
    hmacKeySignatureSecret: secrets.derived('captcha solution'),
  };
}

/** What the browser sent: JSON in base64. Its shape is checked here, its truth by the library. */
function readPayload(text: string): Payload | undefined {
  if (text.length > longestSolution) return undefined;
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as Payload;
    const whole = isObject(challenge.parameters) && typeof challenge.signature === 'string';
    return whole && isObject(solution) ? { challenge, solution } : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function singleUse({ parameters, signature = '' }: Payload['challenge']): SingleUse {
  return { challenge: signature, expires_at: new Date((parameters.expiresAt ?? 0) * 1000).toISOString() };
}
