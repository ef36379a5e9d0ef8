import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import type { CaptchaChallenge } from '../../../shared/wire/accounts.ts';
import { timestamp } from '../clock.ts';
import type { Captcha, CaptchaDependencies, SingleUse } from './captcha.ts';

/** How much computing a challenge demands: a number of key derivations, each with a number of PBKDF2 iterations. */
export interface AltchaWork {
  readonly iterations: number;
  readonly fewest: number;
  readonly most: number;
}

/** About half a second on one core of a desktop computer, and at most twice that. */
const work: AltchaWork = { iterations: 5000, fewest: 200, most: 600 };

/** How long a challenge can be answered, in milliseconds. */
const lifetime = 20 * 60_000;

/** Longer than any real solution, in characters. */
const longestSolution = 4096;

/**
 * ALTCHA, computed by the server and the visitor's browser; no third party is involved. Challenges are signed rather
 * than stored, so any process can check them. The caller only stores that a challenge was used.
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

/** Reads what the browser sent: JSON in base64. Only the shape is checked here; the library verifies the solution. */
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
