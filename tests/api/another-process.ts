import { pino } from 'pino';
import { buildApp } from '../../server/app.ts';
import { createDependencies } from '../../server/dependencies.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { themeOfSources } from '../support/site-theme.ts';
import type { World } from '../support/world.ts';

/** The application in a second process on the same database. */
export async function anotherProcess({ dependencies }: World) {
  const { config } = dependencies;
  const database = openDatabase(config);
  const log = pino({ level: 'silent' });
  const own = await createDependencies(config, database, { log, theme: themeOfSources });
  const app = await buildApp(own);
  return {
    app,
    live: () => own.changes.live,
    async close() {
      await app.close();
      await own.changes.close();
      await database.close();
    },
  };
}
