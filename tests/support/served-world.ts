import { firstRun, type SeedDemo } from '../../server/first-run.ts';
import { createWorkspace } from '../../server/modules/workspaces/service.ts';
import type { Dialect } from '../../server/platform/database/dialect.ts';
import { createPasswords } from '../../server/platform/security/passwords.ts';
import { adminAccount, editorAccount } from './real-server.ts';
import { openWorld, type World } from './world.ts';

/** A world that listens on a port after its first start, for tests that do not depend on the process of the server. */
export interface ServedWorld extends World {
  readonly url: string;
  /** The settings of a command beside it. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** The editor's only workspace. */
const oneWorkspace: SeedDemo = async (context) => {
  await createWorkspace(context, { type: 'BLOG', title: 'Notes' });
};

/** Has the accounts of the test servers, and for the editor the demo of `seedDemo`. */
export async function serveWorld(dialect: Dialect, seedDemo: SeedDemo = oneWorkspace): Promise<ServedWorld> {
  const env = {
    OCTAVO_DEMO: '1',
    OCTAVO_DEMO_PASSWORD: editorAccount.password,
    OCTAVO_ADMIN_PASSWORD: adminAccount.password,
  };
  // Commands beside it verify and set passwords.
  const world = await openWorld(dialect, { env, overrides: { passwords: createPasswords() } });
  await firstRun(world.dependencies, { seedDemo, announce: () => undefined });
  const { databaseUrl, secret } = world.dependencies.config;
  return {
    ...world,
    url: await world.app.listen({ port: 0, host: '127.0.0.1' }),
    environment: {
      OCTAVO_DATA_DIR: world.dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...(secret !== undefined && { OCTAVO_SECRET: secret }),
    },
  };
}
