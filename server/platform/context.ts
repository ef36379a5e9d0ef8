import type { FastifyBaseLogger } from 'fastify';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import type { Language } from '../../shared/languages.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { ChangeFeed } from './database/change-feed.ts';
import type { Db } from './database/database.ts';
import type { Dialect } from './database/errors.ts';
import type { FileStore } from './files/file-store.ts';
import type { Mailing } from './mail/mailing.ts';
import type { RateCounter } from './rate-counter.ts';
import type { Passwords } from './security/passwords.ts';
import type { Secrets } from './security/secrets.ts';
import type { SocialProviders } from './social/social-provider.ts';
import type { Translations } from './translations.ts';

/** Who is asking. */
export type Actor = { readonly kind: 'guest' } | UserActor | ApiKeyActor;

/** An external site, known by its API key. */
export interface ApiKeyActor {
  readonly kind: 'api_key';
  readonly accessId: string;
  readonly workspace: string;
  /** Browser origins that may use the key, or `*`; none: servers only. */
  readonly origins: readonly string[];
}

/** Somebody who is signed in. */
export interface UserActor {
  readonly kind: 'user' | 'admin';
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Hash of the session's token: what logging out removes. */
  readonly session: string;
}

/** Everything the application is built from. Passed, never global. */
export interface Dependencies {
  readonly config: Config;
  readonly db: Db;
  readonly dialect: Dialect;
  /** Tells caches in every process what was committed. */
  readonly changes: ChangeFeed;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly mailing: Mailing;
  readonly passwords: Passwords;
  /** Counts what rate limits are about, for all workers of the server together. */
  readonly rates: RateCounter;
  readonly captcha: Captcha;
  readonly secrets: Secrets;
  readonly social: SocialProviders;
  readonly registry: FieldRegistry;
  readonly translations: Translations;
  readonly log: FastifyBaseLogger;
  /** Of this release. */
  readonly version: string;
}

/** What a service function is given: the application and who asks, in which language. */
export interface Context<Who extends Actor = Actor> extends Dependencies {
  readonly actor: Who;
  readonly language: Language;
}
