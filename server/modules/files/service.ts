import { imageSizes } from '../../../shared/image-sizes.ts';
import type { BackgroundTask } from '../../platform/background.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/ports/files/file-store.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { deleteNote, doomIncoming, insertDoomed, insertIncoming, selectDoomed } from './repository.ts';

/** Milliseconds after which an unfinished upload counts as dead. */
const longestUpload = 300_000;
/** Milliseconds a request may spend removing files; the next sweep removes the rest. */
const longestRemoval = 5000;
/** Files removed at the same time. */
const together = 8;

/**
 * Wraps a store to record each file before it is written. The record is committed before the first byte, independently
 * of the caller's transaction, so a crash cannot leave an unknown file.
 */
export function withNotedWrites(
  store: FileStore,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
): FileStore {
  return {
    ...store,
    async write(file, bytes) {
      await insertIncoming(db, file, timestamp(clock));
      await store.write(file, bytes);
    },
  };
}

/**
 * Makes a file permanent, in the transaction that writes the row referencing it. Throws `unavailable` if the upload
 * took so long that the file was abandoned.
 */
export async function settleFile(tx: Db, file: string): Promise<void> {
  if (!(await deleteNote(tx, file, 'incoming'))) throw new ServiceError('unavailable');
}

/** Marks files for removal, in the transaction that removes the rows referencing them. Call `removeDoomed` afterwards. */
export function doomFiles({ clock }: Dependencies, tx: Db, files: readonly string[]): Promise<void> {
  return insertDoomed(tx, files, timestamp(clock));
}

/** All possible files of an image: its own, and its smaller sizes, made or not. */
export function filesOfImage({ file, width }: { file: string; width: number }): readonly string[] {
  return [file, ...imageSizes({ url: file, width }).map(({ url }) => url)];
}

/** Removes doomed files, for at most a few seconds. The rest are logged, and the sweep removes them later. */
export async function removeDoomed(dependencies: Dependencies, files: readonly string[]): Promise<void> {
  const deadline = performance.now() + longestRemoval;
  for (let at = 0; at < files.length; at += together) {
    if (performance.now() > deadline) return;
    try {
      await removeTogether(dependencies, files.slice(at, at + together));
    } catch (error) {
      dependencies.log.warn({ err: error, files: files.length - at }, 'stored files wait to be removed');
      return;
    }
  }
}

/** Removes the remains of interrupted uploads, and files that could not be removed with their rows. */
export const removeStrayFiles: BackgroundTask = {
  name: 'remove stray files',
  every: 60_000,
  run: sweepFiles,
};

/**
 * Removes every remaining doomed file and the files of interrupted uploads. Any number of processes may sweep during
 * uploads: an upload whose file was abandoned here can no longer be settled.
 */
async function sweepFiles(dependencies: Dependencies): Promise<void> {
  const { db, clock } = dependencies;
  await doomIncoming(db, timestamp(clock, -longestUpload));
  for (;;) {
    const doomed = await selectDoomed(db, together);
    if (doomed.length === 0) return;
    await removeTogether(dependencies, doomed);
  }
}

/** Removes the file first: if that fails, its row stays for the next attempt. */
async function removeTogether({ db, files: store }: Dependencies, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      await store.remove(file);
      await deleteNote(db, file, 'doomed');
    }),
  );
}
