import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { removeStrayFiles } from '../../server/modules/files/service.ts';
import { checkInstallation } from '../../server/modules/integrity/service.ts';
import type { Dependencies } from '../../server/platform/context.ts';
import { StorageError } from '../../server/platform/ports/files/file-store.ts';
import type { Media } from '../../shared/wire/media.ts';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf, makeContentWorld, type ContentWorld } from './content-world.ts';
import { describeOnEveryStore, localFiles, storedBytes } from './media-stores.ts';

const background = { r: 40, g: 90, b: 200, alpha: 0.5 };
const flat = (width: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height: 200, channels, background } })
    .png()
    .toBuffer();

/** A JPEG in the library, 700 pixels wide. */
const uploadWide = async (world: ContentWorld): Promise<Media> =>
  bodyOf(await world.upload(await flat(700)), 201);

const nameOf = ({ file }: Media, width: number) => file.replace(/\.\w+$/, `-${width}.webp`);

/** Starts another process of the same installation. */
async function startAnother(dependencies: Dependencies) {
  const app = await buildApp(dependencies);
  onTestFinished(() => app.close());
  return (url: string) => app.inject(url);
}

describeOnEveryStore('A smaller size of an image', (makeStoringWorld) => {
  it('is made on the first request, also a HEAD, stored, and cached for ever', async () => {
    const world = await makeStoringWorld();
    const media = await uploadWide(world);
    expect(world.storedFiles()).toEqual([media.file]);
    const name = nameOf(media, 320);
    const made = await world.guest.get(`/media/${name}`);
    expect([made.status, made.headers]).toMatchObject([
      200,
      {
        'content-type': 'image/webp',
        'content-length': String(made.bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        etag: `"${name}"`,
      },
    ]);
    const { format, width, height } = await sharp(made.bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 91 });
    expect(world.storedFiles().toSorted()).toEqual([media.file, name].toSorted());
    expect((await storedBytes(world, name)).equals(made.bytes)).toBe(true);
    expect(await world.dependencies.db.selectFrom('unsettled_files').selectAll().execute()).toEqual([]);

    const find = vi.spyOn(world.dependencies.files, 'find');
    const kept = await world.guest.get(`/media/${name}`);
    expect([kept.status, kept.bytes.equals(made.bytes)]).toEqual([200, true]);
    expect(find.mock.calls).toEqual([[name]]);
    const known = await world.guest.get(`/media/${name}`, { 'if-none-match': `"${name}"` });
    expect(known.status).toBe(304);

    const other = `/media/${nameOf(media, 640)}`;
    const head = await world.call('HEAD', other);
    const length = String((await world.guest.get(other)).bytes.length);
    expect([head.status, head.headers['content-length']]).toEqual([200, length]);
  });

  it('is made once for fifty simultaneous requests', async () => {
    const world = await makeStoringWorld();
    const media = await uploadWide(world);
    const find = vi.spyOn(world.dependencies.files, 'find');
    const write = vi.spyOn(world.dependencies.files, 'write');
    const asking = Array.from({ length: 50 }, () => world.guest.get(`/media/${nameOf(media, 320)}`));
    const answers = await Promise.all(asking);
    expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.toString('base64')}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(find.mock.calls.filter(([name]) => name === media.file)).toHaveLength(1);
    expect(write).toHaveBeenCalledOnce();
  });

  it('is deleted with its image, whether it was made or not', async () => {
    const world = await makeStoringWorld();
    const media = await uploadWide(world);
    const other = await uploadWide(world);
    for (const name of [nameOf(media, 640), nameOf(other, 640), nameOf(other, 320)])
      expect((await world.guest.get(`/media/${name}`)).status).toBe(200);
    bodyOf(await world.editor.delete(`/api/media/${media.id}/`), 204);
    const left = [other.file, nameOf(other, 320), nameOf(other, 640)].toSorted();
    expect(world.storedFiles().toSorted()).toEqual(left);
    for (const name of [nameOf(media, 640), nameOf(media, 320)])
      expect((await world.guest.get(`/media/${name}`)).status).toBe(404);
    await world.editor.delete(`/api/workspaces/${world.site.id}/`);
    await removeStrayFiles.run(world.dependencies);
    expect(world.storedFiles()).toEqual([]);
  });

  it.each(['before', 'after'])(
    'does not outlive an image that is deleted %s the size is written',
    async (moment) => {
      const world = await makeStoringWorld();
      const media = await uploadWide(world);
      const { db, files } = world.dependencies;
      const write = files.write.bind(files);
      const remove = async () => bodyOf(await world.editor.delete(`/api/media/${media.id}/`), 204);
      vi.spyOn(files, 'write').mockImplementation(async (name, bytes) => {
        if (moment === 'before') await remove();
        await write(name, bytes);
        if (moment === 'after') await remove();
      });
      expect((await world.guest.get(`/media/${nameOf(media, 320)}`)).status).toBe(200);
      world.pass(301_000);
      await removeStrayFiles.run(world.dependencies);
      expect(world.storedFiles()).toEqual([]);
      expect(await db.selectFrom('unsettled_files').selectAll().execute()).toEqual([]);
    },
  );
});

