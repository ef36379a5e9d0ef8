import { expect, test } from 'vitest';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Tag } from '../../shared/wire/tags.ts';
import { describeOnBothDatabases, type Member, type World } from '../support/world.ts';

function read(world: World, caller: Member, query = '') {
  return caller.get<ListAnswer<Tag>>(`/api/tags/${query}`);
}

describeOnBothDatabases('tags', (makeWorld) => {
  test("are listed for a workspace, each with the number of the owner's workspaces that have it", async () => {
    const world = await makeWorld();
    const [ana, boro] = [await world.user('Ana'), await world.user('Boro')];
    const { id } = await world.workspace(ana, { tags: ['Čaj', 'shop', ' clay '] });
    const other = await world.workspace(ana, { tags: ['caj', 'Winter'] });
    await world.workspace(ana, { tags: ['SHOP', 'ЧАЈ'] });
    await world.workspace(boro, { tags: ['clay', 'his own'] });

    const one = await read(world, ana, `?workspace=${id}`);
    expect(one.status).toBe(200);
    expect(one.body).toEqual({
      results: [
        { title: 'Čaj', count: 3 },
        { title: 'clay', count: 1 },
        { title: 'shop', count: 2 },
      ],
      count: 3,
      next: null,
      previous: null,
    });
    expect((await read(world, ana, `?workspace=${other.id}`)).body.results).toEqual([
      { title: 'caj', count: 3 },
      { title: 'Winter', count: 1 },
    ]);
    const all = await read(world, ana);
    expect(all.body.results.map(({ title }) => title)).toEqual(['Čaj', 'clay', 'shop', 'Winter']);
  });

  test('are paginated, and empty in a workspace without tags', async () => {
    const world = await makeWorld();
    const user = await world.user();
    expect((await read(world, user)).body).toEqual({ results: [], count: 0, next: null, previous: null });
    const { id } = await world.workspace(user, { tags: ['c', 'a', 'b'] });
    const { body } = await read(world, user, `?workspace=${id}&page=2&page_size=2`);
    expect(body).toEqual({
      results: [{ title: 'c', count: 1 }],
      count: 3,
      next: null,
      previous: `/api/tags/?workspace=${id}&page=1&page_size=2`,
    });
  });

  test('follow every change of the workspace', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const { id } = await world.workspace(user, { tags: ['old'] });
    const body = { tags: ['New', 'new', '  ', 'NEW '] };
    const changed = await user.patch(`/api/workspaces/${id}/`, body);
    expect(changed.body['tags']).toEqual(['New']);
    expect((await read(world, user)).body.results).toEqual([{ title: 'New', count: 1 }]);
    await user.delete(`/api/workspaces/${id}/`);
    expect((await read(world, user)).body.results).toEqual([]);
  });
});
