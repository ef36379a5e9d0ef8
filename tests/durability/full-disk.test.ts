import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { openingHours } from '../../server/library/block-types/opening-hours.ts';
import { freePort } from '../../tools/free-port.ts';
import { until } from '../../tools/until.ts';
import { editorAccount, exitOf, spawnServer, startRealServer } from '../support/real-server.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { codeOf, openDesk, pictureOf, type Desk } from './desk.ts';

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

const workspace = { type: 'BLOG', title: 'Disk' };

/** Whether the desk can save something. */
const canSave = async (desk: Desk) => (await desk.call('POST', 'workspaces/', workspace)).status === 201;

describe.runIf(process.platform === 'linux')('a disk that is full', () => {
  it('refuses writes with 507 in every language, while people sign in, read and delete', async () => {
    const disk = mountSmallDisk(100);
    cleanUps.push(() => disk.remove());
    const server = await startRealServer('SQLite', {}, disk.folder);
    cleanUps.push(() => server.remove());
    const desk = await openDesk(server.url, editorAccount);
    const made = (await desk.call('POST', 'workspaces/', workspace)).body;
    const media = (await desk.call('POST', 'media/', await pictureOf(String(made['id'])))).body;

    disk.fill();
    const sentences = new Set<unknown>();
    for (const language of languages) {
      const refused = await desk.call('POST', 'workspaces/', workspace, language);
      expect(codeOf(refused)).toEqual([507, 'storage_full']);
      sentences.add(refused.body['message']);
    }
    expect(sentences.size).toBe(languages.length);
    const upload = await desk.call('POST', 'media/', await pictureOf(String(made['id'])));
    expect(codeOf(upload)).toEqual([507, 'storage_full']);

    // The room that is left is enough for these, however often they come.
    for (let round = 0; round < 30; round += 1) await openDesk(server.url, editorAccount);
    expect((await desk.call('GET', 'workspaces/')).status).toBe(200);
    expect((await desk.call('GET', 'system/ready/')).status).toBe(200);
    const removed = await desk.call(
      'DELETE',
      `media/${String(media['id'])}/?workspace=${String(made['id'])}`,
    );
    expect(removed.status).toBe(204);
    const { results } = (await desk.call('GET', 'workspaces/')).body as { results?: { id: string }[] };
    for (const { id } of results ?? [])
      expect((await desk.call('DELETE', `workspaces/${id}/`)).status).toBe(204);
    expect(results?.length).toBeGreaterThan(3);

    // A start on the full disk: the reserve is used up to let it happen.
    await server.restart();
    const again = await openDesk(server.url, editorAccount);
    expect(codeOf(await again.call('POST', 'workspaces/', workspace))).toEqual([507, 'storage_full']);

    disk.empty();
    await until(() => canSave(again));
    disk.fill();
    await openDesk(server.url, editorAccount);
    expect(codeOf(await again.call('POST', 'workspaces/', workspace))).toEqual([507, 'storage_full']);
  });

  it('of PostgreSQL refuses what needs room with 507, while people sign in, read and delete', async () => {
    const disk = mountSmallDisk(200);
    cleanUps.push(() => disk.remove());
    const postgres = await startPostgres({ folder: disk.folder });
    cleanUps.push(() => postgres.stop());
    const server = await startRealServer('PostgreSQL', { DATABASE_URL: postgres.url, OCTAVO_DEMO: '1' });
    cleanUps.push(() => server.remove());
    const desk = await openDesk(server.url, editorAccount);
    const { id } = (await desk.call('POST', 'workspaces/', workspace)).body;
    const page = (await desk.call('POST', 'pages/', { title: 'Disk', url_path: '/', workspace: id })).body;
    // Too varied to be compressed, and therefore larger than the free room in the pages of a table.
    const hours = createHash('shake256', { outputLength: 100_000 }).update('hours').digest('hex');
    const large = (language?: string) =>
      desk.call(
        'POST',
        'blocks/',
        { page: page['id'], block_content_model: openingHours.id, data: { title: 'Large', hours } },
        language,
      );
    const block = await large();
    expect(block.status).toBe(201);

    disk.fill();
    const sentences = new Set<unknown>();
    for (const language of languages) {
      const refused = await large(language);
      expect(codeOf(refused)).toEqual([507, 'storage_full']);
      sentences.add(refused.body['message']);
    }
    expect(sentences.size).toBe(languages.length);
    const again = await openDesk(server.url, editorAccount);
    expect((await again.call('GET', `pages/${String(page['id'])}/`)).status).toBe(200);
    expect((await again.call('GET', 'system/ready/')).status).toBe(200);
    expect((await again.call('DELETE', `workspaces/${String(id)}/`)).status).toBe(204);

    disk.empty();
    expect(await canSave(again)).toBe(true);
  });

  it.each(['a first start', 'a start that has used up its reserve'])('is named by %s', async (start) => {
    const disk = mountSmallDisk(100);
    cleanUps.push(() => disk.remove());
    let dataDir = path.join(disk.folder, 'data');
    if (start === 'a first start') {
      fs.mkdirSync(dataDir);
    } else {
      const server = await startRealServer('SQLite', {}, disk.folder);
      cleanUps.push(() => server.remove());
      await server.stop();
      dataDir = server.dataDir;
      fs.truncateSync(path.join(dataDir, 'reserve'));
    }
    disk.fill();
    const { child, output } = spawnServer({ PORT: String(await freePort()), OCTAVO_DATA_DIR: dataDir });
    cleanUps.push(() => void child.kill('SIGKILL'));
    expect([await exitOf(child), output()]).toEqual([
      1,
      expect.stringMatching(/^.*the disk is full; make room\.\n$/i),
    ]);
  });
});
