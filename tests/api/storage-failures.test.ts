import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import http from 'node:http';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { removeStrayFiles } from '../../server/modules/files/service.ts';
import { readConfig } from '../../server/platform/config/config.ts';
import { createS3FileStore } from '../../server/platform/ports/files/s3-file-store.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Media } from '../../shared/wire/media.ts';
import { startS3Server } from '../support/s3-server.ts';
import { startUnreliableProxy, type Behaviour } from '../support/unreliable-proxy.ts';
import { describeOn, describeWithDatabase, type MakeWorld } from '../support/world.ts';
import { bodyOf, makeContentWorld, type ContentWorld } from './content-world.ts';
import { localFiles } from './media-stores.ts';
import { expectAnswer } from '../support/expect-answer.ts';

/** A third of the usual times, because these tests wait for them to run out. */
const impatient = { write: 2000, answer: 1500, stalled: 3000 };

/** A world whose images are in an S3 store that can be made to fail. */
async function makeUnreliableWorld(makeWorld: MakeWorld) {
  const s3 = await startS3Server();
  onTestFinished(() => s3.close());
  const proxy = await startUnreliableProxy(s3.port);
  onTestFinished(() => proxy.close());
  const { s3: config } = readConfig({ OCTAVO_DATA_DIR: os.tmpdir(), ...s3.environment(proxy.port) });
  if (config === undefined) throw new Error('The store is not configured.');
  const world = await makeContentWorld(makeWorld, {
    overrides: { files: createS3FileStore(config, impatient) },
  });
  return Object.assign(world, { s3, proxy });
}

