import { timestamp } from '../../platform/clock.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { Refusal } from '../../platform/refusal.ts';
import { deleteNote, doomIncoming, insertIncoming, selectDoomed, upsertDoomed } from './repository.ts';

/** Milliseconds after which an upload that has not come to its end never will: its process is gone. */
const longestUpload = 300_000;
/** Milliseconds that a request may spend on removing files; what is left then the next sweep removes. */
const longestRemoval = 5000;
/** Files that are removed at the same time. */
const together = 8;

/**
 * The same store, which notes every file before it is written. The note is committed before the first byte, whatever
 * transaction the caller is in, so that no crash can leave a file that nobody knows of.
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
 * Makes a file permanent, in the transaction that writes the row which names it. Refuses as `unavailable` when the
 * upload took so long that the file was given up.
 */
export async function settleFile(tx: Db, file: string): Promise<void> {
  if (!(await deleteNote(tx, file, 'incoming'))) throw new Refusal('unavailable');
}

/** Says that files are to go, in the transaction that removes the rows which name them; `removeDoomed` comes after it. */
export function doomFiles({ clock }: Dependencies, tx: Db, files: readonly string[]): Promise<void> {
  return upsertDoomed(tx, files, timestamp(clock));
}

/** Removes doomed files, for a few seconds at most. Those that stay are logged, and the sweep removes them later. */
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

/**
 * Removes every file that was doomed and is still there, and those of uploads that were cut off. Any number of
 * processes may sweep while others upload: an upload whose file was given up here cannot be settled any more.
 */
export async function sweepFiles(dependencies: Dependencies): Promise<void> {
  const { db, clock } = dependencies;
  await doomIncoming(db, timestamp(clock, -longestUpload));
  for (;;) {
    const doomed = await selectDoomed(db, together);
    if (doomed.length === 0) return;
    await removeTogether(dependencies, doomed);
  }
}

/** The file first: when that fails its row stays, and with it the knowledge that it has to go. */
async function removeTogether({ db, files: store }: Dependencies, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      await store.remove(file);
      await deleteNote(db, file, 'doomed');
    }),
  );
}
