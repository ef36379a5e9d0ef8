import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Usage } from '../../shared/wire/usage.ts';
import { describeOnBothDatabases, type Person, type World } from '../support/world.ts';
import { uploadForm } from './upload-form.ts';

function read(world: World, as: Person) {
  return world.call<Usage>('GET', '/api/usage/', { as });
}

async function addPages(world: World, as: Person, workspace: string, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) await world.page(as, workspace, { url_path: `/page-${n}` });
}

/** Uploads an image and returns the number of bytes stored for it. */
async function addImage(world: World, as: Person, workspace: string, side: number): Promise<number> {
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const answer = await world.call('POST', '/api/media/', { as, ...uploadForm({ workspace, bytes }) });
  expect(answer.status).toBe(201);
  return Number(answer.body['bytes']);
}

describeOnBothDatabases('usage', (makeWorld) => {
  test('is reported for each workspace, oldest first, and in total', async () => {
    const world = await makeWorld();
    const ana = await world.user('Ana');
    const shop = await world.workspace(ana, { title: 'Shop' });
    const bare = await world.workspace(ana, { title: 'Bare' });
    await addPages(world, ana, shop.id, 3);
    await addPages(world, ana, bare.id, 1);
    const first = await addImage(world, ana, shop.id, 40);
    const second = await addImage(world, ana, shop.id, 700);
    const { status, body } = await read(world, ana);
    expect(status).toBe(200);
    expect(body).toEqual({
      pages: 4,
      media: 2,
      bytes: first + second,
      workspaces: [
        { id: shop.id, title: 'Shop', pages: 3, media: 2, bytes: first + second },
        { id: bare.id, title: 'Bare', pages: 1, media: 0, bytes: 0 },
      ],
    });
  });

  test('shrinks when something is deleted', async () => {
    const world = await makeWorld();
    const as = await world.user();
    const { id } = await world.workspace(as);
    await addPages(world, as, id, 2);
    await addImage(world, as, id, 30);
    const listed = await world.call<{ results: { id: string }[] }>('GET', `/api/media/?workspace=${id}`, {
      as,
    });
    await world.call('DELETE', `/api/media/${listed.body.results[0]?.id}/?workspace=${id}`, { as });
    expect((await read(world, as)).body).toMatchObject({ pages: 2, media: 0, bytes: 0 });
    await world.call('DELETE', `/api/workspaces/${id}/`, { as });
    expect((await read(world, as)).body).toEqual({ pages: 0, media: 0, bytes: 0, workspaces: [] });
  });

  test('never counts another user’s data, not even for administrators', async () => {
    const world = await makeWorld();
    const [ana, boro, admin] = [await world.user('Ana'), await world.user('Boro'), await world.admin()];
    const hers = await world.workspace(ana, { title: 'Hers' });
    await addPages(world, ana, hers.id, 2);
    await addImage(world, ana, hers.id, 30);
    const his = await world.workspace(boro, { title: 'His' });
    const { body } = await read(world, boro);
    expect(body).toEqual({
      pages: 0,
      media: 0,
      bytes: 0,
      workspaces: [{ id: his.id, title: 'His', pages: 0, media: 0, bytes: 0 }],
    });
    expect((await read(world, admin)).body).toEqual({ pages: 0, media: 0, bytes: 0, workspaces: [] });
  });
});
