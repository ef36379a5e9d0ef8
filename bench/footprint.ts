import path from 'node:path';
import { Kysely } from 'kysely';
import { buildApp } from '../server/app.ts';
import { createDependencies } from '../server/dependencies.ts';
import { readConfig } from '../server/platform/config/config.ts';
import { sqliteFileName } from '../server/platform/database/database.ts';
import type { Schema } from '../server/platform/database/schema.ts';
import { openSqlite, sqliteDialect } from '../server/platform/database/sqlite.ts';
import { aims } from './aims.ts';
import { blocksOfPage } from './content.ts';
import { load } from './load.ts';
import { deliveryRequest, makePage, type Octavo } from './octavo.ts';
import { quantile } from './rounds.ts';
import type { Line } from './table.ts';

const starts = 5;
const settleMs = 1500;

/** Starts over an existing database, and measures memory before and after load. Returns the running server. */
export async function measureStart(first: Octavo): Promise<{ lines: Line[]; octavo: Octavo }> {
  const times: number[] = [];
  let octavo = first;
  for (let number = 0; number < starts; number += 1) {
    octavo = await octavo.restart();
    times.push(octavo.startMs);
  }
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const idle = octavo.memoryMb() ?? NaN;
  const request = deliveryRequest(octavo.site, '/ferry');
  await load({ port: octavo.port, connections: 50, until: { ms: 3000 }, next: () => request });
  const lines: Line[] = [
    { name: 'start to first answer', unit: 'ms', ours: quantile(times, 0.5), aim: aims.startMs },
    { name: 'memory, idle', unit: 'MB', ours: idle, aim: aims.idleMb },
    { name: 'memory, after load', unit: 'MB', ours: octavo.memoryMb() ?? NaN, aim: aims.loadedMb },
  ];
  return { lines, octavo };
}

/** How many statements it takes to read a page for the editor, after the one that finds the session. */
export async function countStatements(octavo: Octavo): Promise<Line[]> {
  const { site, port, dataDir } = octavo;
  const as = { port, token: site.token };
  const long = await makePage(as, { workspace: site.workspace, blocks: 1000, path: '/long' });
  await octavo.stop();

  const config = readConfig({ OCTAVO_DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  let statements = 0;
  const db = new Kysely<Schema>({
    dialect: sqliteDialect(openSqlite(path.join(dataDir, sqliteFileName))),
    log: () => void (statements += 1),
  });
  const close = () => db.destroy();
  const app = await buildApp(
    await createDependencies(config, { db, gauges: [], publishChanges() {}, close }),
  );
  const count = async (page: string) => {
    const read = () =>
      app.inject({ url: `/api/pages/${page}/`, headers: { authorization: `Token ${site.token}` } });
    await read(); // Block types are read once.
    statements = 0;
    const answer = await read();
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return statements - 1;
  };
  const short = await count(site.page);
  const lines: Line[] = [
    { name: `statements, page of ${blocksOfPage} blocks`, unit: '', ours: short, aim: aims.statements[20] },
    {
      name: 'statements, page of 1,000 blocks',
      unit: '',
      ours: await count(long.id),
      aim: aims.statements[1000],
    },
  ];
  await app.close();
  await close();
  return lines;
}
