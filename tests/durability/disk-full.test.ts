import fs from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fc } from '../../tools/seeded.ts';
import { startRealServer } from '../support/real-server.ts';
import { RefusedError, signIn } from './author.ts';
import { startLoad } from './load.ts';
import { mountMemory } from './mounted.ts';
import { plan, rounds, tell } from './rounds.ts';
import { Times } from './times.ts';
import type { Writer } from './writer.ts';

const mebibyte = 1024 ** 2;

it('a server on SQLite whose disk is full refuses writes, answers everything else, and continues with space', async () => {
  const disk = mountMemory(256 * mebibyte);
  onTestFinished(() => disk.unmount());
  const server = await startRealServer('SQLite', { OCTAVO_DATA_DIR: path.join(disk.folder, 'data') });
  onTestFinished(() => server.remove());
  const load = await startLoad(server);
  const [refusals, returns] = [new Times(), new Times()];
  for (const writes of plan(rounds(3, 50), fc.integer({ min: 0, max: 40 }))) {
    for (let count = 0; count < writes; count += 1) await load.writers[count % load.writers.length]?.write();
    const filler = fill(disk.folder);
    for (const writer of load.writers) {
      const refusal = await refusals.measure(() => writeUntilRefused(writer));
      expect(refusal).toMatchObject({ status: 507, code: 'storage_full' });
    }
    // Everything is read while the disk is full, by somebody who signs in only now.
    await signIn(server.url);
    await load.settle();
    fs.rmSync(filler);
    await returns.measure(() => Promise.all(load.writers.map((writer) => writer.write())));
  }
  await load.verify();
  tell({
    acknowledged: load.acknowledged(),
    'refused within, ms': refusals.longest(),
    'writes again within, ms': returns.longest(),
  });
});

/** The files of the database have room for a few more writes. */
async function writeUntilRefused(writer: Writer): Promise<RefusedError> {
  for (;;) {
    try {
      await writer.write();
    } catch (error) {
      if (error instanceof RefusedError) return error;
      throw error;
    }
  }
}

/** Fills the disk to the last byte and returns the file that does. */
function fill(folder: string): string {
  const name = path.join(folder, 'filler');
  const file = fs.openSync(name, 'w');
  try {
    for (let size = mebibyte; size >= 1; size = Math.floor(size / 2)) append(file, Buffer.alloc(size));
  } finally {
    fs.closeSync(file);
  }
  return name;
}

/** Writes the same bytes until there is no space for them. */
function append(file: number, bytes: Buffer): void {
  for (;;) {
    try {
      fs.writeSync(file, bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
  }
}
