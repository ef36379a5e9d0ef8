/**
 * Migrates a database to this release and is killed after a number of statements:
 * `node migrate-and-die.ts '{"dataDir":"…"}' 3`. With 0 it lives, and sends how many statements it ran.
 */
import type { KyselyPlugin } from 'kysely';
import { openDatabase, type DatabaseAddress } from '../../server/platform/database/database.ts';
import { migrate } from '../../server/platform/database/migrate.ts';

const [address = '{}', after] = process.argv.slice(2);
let ran = 0;
const deadly: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    ran += 1;
    if (ran === Number(after)) process.kill(process.pid, 'SIGKILL');
    return result;
  },
};
const database = openDatabase(JSON.parse(address) as DatabaseAddress, { unhurried: true });
await migrate(database.db.withPlugin(deadly));
await database.close();
process.send?.(ran);
