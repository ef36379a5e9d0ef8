import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDependencies } from '../../server/dependencies.ts';
import { removeStrayFiles } from '../../server/modules/files/file-sweep.ts';
import { readConfig } from '../../server/platform/config.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { databaseKinds, editorAccount, type RealServer, startRealServer } from '../support/real-server.ts';
import { until } from '../../tools/until.ts';

const kills = 8;
const picture = sharp({
  create: {
    width: 600,
    height: 600,
    channels: 3,
    background: 'red',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .jpeg()
  .toBuffer();

describe.each(databaseKinds)('a server on %s that is killed while pictures are uploaded', (kind) => {
  it('has every picture that it lists, and keeps track of all other files', async () => {
    const server = await startRealServer(kind);
    onTestFinished(() => server.remove());
    const editor = await signIn(server);
    const acknowledged = new Set<string>();
    for (let round = 0; round < kills; round += 1) {
      const before = acknowledged.size;
      const uploading = [0, 1, 2, 3].map(() => uploadUntilRefused(editor, acknowledged));
      await until(() => acknowledged.size >= before + 3 + (round % 4));
      await server.kill();
      await Promise.all(uploading);
      await server.restart();

      const named = await editor.library();
      for (const file of acknowledged) expect(named, `round ${round}`).toContain(file);
      for (const file of named) await expectWhole(server, file);
    }
    await server.stop();
    await sweepLater(server);
    const stored = filesBelow(path.join(server.dataDir, 'media'));
    expect(stored.toSorted()).toEqual((await filesOfRows(server)).toSorted());
  });
});

interface Editor {
  upload(): Promise<string>;
  library(): Promise<readonly string[]>;
}

async function signIn({ url }: RealServer): Promise<Editor> {
  let token = '';
  async function call<Answer>(address: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${url}/api/${address}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(token !== '' && { authorization: `Token ${token}` }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  ({ token } = await call<{ token: string }>('auth/', editorAccount));
  const { id } = await call<{ id: string }>('workspaces/', { type: 'BLOG', title: 'Storm' });
  return {
    async upload() {
      const form = new FormData();
      form.set('workspace', id);
      form.set('file', new Blob([new Uint8Array(await picture)]), 'storm.jpg');
      return (await call<{ file: string }>('media/', form)).file;
    },
    async library() {
      const list = await call<{ results: readonly { file: string }[] }>(
        `media/?workspace=${id}&page_size=1000`,
      );
      return list.results.map(({ file }) => file);
    },
  };
}

async function uploadUntilRefused(editor: Editor, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const file = await editor.upload().catch(() => undefined);
    if (file === undefined) return;
    acknowledged.add(file);
  }
}

async function expectWhole({ url }: RealServer, file: string): Promise<void> {
  const answer = await fetch(`${url}/media/${file}`);
  expect([file, answer.status]).toEqual([file, 200]);
  const { width } = await sharp(await answer.arrayBuffer(), { failOn: 'warning' }).metadata();
  expect(width).toBe(600);
}

/** Does what the next process does some minutes later. */
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
  const later = { now: () => Date.now() + 360_000 };
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
