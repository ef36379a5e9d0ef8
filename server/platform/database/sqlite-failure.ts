import { storageFaultOf } from '../disk/storage-fault.ts';
import { StartError } from '../errors/start-checks.ts';

/** Turns SQLite errors into a `StartError` that names the file and the remedy. */
export function namingSqliteFile<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw sqliteFailure(error, file) ?? error;
  }
}

/** The `StartError` for an SQLite error about this file; undefined for other errors. */
export function sqliteFailure(error: unknown, file: string): StartError | undefined {
  if (!isSqliteError(error)) return undefined;
  return new StartError(`${file} ${describe(error)}`, { cause: error });
}

/** Whether another process has locked the file. */
export function isBusy(error: unknown): boolean {
  return isSqliteError(error) && [5, 6].includes(error.errcode & 0xff);
}

function isSqliteError(error: unknown): error is Error & { readonly errcode: number } {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
}

/** Maps SQLite's primary result code. */
function describe(error: Error & { readonly errcode: number }): string {
  const { errcode, message } = error;
  const code = errcode & 0xff;
  const fault = storageFaultOf(error);
  if (fault === 'full') return 'cannot grow, because the disk is full; make room.';
  if (fault === 'failed' && code === 10)
    return `cannot be written, because the disk failed (${message}); look at the system's log.`;
  if (code === 26) return 'is not an SQLite database; move it away, restore a backup or set OCTAVO_DATA_DIR.';
  if (code === 11) return `is damaged (${message}); restore a backup.`;
  if (code === 5 || code === 6) return 'is in use by another program; stop that.';
  if ([3, 8, 10, 14, 23].includes(code))
    return `cannot be opened (${message}); it must be a file that this user may read and write.`;
  return `cannot be used (${message}); restore a backup or set OCTAVO_DATA_DIR.`;
}
