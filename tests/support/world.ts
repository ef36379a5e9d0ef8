import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { createDependencies } from '../../server/dependencies.ts';
import { openSession } from '../../server/modules/sessions/service.ts';
import { createUser } from '../../server/modules/users/service.ts';
import { createAltcha } from '../../server/platform/ports/captcha/altcha.ts';
import { readConfig } from '../../server/platform/config/config.ts';
import type { Dependencies } from '../../server/platform/context.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import type { Dialect } from '../../server/platform/database/dialect.ts';
import { servingLimits, type ServingLimits } from '../../server/platform/http/admission/serving-limits.ts';
import { createLog } from '../../server/platform/log.ts';
import type { ApiKey } from '../../shared/wire/api-keys.ts';
import type { BlockContentModel, Page } from '../../shared/wire/content.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { runsAllTests } from './all-tests.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { caller, clientOf, memberOf, type Call, type Member, type Person } from './client.ts';
import { migratedPostgresDatabase } from './fresh-postgres.ts';
import { migratedSqliteDatabase } from './fresh-sqlite.ts';
import { themeOfSources } from './site-theme.ts';

export type { Answer, CallOptions, Member, Person } from './client.ts';

/** A whole application on a fresh database, with helpers that make test data. */
export type World = Awaited<ReturnType<typeof makeWorld>>;

type Fields = Readonly<Record<string, unknown>>;

export interface WorldOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly overrides?: Partial<Dependencies>;
  readonly serving?: Partial<ServingLimits>;
}

export type MakeWorld = (options?: WorldOptions) => Promise<World>;

/**
 * Runs a suite whose results do not depend on the database: on SQLite, and in `npm run test:all` also on PostgreSQL. Suites
 * that can see the database (locks, transactions, constraints, order and search of texts, SQL of one dialect, the change
 * feed, large batches, requests at the same time) use `describeOnBothDatabases`.
 */
export function describeWithDatabase(name: string, suite: (makeWorld: MakeWorld) => void): void {
  describeOn('sqlite', name, suite);
  if (runsAllTests()) describeOn('postgres', name, suite);
}

/** The same for suites whose tests share a world that is made before the first test. */
export function describeSuiteWithDatabase(name: string, suite: (makeWorld: MakeWorld) => void): void {
  describeOn('sqlite', name, suite, 'suite');
  if (runsAllTests()) describeOn('postgres', name, suite, 'suite');
}

/** Runs the same suite on SQLite and on PostgreSQL. */
export function describeOnBothDatabases(
  name: string,
  suite: (makeWorld: MakeWorld, dialect: Dialect) => void,
): void {
  for (const dialect of ['sqlite', 'postgres'] as const) {
    describeOn(dialect, name, (make) => suite(make, dialect));
  }
}

/** The same for suites whose tests share a world that is made before the first test. */
export function describeSuiteOnBothDatabases(name: string, suite: (makeWorld: MakeWorld) => void): void {
  for (const dialect of ['sqlite', 'postgres'] as const) describeOn(dialect, name, suite, 'suite');
}

/** Runs a suite on one database. Every world that a test makes is closed after it, or after the whole suite. */
export function describeOn(
  dialect: Dialect,
  name: string,
  suite: (makeWorld: MakeWorld) => void,
  lifetime: 'test' | 'suite' = 'test',
): void {
  describe(`${name}, on ${dialect === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`, () => {
    const closers: (() => Promise<void>)[] = [];
    const closeAll = async () => {
      for (const close of closers.splice(0).toReversed()) await close();
    };
    if (lifetime === 'test') afterEach(closeAll);
    afterAll(closeAll);
    suite(async (options) => makeWorld(dialect, options ?? {}, closers));
  });
}

/** A world outside a suite; the caller closes it. */
export async function openWorld(
  dialect: Dialect,
  options: WorldOptions = {},
): Promise<World & { close(): Promise<void> }> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  return { ...(await makeWorld(dialect, options, closers)), close };
}

