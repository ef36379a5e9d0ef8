import fs from 'node:fs';
import path from 'node:path';
import { describe, onTestFinished } from 'vitest';
import { startS3Server } from '../support/s3-server.ts';
import { describeOn, describeWithDatabase, type World } from '../support/world.ts';
import { makeContentWorld, type ContentWorld } from './content-world.ts';

/** A world in which a test can see the stored files without the application. */
interface StoringWorld extends ContentWorld {
  /** The names of all stored files, including unfinished ones. */
  storedFiles(): readonly string[];
}

type MakeStoringWorld = () => Promise<StoringWorld>;

/** Runs a suite with files in the data folder, and with files in S3 on PostgreSQL. */
export function describeOnEveryStore(name: string, suite: (makeWorld: MakeStoringWorld) => void): void {
  describe('with files in the data folder', () => {
    describeWithDatabase(name, (makeWorld) =>
      suite(async () => {
        const world = await makeContentWorld(makeWorld);
        return Object.assign(world, { storedFiles: () => localFiles(world) });
      }),
    );
  });
  describe('with files in S3', () => {
    describeOn('postgres', name, (makeWorld) =>
      suite(async () => {
        const s3 = await startS3Server();
        onTestFinished(() => s3.close());
        const world = await makeContentWorld(makeWorld, { env: s3.environment() });
        return Object.assign(world, { storedFiles: () => s3.keys() });
      }),
    );
  });
}

/** The names of all files in the data folder's `media`, including unfinished ones. */
export function localFiles({ dataDir }: Pick<World, 'dataDir'>): readonly string[] {
  const folder = path.join(dataDir, 'media');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** The bytes of a stored file, read the way the application reads them. */
export async function storedBytes(world: World, name: string): Promise<Buffer> {
  const found = await world.dependencies.files.find(name);
  const stream = await found?.open();
  if (stream === undefined) throw new Error(`${name} is not stored.`);
  return Buffer.concat((await stream.toArray()) as Buffer[]);
}