/** An image too large to send in one piece. */
const noise = () =>
  sharp({
    create: {
      width: 1000,
      height: 1000,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 100 })
    .toBuffer();

const libraryOf = async (world: ContentWorld) =>
  (await world.editor.read<ListAnswer<Media>>(`/api/media/?workspace=${world.site.id}`)).count;

/** Begins to read an image over a connection. */
async function openImage({ app }: ContentWorld, { file }: Media): Promise<http.IncomingMessage> {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const request = http.get(`${url}/media/${file}`, { agent: false });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return response;
}

const failures: readonly [string, Behaviour][] = [
  ['that hangs up', 'refuse'],
  ['that says nothing', 'hang'],
  ['that stops in the middle of its answer', { silentAfter: 40 }],
  ['that hangs up in the middle of its answer', { hangUpAfter: 40 }],
];

describeOn('sqlite', 'A file store', (makeWorld) => {
  it.each(failures)(
    '%s refuses uploads, hides no image, and stops nothing else',
    async (_name, behaviour) => {
      const world = await makeUnreliableWorld(makeWorld);
      const media = bodyOf(await world.upload(await noise()), 201);
      world.proxy.behave(behaviour);

      const [upload, image, ready, list] = await Promise.all([
        world.upload(await noise()),
        world.guest.get(`/media/${media.file}`),
        world.guest.get('/api/system/ready/'),
        libraryOf(world),
      ]);
      expect([upload.status, upload.headers['retry-after'], upload.text]).toMatchObject([
        503,
        '5',
        expect.stringContaining('unavailable'),
      ]);
      expect([image.status, image.headers['retry-after']]).toEqual([503, '5']);
      expect(image.headers['cache-control']).toBe('no-store');
      expect([ready.status, ready.body]).toMatchObject([503, { database: 'ok', storage: 'down' }]);
      expect([list, await libraryOf(world)]).toEqual([1, 1]);

      world.proxy.behave('pass');
      const back = await world.guest.get(`/media/${media.file}`);
      expect(back.status).toBe(200);
      expect((await world.guest.get('/api/system/ready/')).status).toBe(200);
      expect((await world.upload(await noise())).status).toBe(201);
      expect(await libraryOf(world)).toBe(2);
      // The store may have saved a file without acknowledging it.
      world.pass(360_000);
      await removeStrayFiles.run(world.dependencies);
      expect(world.s3.keys()).toHaveLength(2);
    },
  );

  it('that rejects our credentials counts as down, and the credentials stay secret', async () => {
    const s3 = await startS3Server();
    onTestFinished(() => s3.close());
    const world = await makeContentWorld(makeWorld, {
      env: { ...s3.environment(), S3_SECRET_ACCESS_KEY: 'not the secret' },
    });
    expectAnswer(await world.upload(await noise()), 503, {
      message: 'The service is temporarily unavailable. Please try again shortly.',
      code: 'unavailable',
      detail: 'The service is temporarily unavailable. Please try again shortly.',
    });
    expect(world.logged.join('\n')).not.toContain('not the secret');
    expect([s3.keys(), await libraryOf(world)]).toEqual([[], 0]);
  });

  it('that is down does not prevent deleting, and the files are removed once it is back', async () => {
    const world = await makeUnreliableWorld(makeWorld);
    const [first, second] = [await world.addImage(), await world.addImage()];
    world.proxy.behave('refuse');
    const deleted = await world.editor.delete(`/api/media/${first.id}/?workspace=${world.site.id}`);
    expect(deleted.status).toBe(204);
    await expect(removeStrayFiles.run(world.dependencies)).rejects.toThrow('The file store');
    expect(world.s3.keys().toSorted()).toEqual([first.file, second.file].toSorted());

    world.proxy.behave('pass');
    await removeStrayFiles.run(world.dependencies);
    expect(world.s3.keys()).toEqual([second.file]);

    world.proxy.behave('hang');
    const gone = await world.editor.delete(`/api/workspaces/${world.site.id}/`);
    expect(gone.status).toBe(204);
    world.proxy.behave('pass');
    await removeStrayFiles.run(world.dependencies);
    expect(world.s3.keys()).toEqual([]);
  });

  it('is released when the reader of an image disconnects', async () => {
    const world = await makeUnreliableWorld(makeWorld);
    const media = bodyOf(await world.upload(await noise()), 201);
    world.proxy.behave({ silentAfter: 2000 });
    const response = await openImage(world, media);
    expect(response.statusCode).toBe(200);
    await once(response, 'data');
    response.destroy();
    await expect.poll(() => world.proxy.open).toBeLessThanOrEqual(1);
    expect((await world.guest.get('/api/system/ping/')).status).toBe(200);
  });

  it('that falls silent in the middle of an image ends the answer instead of keeping it open', async () => {
    const world = await makeUnreliableWorld(makeWorld);
    const media = bodyOf(await world.upload(await noise()), 201);
    world.proxy.behave({ silentAfter: 20_000 });
    const response = await openImage(world, media);
    let bytes = 0;
    response.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('error', () => undefined);
    await new Promise((resolve) => response.on('close', resolve));
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(media.bytes);
  });
});

describeWithDatabase('The data folder', (makeWorld) => {
  it('rejects uploads and keeps serving when it cannot be written', async () => {
    const world = await makeContentWorld(makeWorld);
    const media = bodyOf(await world.upload(await noise()), 201);
    const folder = path.join(world.dataDir, 'media');
    // Root may write everywhere: a file in place of a folder stops even root.
    fs.renameSync(folder, `${folder}-away`);
    fs.writeFileSync(folder, '');
    const rejected = await world.upload(await noise());
    expect([rejected.status, rejected.text]).toMatchObject([503, expect.stringContaining('unavailable')]);
    expect((await world.guest.get('/api/system/ready/')).body).toMatchObject({ storage: 'down' });
    fs.rmSync(folder);
    fs.renameSync(`${folder}-away`, folder);
    expect((await world.guest.get(`/media/${media.file}`)).status).toBe(200);
    expect((await world.upload(await noise())).status).toBe(201);
    world.pass(360_000);
    await removeStrayFiles.run(world.dependencies);
    expect([localFiles(world).length, await libraryOf(world)]).toEqual([2, 2]);
  });
});