async function makeWorld(dialect: Dialect, options: WorldOptions, closers: (() => Promise<void>)[]) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-world-'));
  closers.push(async () => fs.rmSync(dataDir, { recursive: true, force: true }));
  if (dialect === 'sqlite') await migratedSqliteDatabase(dataDir);
  const postgres = dialect === 'postgres' ? await migratedPostgresDatabase() : undefined;
  if (postgres !== undefined) closers.push(() => postgres.drop());
  const config = readConfig({
    OCTAVO_DATA_DIR: dataDir,
    OCTAVO_RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'info',
    ...(postgres === undefined
      ? {}
      : { DATABASE_URL: postgres.url, OCTAVO_SECRET: 'a secret of the tests only' }),
    ...options.env,
  });
  const database = openDatabase(config);
  closers.push(() => database.close());

  let offset = 0;
  const logged: string[] = [];
  const dependencies = await createDependencies(config, database, {
    clock: { now: () => Date.now() + offset, elapsed: () => performance.now() + offset },
    passwords: cheapPasswords,
    theme: themeOfSources,
    ...(config.captcha.provider === 'altcha' ? { captcha: createAltcha(littleWork) } : {}),
    log: createLog(config.logLevel, { write: (line: string) => logged.push(line) }),
    ...options.overrides,
  });
  closers.push(() => dependencies.changes.close());
  const app = await buildApp(dependencies, { ...servingLimits, ...patient, ...options.serving });
  closers.push(() => app.close());
  const call = caller(app);
  return {
    app,
    dependencies,
    dataDir,
    call,
    /** The lines that the application logged. */
    logged: logged as readonly string[],
    /** Sends requests without credentials. */
    guest: clientOf(call),
    /** Sends requests with an API key. */
    withKey: (apiKey: string) => clientOf(call, { apiKey }),
    /** Moves the application's clock forward, or back by a negative time. */
    pass: (milliseconds: number) => void (offset += milliseconds),
    user: (name = 'Ana') => makeMember({ call, dependencies }, 'user', name),
    admin: () => makeMember({ call, dependencies }, 'admin', 'Administrator'),
    workspace: (owner: Person, fields?: Fields) => {
      const body = { type: 'BLOG', title: 'Notes', ...fields };
      return clientOf(call, owner).create<Workspace>('/api/workspaces/', body);
    },
    createApiKey: (owner: Person, workspace: string, fields?: Fields) => {
      const body = { title: 'Site', workspace, ...fields };
      return clientOf(call, owner).create<ApiKey>('/api/accesses/', body);
    },
    page: (owner: Person, workspace: string, fields?: Fields) => {
      const body = { title: 'Home', url_path: '/', workspace, ...fields };
      return clientOf(call, owner).create<Page>('/api/pages/', body);
    },
    /** The block type with this name from the library. */
    async blockType(owner: Person, name: string) {
      const models = await clientOf(call, owner).read<BlockContentModel[]>('/api/block-content-models/');
      const found = models.find((model) => model.name === name);
      if (found === undefined) throw new Error(`No block type ${name}.`);
      return found;
    },
  };
}

/** The captcha takes its solver half a second by design; here the same challenge needs less work. */
const littleWork = { iterations: 10, fewest: 1, most: 5 };

/** A machine busy with tests is slow for other reasons. */
const patient: Partial<ServingLimits> = { workPerIteration: Infinity };

async function makeMember(
  { call, dependencies }: { readonly call: Call; readonly dependencies: Dependencies },
  role: 'user' | 'admin',
  name: string,
): Promise<Member> {
  const password = 'correct horse battery';
  const email = `${name.toLowerCase()}-${randomUUID()}@example.test`;
  const { id } = await createUser(dependencies, dependencies.db, { email, name, role, password });
  return memberOf(call, { id, email, password, token: await openSession(dependencies, dependencies.db, id) });
}
