import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { fieldRegistry } from '../field-plugins/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Dependencies } from './platform/context.ts';
import { createChangeFeed } from './platform/database/change-feed.ts';
import type { Database } from './platform/database/database.ts';
import { createLocalFileStore } from './platform/files/local-file-store.ts';
import { createPasswords } from './platform/security/passwords.ts';
import { createSecrets, readOrMakeSecret } from './platform/security/secrets.ts';
import { loadTranslations } from './platform/translations.ts';

/** The folder of the project: where `locales/` and the built client are. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The real dependencies for this configuration. Tests pass their own clock or file store as `overrides`. */
export async function createDependencies(
  config: Config,
  database: Database,
  overrides: Partial<Dependencies> = {},
): Promise<Dependencies> {
  const log = pino({
    level: config.logLevel,
    redact: ['req.headers.authorization', 'req.headers["x-api-key"]'],
  });
  return {
    config,
    db: database.db,
    dialect: database.dialect,
    changes: createChangeFeed({ dialect: database.dialect, databaseUrl: config.databaseUrl, log }),
    clock: systemClock,
    files: createLocalFileStore(path.join(config.dataDir, 'media')),
    passwords: overrides.passwords ?? (await createPasswords()),
    secrets: createSecrets(readOrMakeSecret(config.secret, config.dataDir)),
    registry: fieldRegistry,
    translations: await loadTranslations(path.join(projectRoot, 'locales')),
    log,
    version: readVersion(),
    ...overrides,
  };
}

function readVersion(): string {
  const text = fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
