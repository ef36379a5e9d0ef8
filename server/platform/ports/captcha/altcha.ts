import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import type { CaptchaChallenge } from '../../../../shared/wire/accounts.ts';
import { timestamp } from '../../clock.ts';
import type { Captcha, CaptchaDependencies, SingleUse } from './captcha.ts';

/** The cost of a challenge: a number of key derivations, each with a number of PBKDF2 iterations. */
export interface AltchaWork {
  readonly iterations: number;
  readonly fewest: number;
  readonly most: number;
}

/** About half a second on one core of a desktop computer, at most one second. */
const work: AltchaWork = { iterations: 5000, fewest: 200, most: 600 };

/** Milliseconds for which a challenge is valid. */
const lifetime = 20 * 60_000;

/** Maximum characters of a solution; real ones are shorter. */
const longestSolution = 4096;

/**
 * ALTCHA, computed by the server and the visitor's browser without a third party. Challenges are signed, not stored, so
 * any process can verify them. The caller only stores used challenges.
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
    async verify(dependencies, { solution }) {
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

/** Decodes base64 JSON from the browser. Only the shape is validated here; the library verifies the solution. */
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
