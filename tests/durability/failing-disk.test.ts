import { afterEach, describe, expect, it } from 'vitest';
import { failSyncsOf } from '../support/failing-disk.ts';
import { editorAccount, startRealServer } from '../support/real-server.ts';
import { signInToApi } from './author.ts';
import { codeOf, openDesk, pictureOf } from './desk.ts';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

describe.runIf(process.platform === 'linux')('a disk that no longer syncs', () => {
  it('stops SQLite from writing until the next start, and nothing acknowledged is lost', async () => {
    const server = await startRealServer('SQLite');
    cleanUps.push(() => server.remove());
    const author = await signInToApi(server.url, editorAccount);
    const desk = await openDesk(server.url, editorAccount);
    const page = await author.makePage();
    const kept = await author.addBlock(page, 'on the disk');

    const disk = await failSyncsOf(server.pid);
    cleanUps.push(() => disk.repair());
    const title = { type: 'BLOG', title: 'Lost' };
    expect(codeOf(await desk.call('POST', 'workspaces/', title))).toEqual([503, 'storage_failed']);
    await disk.repair();

    // The disk seems to work again, but nobody knows what it has dropped.
    expect(codeOf(await desk.call('POST', 'workspaces/', title))).toEqual([503, 'storage_failed']);
    expect(codeOf(await desk.call('DELETE', `blocks/${kept.id}/`))).toEqual([503, 'storage_failed']);
    expect((await author.readBlocks(page)).map(({ data }) => data.title)).toEqual(['on the disk']);
    const ready = await desk.call('GET', 'system/ready/');
    expect([ready.status, ready.body]).toMatchObject([503, { database: 'down', storage: 'ok' }]);
    expect(server.output()).toMatch(
      /"level":60.*the disk failed: nothing is saved until Octavo starts again/,
    );

    await server.restart();
    expect((await author.readBlocks(page)).map(({ data }) => data.title)).toEqual(['on the disk']);
    expect((await desk.call('POST', 'workspaces/', title)).status).toBe(201);
  });

  it('stops uploads until the next start, while other writes go on in PostgreSQL', async () => {
    const server = await startRealServer('PostgreSQL');
    cleanUps.push(() => server.remove());
    const desk = await openDesk(server.url, editorAccount);
    const { id } = (await desk.call('POST', 'workspaces/', { type: 'BLOG', title: 'Disk' })).body;
    const upload = async () => desk.call('POST', 'media/', await pictureOf(String(id)));
    expect((await upload()).status).toBe(201);

    const disk = await failSyncsOf(server.pid);
    cleanUps.push(() => disk.repair());
    expect(codeOf(await upload())).toEqual([503, 'storage_failed']);
    await disk.repair();

    expect(codeOf(await upload())).toEqual([503, 'storage_failed']);
    expect((await desk.call('POST', 'workspaces/', { type: 'BLOG', title: 'More' })).status).toBe(201);
    const ready = await desk.call('GET', 'system/ready/');
    expect([ready.status, ready.body]).toMatchObject([503, { database: 'ok', storage: 'down' }]);

    await server.restart();
    expect((await upload()).status).toBe(201);
  });
});
