import fs from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fc } from '../../tools/seeded.ts';
import { until } from '../../tools/until.ts';
import { asRoot } from '../support/as-root.ts';
import type { RealServer } from '../support/real-server.ts';
import { startServer } from './installation.ts';
import { startLoad } from './load.ts';
import { plan, rounds, printCounts } from './rounds.ts';
import os from 'node:os';

/** A disk in a file, which can be copied at any instant and put in the place of the disk. */
interface Disk {
  /** Where it is mounted. */
  readonly folder: string;
  /** Copies the current disk, without data that the system has not written to it yet. */
  copy(): DiskCopy;
  /** Continues with the copy, as after the machine was switched on again. */
  continueWith(copy: DiskCopy): void;
  remove(): void;
}

/** The file that holds a copy of a disk. */
interface DiskCopy {
  readonly file: string;
}

/**
 * A disk with ext4. The system writes to it only when a program asks for that (`fsync`): the longest of its own intervals
 * is chosen.
 */
function mountDisk(bytes: number): Disk {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-mounted-'));
  const images = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-disk-'));
  let count = 0;
  let image = path.join(images, 'first');
  const mount = () => asRoot('mount', '-o', 'loop,commit=300', image, folder);
  fs.closeSync(fs.openSync(image, 'w'));
  fs.truncateSync(image, bytes);
  const owner = `root_owner=${process.getuid?.()}:${process.getgid?.()}`;
  asRoot('mkfs.ext4', '-q', '-F', '-E', owner, image);
  mount();
  return {
    folder,
    copy() {
      const file = path.join(images, `copy-${(count += 1)}`);
      asRoot('cp', '--sparse=always', image, file);
      return { file };
    },
    continueWith(copy) {
      asRoot('umount', folder);
      fs.rmSync(image);
      image = copy.file;
      mount();
    },
    remove() {
      asRoot('umount', folder);
      fs.rmdirSync(folder);
      fs.rmSync(images, { recursive: true, force: true });
    },
  };
}

const diskBytes = 1024 ** 3;

it('a server on SQLite whose machine loses power loses no write that it has acknowledged', async () => {
  const disk = mountDisk(diskBytes);
  onTestFinished(() => disk.remove());
  const server = await startServer('SQLite', {}, disk.folder);
  const load = await startLoad(server);
  // The demo was copied there by the test; only the server's own writes may depend on `fsync`.
  asRoot('sync', '--file-system', disk.folder);
  const cuts = plan(rounds(1, 50), fc.integer({ min: 4, max: 24 }));
  for (const writes of cuts) {
    const writing = load.writeUntilGone();
    await Promise.race([load.more(writes), writing]);
    const unsynced = path.join(disk.folder, 'unsynced');
    fs.writeFileSync(unsynced, 'lost');
    await freeze(server);
    const copy = disk.copy();
    await server.kill();
    await writing;
    disk.continueWith(copy);
    // Otherwise, the cut would have lost nothing, and proved nothing.
    expect(fs.existsSync(unsynced) && fs.readFileSync(unsynced, 'utf8')).not.toBe('lost');
    fs.rmSync(unsynced, { force: true });
    await server.restart();
    await load.settle();
  }
  await load.verify();
  expect(server.output()).not.toMatch(/error/i);
  printCounts({ acknowledged: load.acknowledged(), lost: 0 });
});

/** Stops every thread of the server where it is, so that nothing is written while the disk is copied. */
async function freeze(server: RealServer): Promise<void> {
  const pid = server.pid;
  process.kill(pid, 'SIGSTOP');
  const threads = `/proc/${pid}/task`;
  await until(() => fs.readdirSync(threads).every((thread) => stateOf(path.join(threads, thread)) === 'T'));
}

/** The letter after the name of the program, which is in brackets. */
function stateOf(thread: string): string | undefined {
  return /\) (\S)/.exec(fs.readFileSync(path.join(thread, 'stat'), 'utf8'))?.[1];
}
