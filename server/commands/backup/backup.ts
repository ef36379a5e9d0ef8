import fs from 'node:fs';
import path from 'node:path';
import { findSecret } from '../../modules/secrets/service.ts';
import { systemClock, timestamp } from '../../platform/clock.ts';
import { lockFolder } from '../../platform/database/sqlite-lock.ts';
import { openFileStore } from '../../platform/ports/files/open-file-store.ts';
import { makeFolder } from '../../platform/errors/start-checks.ts';
import { syncFolder } from '../../platform/disk/write-durably.ts';
import type { Command } from '../command.ts';
import { writeBackup } from './write-backup.ts';

/** Name prefix of unfinished backups. */
const unfinished = '.octavo-';

export const backup: Command = {
  name: 'backup',
  summary: 'write a backup into a folder of its own in <folder>',
  description: [
    'Copies the current database, the images and the secret into a new folder octavo-<time>, and reads',
    'everything again. Only this user can read it. The folder has its final name only once all of it is on the disk.',
    'Backups of both databases look the same and can be restored into either.',
  ],
  server: 'may run',
  positionals: [{ name: 'folder', meaning: 'where backups are kept; it is created if it is missing' }],
  long: true,
  async run(context) {
    const database = await context.openDatabase();
    const { config } = context;
    const secret = await findSecret(config, database.db);
    const target = context.path(context.word('folder'));
    makeFolder(target);
    context.onClose(lockFolder(target, `Another backup is being written into ${target}.`));
    for (const name of fs.readdirSync(target).filter((one) => one.startsWith(unfinished)))
      fs.rmSync(path.join(target, name), { recursive: true });

    const madeAt = timestamp(systemClock);
    const name = `octavo-${madeAt.replaceAll(/[:.]/g, '-')}`;
    const part = path.join(target, `.${name}`);
    fs.mkdirSync(part);
    const installation = { database, dataDir: config.dataDir, files: await openFileStore(config), secret };
    const { rows, files, missing } = await writeBackup(installation, part, {
      madeAt,
      progress: context.progress,
    });
    const folder = path.join(target, name);
    fs.renameSync(part, folder);
    await syncFolder(target);

    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const images = files.length - 2;
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
    for (const file of missing) context.warn(`The image ${file} is missing in the store.`);
    return {
      data: { folder, bytes, rows, images, missing },
      lines: [
        folder,
        `${all} rows, ${images} images, ${(bytes / 1e6).toFixed(1)} MB; everything was read again.`,
      ],
    };
  },
};
