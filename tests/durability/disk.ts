import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { asRoot } from '../support/as-root.ts';

/** A disk in a file, which can be copied at any instant and put in the place of the disk. */
export interface Disk {
  /** Where it is mounted. */
  readonly folder: string;
  /** Copies the current disk, without data that the system has not written to it yet. */
  copy(): DiskCopy;
  /** Continues with the copy, as after the machine was switched on again. */
  continueWith(copy: DiskCopy): void;
  remove(): void;
}

/** The file that holds a copy of a disk. */
export interface DiskCopy {
  readonly file: string;
}

/**
 * A disk with ext4. The system writes to it only when a program asks for that (`fsync`): the longest of its own intervals
 * is chosen.
 */
export function mountDisk(bytes: number): Disk {
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
