import { expect, it } from 'vitest';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Media } from '../../shared/wire/media.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { bodyOf, makeContentWorld, type ContentWorld } from './content-world.ts';
import { uploadForm } from './upload-form.ts';
import { flatPng } from '../support/flat-png.ts';

const image = () => flatPng(10, 10, 'teal');

describeOnBothDatabases('The names of images', (makeWorld) => {
  it('arrive beside the file, which browsers send under a hash', async () => {
    const world = await makeContentWorld(makeWorld);
    const media = bodyOf(await upload(world, { name: 'Fu\u0308ße/Küche\u202e.heic' }), 201);
    expect(media.name).toBe('Küche.heic');
    const at = `/api/media/${media.id}/?workspace=${world.site.id}`;
    expect((await world.editor.get(at)).body).toEqual(media);
    expect((await list(world)).results).toEqual([media]);
    // An unreadable name does not hide the name of the file.
    expect(bodyOf(await upload(world, { name: '\u202e' }), 201).name).toBe('0123456789abcdef.jpg');
    expect(bodyOf(await upload(world, { name: 'x'.repeat(900) }), 201).name).toHaveLength(150);
  });

  it('do not change with the description', async () => {
    const world = await makeContentWorld(makeWorld);
    const media = bodyOf(await upload(world, { name: 'kitchen.jpg' }), 201);
    const body = { ...media, name: 'cellar.jpg', alt: 'Our kitchen' };
    const changed = await world.editor.patch<Media>(`/api/media/${media.id}/`, body);
    expect(bodyOf(changed, 200)).toEqual({ ...media, alt: 'Our kitchen' });
  });

  it('are rejected when there are several', async () => {
    const world = await makeContentWorld(makeWorld);
    const form = uploadForm({
      workspace: world.site.id,
      bytes: await image(),
      fields: { name: 'one.jpg' },
    });
    const again = '--octavo-test-boundary\r\ncontent-disposition: form-data; name="name"\r\n\r\ntwo.jpg\r\n';
    const body = Buffer.concat([Buffer.from(again), form.body]);
    const rejected = await world.call('POST', '/api/media/', {
      ...{ as: world.editor, headers: form.headers, body },
    });
    expect([rejected.status, Object.keys(rejected.body)]).toEqual([400, ['name']]);
  });
});

async function upload(world: ContentWorld, fields: Readonly<Record<string, string>> = {}) {
  const workspace = world.site.id;
  const form = uploadForm({ workspace, name: '0123456789abcdef.jpg', bytes: await image(), fields });
  return world.call<Media>('POST', '/api/media/', { as: world.editor, ...form });
}

async function list(world: ContentWorld, query: Readonly<Record<string, string>> = {}) {
  const params = new URLSearchParams({ workspace: world.site.id, ...query });
  return await world.editor.read<ListAnswer<Media>>(`/api/media/?${params}`);
}
