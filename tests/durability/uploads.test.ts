import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createDependencies } from '../../server/dependencies.ts';
import { removeStrayFiles } from '../../server/modules/files/service.ts';
import { readConfig } from '../../server/platform/config/config.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { databaseKinds, type RealServer } from '../support/real-server.ts';
import { fc } from '../../tools/seeded.ts';
import { until } from '../../tools/until.ts';
import { type Call, signIn } from './caller.ts';
import { startServer } from './installation.ts';
import { filesOf, isWhole, upload } from './images.ts';
import { plan, rounds, printCounts } from './rounds.ts';

describe.each(databaseKinds)('a server on %s that is killed while images are uploaded', (kind) => {
  it('has every image that it lists, and keeps track of all other files', async () => {
    const server = await startServer(kind);
    const call = await signIn(server.url);
    const { id } = await call<{ id: string }>('workspaces/', { body: { type: 'BLOG', title: 'Storm' } });
    const acknowledged = new Set<string>();
    const seen = new Set<string>();
    for (const images of plan(rounds(2, 100), fc.integer({ min: 3, max: 6 }))) {
      const enough = acknowledged.size + images;
      const uploading = [0, 1, 2, 3].map(() =>
        uploadUntilRejected({ call, url: server.url }, id, acknowledged),
      );
      await until(() => acknowledged.size >= enough);
      await server.kill();
      await Promise.all(uploading);
      await server.restart();

      const named = await filesOf(call, id);
      expect([...acknowledged].filter((file) => !named.includes(file))).toEqual([]);
      for (const file of named) {
        if (!seen.has(file)) expect([file, await isWhole(server.url, file)]).toEqual([file, true]);
        seen.add(file);
      }
    }
    printCounts({ acknowledged: acknowledged.size });
    await server.stop();
    await sweepLater(server);
    const stored = filesBelow(path.join(server.dataDir, 'media'));
    const images = await filesOfRows(server);
    const sizes = images.map(sizeOf).filter((file) => stored.includes(file));
    expect(stored.toSorted()).toEqual([...images, ...sizes].toSorted());
    expect(sizes).not.toEqual([]);
    for (const file of sizes) {
      const { width } = await sharp(path.join(server.dataDir, 'media', file), {
        failOn: 'warning',
      }).metadata();
      expect([file, width]).toEqual([file, sizeWidth]);
    }
  });
});

async function uploadUntilRejected(
  { call, url }: { call: Call; url: string },
  workspace: string,
  acknowledged: Set<string>,
): Promise<void> {
  for (;;) {
    const media = await upload(call, workspace).catch(() => undefined);
    if (media === undefined) return;
    acknowledged.add(media.file);
    await fetch(`${url}/media/${sizeOf(media.file)}`).catch(() => undefined);
  }
}

/** A size of the images, which is made and stored on the first request. */
const sizeWidth = 320;

function sizeOf(file: string): string {
  return file.replace('.jpg', `-${sizeWidth}.webp`);
}

/** Simulates the next process some minutes later. */
async function sweepLater({ environment }: RealServer): Promise<void> {
  await withDependencies(environment, (dependencies) => removeStrayFiles.run(dependencies));
}

function filesOfRows({ environment }: RealServer): Promise<readonly string[]> {
  return withDependencies(environment, async ({ db }) => {
    const rows = await db.selectFrom('media').select('file').execute();
    return rows.map(({ file }) => file);
  });
}

async function withDependencies<Answer>(
  environment: RealServer['environment'],
  work: (dependencies: Awaited<ReturnType<typeof createDependencies>>) => Promise<Answer>,
): Promise<Answer> {
  const config = readConfig({ ...environment, LOG_LEVEL: 'silent' });
  const database = openDatabase(config);
  const later = { ...systemClock, now: () => Date.now() + 360_000 };
  const dependencies = await createDependencies(config, database, { clock: later });
  try {
    return await work(dependencies);
  } finally {
    await dependencies.changes.close();
    await database.close();
  }
}

function filesBelow(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
