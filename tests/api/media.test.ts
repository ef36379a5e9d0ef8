import sharp from 'sharp';
import { expect, it } from 'vitest';
import { removeStrayFiles } from '../../server/modules/files/service.ts';
import { newId } from '../../server/platform/ids.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Block } from '../../shared/wire/content.ts';
import type { Media } from '../../shared/wire/media.ts';
import { bodyOf, textField, type ContentWorld } from './content-world.ts';
import { describeOnEveryStore, storedBytes } from './media-stores.ts';
import { uploadForm } from './upload-form.ts';
import { expectAnswer } from '../support/expect-answer.ts';
import { flatPng } from '../support/flat-png.ts';

const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 200, g: 40, b: 40, alpha: 0.5 } },
    limitInputPixels: false,
  });

async function showInBlock(world: ContentWorld, media: Media) {
  const model = await world.addModel({
    pictures: { ...textField, field_type: 'media', field_values: { multiple: true } },
  });
  const data = { pictures: [{ id: media.id, file: media.file }] };
  return world.addBlock('', { block_content_model: model.id, data });
}

describeOnEveryStore('Media', (makeWorld) => {
  it('are shrunk to fit, turned upright, and stripped of metadata', async () => {
    const world = await makeWorld();
    const photo = await flat(3000, 4000)
      .withExif({ IFD0: { Copyright: 'secret', Make: 'Camera' }, IFD3: { GPSLatitude: '44/1 48/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const media = bodyOf(await world.upload(photo, 'C:\\photos\\My photo.jpg'), 201);
    expect(media).toMatchObject({ width: 1024, height: 768, name: 'My photo.jpg', alt: '', in_use: false });
    expect(media.file).toMatch(/^([0-9a-f]{2})\/\1[0-9a-f]{38}\.jpg$/);
    const bytes = await storedBytes(world, media.file);
    expect(bytes.length).toBe(media.bytes);
    const { exif, orientation, format, width } = await sharp(bytes).metadata();
    expect({ exif, orientation, format, width }).toEqual({
      exif: undefined,
      orientation: undefined,
      format: 'jpeg',
      width: 1024,
    });
    const served = await world.guest.get(`/media/${media.file}`);
    expect([served.status, served.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(served.bytes.equals(bytes)).toBe(true);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('accept %s', async (format) => {
    const world = await makeWorld();
    const media = bodyOf(await world.upload(await flat(64, 64).toFormat(format).toBuffer()), 201);
    expect([media.width, media.height]).toEqual([64, 64]);
  });

  it('keep transparency and animation', async () => {
    const world = await makeWorld();
    const glass = bodyOf(await world.upload(await flat(50, 50, 4).png().toBuffer()), 201);
    expect(glass.file).toMatch(/\.webp$/);
    expect((await sharp(await storedBytes(world, glass.file)).stats()).isOpaque).toBe(false);
    const frames = await Promise.all(['red', 'blue'].map((background) => flatPng(30, 20, background)));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const media = bodyOf(await world.upload(moving), 201);
    expect([media.width, media.height]).toEqual([30, 20]);
    expect((await sharp(await storedBytes(world, media.file)).metadata()).pages).toBe(2);
  });

  it('reject files that are not images, with any name, and store nothing', async () => {
    const world = await makeWorld();
    const half = (await flat(400, 400).png().toBuffer()).subarray(0, 300);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
    const lying = Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(500)]);
    for (const bytes of [
      Buffer.from('hello'),
      svg,
      half,
      lying,
      Buffer.from('GIF89a'),
      Buffer.from('%PDF-1.7'),
    ]) {
      expectAnswer(await world.upload(bytes, 'picture.png'), 400, {
        file: ['File is not an image!', 'Use JPEG, PNG, WebP, GIF or AVIF.'],
      });
    }
    expect(world.storedFiles()).toEqual([]);
  });

  it('reject more than forty megapixels without decoding them', async () => {
    const world = await makeWorld();
    const huge = await flat(6834, 6000).png({ compressionLevel: 9 }).toBuffer();
    expectAnswer(await world.upload(huge), 400, { file: ['Images can’t be larger than 40 megapixels.'] });
  });

  it('reject bodies that do not match the form', async () => {
    const world = await makeWorld();
    const bytes = await flat(10, 10).png().toBuffer();
    const send = (parts: Parameters<typeof uploadForm>[0]) =>
      world.call('POST', '/api/media/', { as: world.editor, ...uploadForm(parts) });
    expect((await send({ workspace: world.site.id })).body).toEqual({ file: ['File not found!'] });
    expect((await send({ bytes })).body).toEqual({ workspace: ['This field is required'] });
    expect((await send({ bytes, workspace: 'nonsense' })).body).toEqual({
      workspace: ['Record not found.'],
    });
    expect((await send({ bytes, workspace: newId() })).body).toEqual({
      workspace: ['Record not found.'],
    });
    expect((await send({ bytes, workspace: world.site.id, fields: { colour: 'red' } })).body).toEqual({
      colour: ['Unknown field.'],
    });
    expect((await send({ bytes, workspace: world.site.id, fileFirst: true })).status).toBe(201);
    const readBack = { id: newId(), name: 'b.png', width: '1', bytes: '1', created_at: 'x', in_use: 'true' };
    const again = await send({ bytes, workspace: world.site.id, fields: readBack });
    expect([again.status, again.body]).toMatchObject([201, { name: 'b.png', width: 10, in_use: false }]);
    expectAnswer(
      await send({ workspace: world.site.id, bytes: Buffer.alloc(5_242_881) }),
      413,
      'payload_too_large',
    );
    expectAnswer(await world.editor.post('/api/media/', {}), 415, 'unsupported_media_type');
    const { headers, body } = uploadForm({ workspace: world.site.id, bytes });
    expectAnswer(
      await world.editor.post('/api/media/', body.subarray(0, body.length - 60), headers),
      400,
      'parse_error',
    );
  });

  it('are listed newest first, with whether they are in use', async () => {
    const world = await makeWorld();
    const bytes = await flat(10, 10).png().toBuffer();
    const first = bodyOf(await world.upload(bytes, 'first.png'), 201);
    const second = bodyOf(await world.upload(bytes, 'second.png'), 201);
    expect(first.file).not.toBe(second.file);
    await showInBlock(world, first);
    const list = async (caller = world.editor, query = `workspace=${world.site.id}`) =>
      caller.get<ListAnswer<Media>>(`/api/media/?${query}`);
    expect(bodyOf(await list(), 200).results).toEqual([second, { ...first, in_use: true }]);
    const admin = await world.admin();
    expect(bodyOf(await list(admin, 'all=1'), 200).count).toBe(2);
    expect((await list(admin)).status).toBe(403);
    expect((await list(world.editor, 'all=1')).status).toBe(403);
    expect((await list(world.editor, '')).body).toEqual({ workspace: ['This field is required'] });
  });

  it('are deleted with their file, but not while in use unless it is forced', async () => {
    const world = await makeWorld();
    const media = bodyOf(await world.upload(await flat(10, 10).png().toBuffer()), 201);
    const block = await showInBlock(world, media);
    const at = `/api/media/${media.id}/?workspace=${world.site.id}`;
    const rejected = await world.editor.delete(at);
    expectAnswer(rejected, 409, 'media_in_use');
    expect(rejected.body['detail']).toBe('This image is used in Home.');
    const referring = await world.editor.get(`/api/media/${media.id}/references/?workspace=${world.site.id}`);
    const home = { kind: 'page', page: world.home.id, workspace: world.site.id, name: 'Home' };
    const { block_content_model } = block;
    expect(referring.body).toEqual({ results: [{ ...home, block_content_model }], more: false });
    expect((await world.editor.delete(`${at}&force=1`)).status).toBe(204);
    expect(world.storedFiles()).toEqual([]);
    expect((await world.readPage()).page_blocks[0]?.data).toEqual({
      pictures: [{ id: media.id, file: media.file }],
    });
    expect((await world.editor.delete(at)).status).toBe(404);
  });

  it('do not block saving a block that showed them before they were deleted, but no other block can show them', async () => {
    const world = await makeWorld();
    const media = bodyOf(await world.upload(await flat(10, 10).png().toBuffer()), 201);
    const block = await showInBlock(world, media);
    await world.editor.delete(`/api/media/${media.id}/?workspace=${world.site.id}&force=1`);
    const gone = { id: media.id, file: media.file };
    const other = bodyOf(await world.upload(await flat(20, 10).png().toBuffer()), 201);
    const images = [gone, { id: other.id, file: other.file }];
    const save = (body: unknown) => world.editor.patch<Block>(`/api/blocks/${block.id}/`, body);
    expect((await save({ data: { pictures: images } })).body).toMatchObject({ data: { pictures: images } });
    expect((await save({ data: { pictures: images.slice(1) } })).status).toBe(200);
    expectAnswer(await save({ data: { pictures: images } }), 400, {
      pictures: ['pictures[0].id: Record not found in this workspace.'],
    });
  });

  it('stay in use while only the live version of a page shows them', async () => {
    const world = await makeWorld();
    const media = bodyOf(await world.upload(await flat(10, 10).png().toBuffer()), 201);
    const block = await showInBlock(world, media);
    await world.publish();
    await world.editor.delete(`/api/blocks/${block.id}/`);
    const at = `/api/media/${media.id}/`;
    expect((await world.editor.delete(at)).status).toBe(409);
    await world.editor.patch(`/api/pages/${world.home.id}/`, { in_draft: true });
    expect((await world.editor.delete(at)).status).toBe(204);
  });

  it('can be described and deleted by administrators too', async () => {
    const world = await makeWorld();
    const admin = await world.admin();
    const media = bodyOf(await world.upload(await flat(10, 10).png().toBuffer()), 201);
    const at = `/api/media/${media.id}/`;
    const patch = await world.editor.patch(at, { alt: 'A red square' });
    expect(patch.body).toEqual({ ...media, alt: 'A red square' });
    expect((await admin.delete(at)).status).toBe(403);
    expect((await admin.delete(`${at}?all=1`)).status).toBe(204);
  });

  it('are private: to others they do not exist, and they stay', async () => {
    const world = await makeWorld();
    const media = bodyOf(await world.upload(await flat(10, 10).png().toBuffer()), 201);
    const stranger = await world.user('Mallory');
    const theirs = await world.workspace(stranger);
    const never = newId();
    for (const query of ['', `?workspace=${theirs.id}`, `?workspace=${world.site.id}`]) {
      for (const [method, body] of [['GET'], ['PATCH', { alt: 'Mine' }], ['DELETE']] as const) {
        const ask = (id: string) =>
          world.call(method, `/api/media/${id}/${query}`, {
            as: stranger,
            ...(body === undefined ? {} : { body }),
          });
        const [existing, missing] = [await ask(media.id), await ask(never)];
        expect([existing.status, existing.text]).toEqual([404, missing.text]);
      }
    }
    const forced = `/api/media/${media.id}/?workspace=${theirs.id}&force=1`;
    expect((await stranger.delete(forced)).status).toBe(404);
    const admin = await world.admin();
    const described = await admin.patch(`/api/media/${media.id}/?all=1`, { alt: 'A red square' });
    expect(described.body).toEqual({ ...media, alt: 'A red square' });
    expect((await admin.get(`/api/media/${media.id}/?all=1`)).status).toBe(200);
    expect(world.storedFiles()).toEqual([media.file]);
  });

  it('leave no file behind when their row cannot be written', async () => {
    const world = await makeWorld();
    await world.dependencies.db.schema.dropTable('media').execute();
    expect((await world.upload(await flat(10, 10).png().toBuffer())).status).toBe(500);
    world.pass(360_000);
    await removeStrayFiles.run(world.dependencies);
    expect(world.storedFiles()).toEqual([]);
  });
});
