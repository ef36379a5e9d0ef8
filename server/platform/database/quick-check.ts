import { execFile } from 'node:child_process';
import process from 'node:process';
import { StartError } from '../errors/start-checks.ts';

/** Milliseconds that a start spends on looking for damage. */
const longest = 5000;

/** Runs in a separate process, which can be stopped at any moment; an SQLite call cannot. */
const script = `
const { DatabaseSync } = require('node:sqlite');
let found;
try {
  const rows = new DatabaseSync(process.argv[1], { readOnly: true, timeout: 5000 }).prepare('PRAGMA quick_check(1)').all();
  found = Object.values(rows[0])[0];
} catch (error) {
  found = error.message;
}
process.stdout.write(found);
`;

/**
 * Throws `StartError` if a page of the SQLite file is damaged. Checks for at most five seconds; returns why the file
 * could not be checked, or undefined. The caller has the database open.
 */
export async function rejectDamagedSqlite(file: string): Promise<string | undefined> {
  const { found, unchecked } = await new Promise<{ found?: string; unchecked?: string }>((resolve) => {
    const options = { timeout: longest, killSignal: 'SIGKILL' as const, encoding: 'utf8' as const };
    execFile(process.execPath, ['-e', script, file], options, (error, out) => {
      if (error === null) resolve({ found: out });
      else if (error.killed === true) resolve({ unchecked: 'it takes more than five seconds' });
      else resolve({ unchecked: `the process that checks it failed (${error.code ?? error.signal})` });
    });
  });
  if (found !== undefined && found !== 'ok')
    throw new StartError(
      `${file} is damaged (${found.replaceAll('\n', ' ')}); restore a backup. "npm run octavo -- check" lists all damage.`,
    );
  return unchecked;
}
