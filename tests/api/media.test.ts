import sharp from 'sharp';
import { expect, it } from 'vitest';
import { removeStrayFiles } from '../../server/modules/files/service.ts';
import type { Block } from '../../shared/wire/content.ts';
import type { Media } from '../../shared/wire/media.ts';
import { bodyOf, makeContentWorld, textField, type ContentWorld } from './content-world.ts';
import { describeOnEveryStore, storedBytes } from './media-stores.ts';
import { describeWithDatabase } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';
import { flatPng } from '../support/flat-png.ts';

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
    const photo = await sharp(await flatPng(3000, 4000))
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

  it('are deleted with their file, but not while in use unless it is forced', async () => {
    const world = await makeWorld();
    const media = await world.addImage();
    const block = await showInBlock(world, media);
    const at = `/api/media/${media.id}/?workspace=${world.site.id}`;
    const rejected = await world.editor.delete(at);
    expectAnswer(rejected, 409, 'media_in_use');
    expect(rejected.body['detail']).toBe('This image is used in Home.');
    const referring = await world.editor.get(`/api/media/${media.id}/references/?workspace=${world.site.id}`);
    const home = { kind: 'page', page: world.home.id, workspace: world.site.id, name: 'Home' };
    const { block_content_model } = block;
    expect(referring.body).toEqual({ results: [{ ...home, block_content_model }], more: false });
    expect((await world.editor.read<Media>(at)).in_use).toBe(true);
    expect((await world.editor.delete(`${at}&force=1`)).status).toBe(204);
    expect(world.storedFiles()).toEqual([]);
    expect((await world.readPage()).page_blocks[0]?.data).toEqual({
      pictures: [{ id: media.id, file: media.file }],
    });
    expect((await world.editor.delete(at)).status).toBe(404);
  });

  it('do not block saving a block that showed them before they were deleted, but no other block can show them', async () => {
    const world = await makeWorld();
    const media = await world.addImage();
    const block = await showInBlock(world, media);
    await world.editor.delete(`/api/media/${media.id}/?workspace=${world.site.id}&force=1`);
    const gone = { id: media.id, file: media.file };
    const other = await world.addImage();
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
    const media = await world.addImage();
    const block = await showInBlock(world, media);
    await world.publish();
    await world.editor.delete(`/api/blocks/${block.id}/`);
    const at = `/api/media/${media.id}/`;
    expect((await world.editor.delete(at)).status).toBe(409);
    await world.editor.patch(`/api/pages/${world.home.id}/`, { in_draft: true });
    expect((await world.editor.delete(at)).status).toBe(204);
  });

  it('leave no file behind when their row cannot be written', async () => {
    const world = await makeWorld();
    await world.dependencies.db.schema.dropTable('media').execute();
    expect((await world.upload(await flatPng())).status).toBe(500);
    world.pass(360_000);
    await removeStrayFiles.run(world.dependencies);
    expect(world.storedFiles()).toEqual([]);
  });
});

describeWithDatabase('The name of an image', (makeWorld) => {
  it('comes from its own form field, because browsers send the file under a hash, and cannot be changed', async () => {
    const world = await makeContentWorld(makeWorld);
    const bytes = await flatPng();
    const upload = async (name: string) =>
      bodyOf(await world.upload(bytes, '0123456789abcdef.jpg', { fields: { name } }), 201);
    const media = await upload('Fu\u0308ße/Küche\u202e.heic');
    expect(media.name).toBe('Küche.heic');
    // An unreadable name does not hide the name of the file.
    expect((await upload('\u202e')).name).toBe('0123456789abcdef.jpg');
    const at = `/api/media/${media.id}/?workspace=${world.site.id}`;
    const changed = { ...media, alt: 'Our kitchen' };
    expect(await world.editor.change(at, { ...changed, name: 'cellar.jpg' })).toEqual(changed);
    expect(await world.editor.read(at)).toEqual(changed);
  });
});
