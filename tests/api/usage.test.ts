import { expect, test } from 'vitest';
import type { Usage } from '../../shared/wire/usage.ts';
import { describeOnBothDatabases, type Member, type World } from '../support/world.ts';
import { uploadForm } from './upload-form.ts';
import { flatPng } from '../support/flat-png.ts';

function read(world: World, caller: Member) {
  return caller.get<Usage>('/api/usage/');
}

async function addPages(world: World, caller: Member, workspace: string, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) await world.page(caller, workspace, { url_path: `/page-${n}` });
}

/** Uploads an image and returns the number of bytes stored for it. */
async function addImage(world: World, caller: Member, workspace: string, side: number): Promise<number> {
  const bytes = await flatPng(side, side, 'teal');
  const answer = await world.call('POST', '/api/media/', { as: caller, ...uploadForm({ workspace, bytes }) });
  expect(answer.status).toBe(201);
  return Number(answer.body['bytes']);
}

describeOnBothDatabases('usage', (makeWorld) => {
  test('is reported for each workspace, oldest first, and in total, without the data of others', async () => {
    const world = await makeWorld();
    const [ana, boro, admin] = [await world.user('Ana'), await world.user('Boro'), await world.admin()];
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
    for (const other of [boro, admin])
      expect((await read(world, other)).body).toEqual({ pages: 0, media: 0, bytes: 0, workspaces: [] });
  });

  test('shrinks when something is deleted', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const { id } = await world.workspace(user);
    await addPages(world, user, id, 2);
    await addImage(world, user, id, 30);
    const listed = await user.get<{ results: { id: string }[] }>(`/api/media/?workspace=${id}`);
    await user.delete(`/api/media/${listed.body.results[0]?.id}/?workspace=${id}`);
    expect((await read(world, user)).body).toMatchObject({ pages: 2, media: 0, bytes: 0 });
    await user.delete(`/api/workspaces/${id}/`);
    expect((await read(world, user)).body).toEqual({ pages: 0, media: 0, bytes: 0, workspaces: [] });
  });
});