describeWithDatabase('Sizes of images', (makeWorld) => {
  it('are offered below the width of the image, with its transparency, and no others exist', async () => {
    const world = await makeContentWorld(makeWorld);
    const opaque = await uploadWide(world);
    const glass = bodyOf(await world.upload(await flat(1000, 4)), 201);
    const offered: number[][] = [];
    for (const media of [opaque, glass]) {
      const statusOf = async (width: number) =>
        (await world.guest.get(`/media/${nameOf(media, width)}`)).status;
      offered.push(await Promise.all([320, 640, 960].map(statusOf)));
    }
    expect(offered).toEqual([
      [200, 200, 404],
      [200, 200, 200],
    ]);
    expect((await sharp(await storedBytes(world, nameOf(glass, 320))).stats()).isOpaque).toBe(false);

    const stem = opaque.file.replace('.jpg', '');
    const hostile = ['-0', '-1', '-319', '-0320', '-3.2e2', '--320', '-320-320', '-320x', '-99999999999']
      .map((ending) => `${stem}${ending}.webp`)
      .concat(`${stem}-320.jpg`, `${stem}-320.png`, `${stem}-320.WEBP`, `${opaque.file}-320.webp`)
      .concat(`${stem}.jpg%2f-320.webp`, `ab/..%2f${stem}-320.webp`, `${stem.slice(3)}-320.webp`)
      .concat(`${stem}%27%20or%201=1--320.webp`, `${stem.slice(0, -1)}%25-320.webp`, '-320.webp', '320.webp');
    const { files } = world.dependencies;
    const write = vi.spyOn(files, 'write');
    for (const name of hostile)
      expect([name, (await world.guest.get(`/media/${name}`)).status]).toEqual([name, 404]);
    expect(write).not.toHaveBeenCalled();
  });

  it('belong to their images when the installation is checked, and count for no limit', async () => {
    const world = await makeContentWorld(makeWorld);
    const media = await uploadWide(world);
    const bytesStored = () =>
      world.dependencies.db.selectFrom('workspace_usage').select('media_bytes').executeTakeFirstOrThrow();
    const before = await bytesStored();
    await world.guest.get(`/media/${nameOf(media, 320)}`);
    expect(await bytesStored()).toEqual(before);
    const options = { recount: false, progress: () => undefined };
    const report = await checkInstallation(world.dependencies, options);
    expect([report.damage, report.notes]).toEqual([[], []]);
    fs.writeFileSync(path.join(world.dataDir, 'media', 'stray-320.webp'), 'x');
    expect((await checkInstallation(world.dependencies, options)).notes).toMatchObject([
      { where: 'stray-320.webp', problem: 'belongs to no image' },
    ]);
  });

  it('do not exist for an image whose file is broken or missing', async () => {
    const world = await makeContentWorld(makeWorld);
    const [broken, missing] = [await uploadWide(world), await uploadWide(world)];
    const fileOf = ({ file }: Media) => path.join(world.dataDir, 'media', file);
    fs.truncateSync(fileOf(broken), 600);
    fs.rmSync(fileOf(missing));
    for (const media of [broken, missing]) {
      const answer = await world.guest.get(`/media/${nameOf(media, 320)}`);
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    expect(localFiles(world)).toEqual([broken.file]);
    expect(world.logged.filter((line) => line.includes('the file of an image is broken'))).toHaveLength(1);
  });

  it('are sent although they cannot be stored', async () => {
    const world = await makeContentWorld(makeWorld);
    const media = await uploadWide(world);
    const { dependencies } = world;
    const full = await startAnother({ ...dependencies, space: { isFull: () => true } });
    expect((await full(`/media/${nameOf(media, 320)}`)).statusCode).toBe(200);
    const failing = await startAnother({
      ...dependencies,
      files: { ...dependencies.files, write: () => Promise.reject(new StorageError(new Error('ENOSPC'))) },
    });
    expect((await failing(`/media/${nameOf(media, 320)}`)).statusCode).toBe(200);
    expect(world.logged.filter((line) => line.includes('could not be kept'))).toHaveLength(1);
    expect(localFiles(world)).toEqual([media.file]);
  });
});
