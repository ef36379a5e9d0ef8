import type { FastifyBaseLogger } from 'fastify';
import type { CaptchaChallenge } from '../../../shared/wire/accounts.ts';
import type { Clock } from '../clock.ts';
import type { Secrets } from '../security/secrets.ts';

/** A captcha solution, and the address it came from. */
export interface CaptchaAttempt {
  readonly solution: string;
  readonly address: string;
}

/** What a captcha needs from the application. */
export interface CaptchaDependencies {
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly log: FastifyBaseLogger;
}

/** A challenge that can be solved only once. */
export interface SingleUse {
  readonly challenge: string;
  readonly expires_at: string;
}

/** What a captcha says about a solution. */
export interface Verdict {
  readonly right: boolean;
  /** The caller stores this and refuses it the next time; undefined if the provider does that itself. */
  readonly once?: SingleUse;
}

/** Tells people from robots. */
export interface Captcha {
  /** A new challenge; undefined if the provider gives the browser its own. */
  challenge(dependencies: CaptchaDependencies): Promise<CaptchaChallenge | undefined>;
  /**
   * Whether the solution is right. Throws `unavailable` when it cannot tell. Do not call it inside a transaction: an
   * outside provider may be slow.
   */
  judge(dependencies: CaptchaDependencies, attempt: CaptchaAttempt): Promise<Verdict>;
}
