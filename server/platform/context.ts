import type { FastifyBaseLogger } from 'fastify';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import type { Language } from '../../shared/languages.ts';
import type { Captcha } from './ports/captcha/captcha.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { ChangeFeed } from './database/change-feed.ts';
import type { Db } from './database/database.ts';
import type { Dns } from './ports/dns.ts';
import type { DiskSpace } from './disk/disk-space.ts';
import type { FileStore } from './ports/files/file-store.ts';
import type { Mailing } from './ports/mail/mailing.ts';
import type { Metrics } from './metrics.ts';
import type { Gate } from './limits/gate.ts';
import type { RateCounter } from './limits/rate-counter.ts';
import type { Passwords } from './security/passwords.ts';
import type { Secrets } from './security/secrets.ts';
import type { SocialProviders } from './ports/social/social-provider.ts';
import type { SiteTheme } from './sites/site-theme.ts';
import type { Translations } from './translations.ts';

/** The caller of a request. */
export type Actor = { readonly kind: 'guest' } | UserActor | ApiKeyActor | AnonymousActor;

/** An external site, identified by its API key. */
export interface ApiKeyActor {
  readonly kind: 'api_key';
  readonly apiKeyId: string;
  readonly workspace: string;
  /** Browser origins that may use the key, or `*`. If empty, only servers may use it. */
  readonly origins: readonly string[];
}

/** An anonymous visitor of the site that Octavo serves for a workspace. */
export interface AnonymousActor {
  readonly kind: 'anonymous';
  readonly workspace: string;
}

export type SiteReader = ApiKeyActor | AnonymousActor;

export interface UserActor {
  readonly kind: 'user' | 'admin';
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Hash of the session's token; logging out removes it. */
  readonly session: string;
}

/** Passed explicitly and never global. */
export interface Dependencies {
  readonly config: Config;
  readonly db: Db;
  /** Notifies the caches of every process about commits. */
  readonly changes: ChangeFeed;
  readonly clock: Clock;
  readonly files: FileStore;
  /** Free space on the disk of the data folder. */
  readonly space: DiskSpace;
  readonly mailing: Mailing;
  /** Bounds the bytes of stored content that are processed at the same time, and the share of one caller. */
  readonly memory: Gate;
  readonly metrics: Metrics;
  readonly passwords: Passwords;
  /** Counters for rate limits, shared by all workers of the server. */
  readonly rates: RateCounter;
  readonly captcha: Captcha;
  readonly dns: Dns;
  readonly secrets: Secrets;
  readonly social: SocialProviders;
  readonly registry: FieldRegistry;
  readonly translations: Translations;
  /** Loads the renderer of hosted sites when the first page is rendered. */
  theme(): Promise<SiteTheme>;
  readonly log: FastifyBaseLogger;
  /** Aborted as soon as the process is told to stop, while it still answers. */
  readonly stopping: AbortSignal;
  readonly version: string;
}

/** The argument of every service function: the application, the caller and the language. */
export interface Context<Who extends Actor = Actor> extends Dependencies {
  readonly actor: Who;
  readonly language: Language;
}
