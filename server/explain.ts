import { ConfigError } from './platform/environment.ts';
import { describeUnavailable } from './platform/database/errors.ts';
import { NewerDatabaseError } from './platform/database/migrate.ts';
import { StorageError } from './platform/ports/files/file-store.ts';
import { describeSystemError, StartError } from './platform/errors/start-checks.ts';
import { storageFaultOf } from './platform/disk/storage-fault.ts';

/** Describes an error in one sentence for the operator; undefined if only a stack trace helps. */
export function explain(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof StartError || error instanceof NewerDatabaseError)
    return error.message;
  if (storageFaultOf(error) === 'full') return 'The disk is full; make room.';
  if (error instanceof StorageError)
    return 'The store of uploads does not work; look at the S3 settings, or at media/ in the data folder without them.';
  return describeUnavailable(error) ?? describeSystemError(error);
}
