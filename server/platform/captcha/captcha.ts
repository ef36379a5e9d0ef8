import type { FastifyBaseLogger } from 'fastify';
import type { CaptchaChallenge } from '../../../shared/wire/accounts.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { Secrets } from '../security/secrets.ts';

/** What somebody who wants in has sent, and the address it came from. */
export interface CaptchaAttempt {
  readonly solution: string;
  readonly address: string;
}

/** What a captcha needs of the application. */
export interface CaptchaDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly log: FastifyBaseLogger;
}

/** Tells people from robots. */
export interface Captcha {
  /** A new challenge; undefined where the provider hands its own to the browser. */
  challenge(dependencies: CaptchaDependencies): Promise<CaptchaChallenge | undefined>;
  /**
   * Whether the solution is right. A right one is used up. Throws `unavailable` when that cannot be found out. Never to
   * be called inside of a transaction: an outside provider takes its time.
   */
  accepts(dependencies: CaptchaDependencies, attempt: CaptchaAttempt): Promise<boolean>;
}
