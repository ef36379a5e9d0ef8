/** Why the database or file storage cannot accept a write: it is full, or the disk failed. */
export type StorageFault = 'full' | 'failed';

/** SQLite's result codes: no room for the database, or for the shared memory beside it. */
const sqliteFull = [13, 4874];

/** SQLite's result codes: read-only (8, also set by `GroupCommit`), and a failed write or sync. */
const sqliteFailed = [8, 778, 1034, 1290, 1546];

/** SQLite's result codes for a failed sync of a file or of its folder. */
const sqliteSync = [1034, 1290];

/** The corresponding codes of the operating system and PostgreSQL (SQLSTATE). */
const byCode: Readonly<Record<string, StorageFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  '53100': 'full',
  EIO: 'failed',
  EROFS: 'failed',
  '58030': 'failed',
};

/** The fault behind an error of SQLite, PostgreSQL, the file system or an S3 store; undefined for other errors. */
export function storageFaultOf(error: unknown): StorageFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const number = numberOf(error);
  if (sqliteFull.includes(number)) return 'full';
  if (sqliteFailed.includes(number)) return 'failed';
  if (statusOf(error) === 507) return 'full';
  const known = 'code' in error && typeof error.code === 'string' ? byCode[error.code] : undefined;
  return known ?? storageFaultOf(error.cause);
}

/** Whether SQLite failed to sync a write to disk. The system may have dropped it, and reports that only once. */
export function isFailedSync(error: unknown): boolean {
  return error instanceof Error && sqliteSync.includes(numberOf(error));
}

function numberOf(error: Error): number {
  return 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;
}

function statusOf(error: Error): unknown {
  const metadata = '$metadata' in error ? error.$metadata : undefined;
  return typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
    ? metadata.httpStatusCode
    : undefined;
}
