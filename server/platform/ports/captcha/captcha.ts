import type { FastifyBaseLogger } from 'fastify';
import type { CaptchaChallenge } from '../../../../shared/wire/accounts.ts';
import type { Clock } from '../../clock.ts';
import type { Secrets } from '../../security/secrets.ts';

export interface CaptchaAttempt {
  readonly solution: string;
  readonly address: string;
}

export interface CaptchaDependencies {
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly log: FastifyBaseLogger;
}

export interface SingleUse {
  readonly challenge: string;
  readonly expires_at: string;
}

export interface Verdict {
  readonly right: boolean;
  /** The caller stores this and rejects it the next time; undefined if the provider does that itself. */
  readonly once?: SingleUse;
}

export interface Captcha {
  /** Undefined if the provider gives the browser its own challenge. */
  challenge(dependencies: CaptchaDependencies): Promise<CaptchaChallenge | undefined>;
  /**
   * Verifies the solution. Throws `unavailable` if that is impossible right now. Do not call it inside a transaction:
   * an external provider may be slow.
   */
  verify(dependencies: CaptchaDependencies, attempt: CaptchaAttempt): Promise<Verdict>;
}
