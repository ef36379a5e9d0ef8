import type { FastifyBaseLogger } from 'fastify';
import type { CaptchaChallenge } from '../../../shared/wire/accounts.ts';
import type { Clock } from '../clock.ts';
import type { Secrets } from '../security/secrets.ts';

/** What somebody who wants in has sent, and the address it came from. */
export interface CaptchaAttempt {
  readonly solution: string;
  readonly address: string;
}

/** What a captcha needs of the application. */
export interface CaptchaDependencies {
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly log: FastifyBaseLogger;
}

/** A challenge that its right solution uses up. */
export interface SingleUse {
  readonly challenge: string;
  readonly expires_at: string;
}

/** What a captcha says of a solution. */
export interface Verdict {
  readonly right: boolean;
  /** For the caller to remember and to refuse the next time; undefined where the provider does so itself. */
  readonly once?: SingleUse;
}

/** Tells people from robots. */
export interface Captcha {
  /** A new challenge; undefined where the provider hands its own to the browser. */
  challenge(dependencies: CaptchaDependencies): Promise<CaptchaChallenge | undefined>;
  /**
   * Whether the solution is right. Throws `unavailable` when that cannot be found out. Do not call it inside of a
   * transaction: an outside provider takes its time.
   */
  judge(dependencies: CaptchaDependencies, attempt: CaptchaAttempt): Promise<Verdict>;
}
