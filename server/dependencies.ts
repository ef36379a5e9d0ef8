import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fieldRegistry } from '../field-plugins/index.ts';
import { createCaptcha } from './platform/ports/captcha/create-captcha.ts';
import { systemClock } from './platform/clock.ts';
import { createDns } from './platform/ports/dns.ts';
import type { Config } from './platform/config/config.ts';
import type { Dependencies } from './platform/context.ts';
import { createChangeFeed } from './platform/database/change-feed.ts';
import type { Database } from './platform/database/database.ts';
import { roomElsewhere } from './platform/disk/disk-space.ts';
import { openFileStore } from './platform/ports/files/open-file-store.ts';
import { withNotedWrites } from './modules/files/service.ts';
import { createLog } from './platform/log.ts';
import { createGate } from './platform/limits/gate.ts';
import { createRateCounter } from './platform/limits/rate-counter.ts';
import { createMailing } from './platform/ports/mail/mailing.ts';
import { createMetrics, noMetrics } from './platform/metrics.ts';
import { createPasswords } from './platform/security/passwords.ts';
import { openSecret } from './modules/secrets/service.ts';
import { createSocialProviders } from './platform/ports/social/social-providers.ts';
import { loadTranslations } from './platform/translations.ts';
import { siteThemeLoader } from './load-site-theme.ts';

/** The project folder, which contains `locales/` and the built client. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Bytes of content in memory at the same time, and the share of one caller. */
const contentInMemory = 32 * 1024 * 1024;
const contentOfOne = 8 * 1024 * 1024;

/** Creates the real dependencies for this configuration. Tests override some, such as the clock or the file store. */
export async function createDependencies(
  config: Config,
  database: Database,
  overrides: Partial<Dependencies> = {},
): Promise<Dependencies> {
  const clock = overrides.clock ?? systemClock;
  const log = createLog(config.logLevel);
  const metrics =
    overrides.metrics ?? (config.metricsToken === undefined ? noMetrics : await createMetrics());
  for (const gauge of database.gauges) metrics.watch(gauge);
  // Before opening anything that would have to be closed.
  const secrets = await openSecret(config, database.db);
  const changes = createChangeFeed({ databaseUrl: config.databaseUrl, log: overrides.log ?? log });
  database.publishChanges(async (tx, all) => {
    for (const change of all) await changes.publish(tx, change);
  });
  return {
    config,
    db: database.db,
    changes,
    clock,
    mailing: await createMailing(config, { clock, log: overrides.log ?? log }),
    memory: createGate(contentInMemory, contentOfOne),
    metrics,
    passwords: overrides.passwords ?? createPasswords(metrics),
    captcha: createCaptcha(config),
    dns: createDns(),
    rates: createRateCounter(clock),
    secrets,
    social: createSocialProviders(config.social),
    space: roomElsewhere,
    registry: fieldRegistry,
    translations: await loadTranslations(path.join(projectRoot, 'locales')),
    log,
    theme: siteThemeLoader(projectRoot),
    stopping: new AbortController().signal,
    version: readVersion(),
    ...overrides,
    files: withNotedWrites(overrides.files ?? (await openFileStore(config)), { db: database.db, clock }),
  };
}

function readVersion(): string {
  const text = fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
