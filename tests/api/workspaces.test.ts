import { expect, test } from 'vitest';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { WorkspaceName } from '../../shared/wire/websites.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { describeOnBothDatabases } from '../support/world.ts';

const nobodysId = '019ab3a0-0000-7000-8000-000000000000';

describeOnBothDatabases('workspaces', (makeWorld) => {
  test('a workspace is created, read, changed and deleted', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const made = await user.post<Workspace>('/api/workspaces/', {
      type: 'SHOP',
      title: ' Pots\n\t& bowls ',
      description: 'Clay',
      tags: ['clay', ' clay ', 'shop'],
      i18n_enabled: true,
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      type: 'SHOP',
      title: 'Pots & bowls',
      tags: ['clay', 'shop'],
      i18n_enabled: true,
      page_count: 0,
      role: 'owner',
    });
    expect(made.body.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const path = `/api/workspaces/${made.body.id}/`;
    expect((await user.get(path)).body).toEqual(made.body);

    const changed = await user.patch(path, { ...made.body, title: 'Bowls', i18n_enabled: false });
    expect(changed.body).toEqual({ ...made.body, title: 'Bowls', i18n_enabled: false });

    const deleted = await user.delete(path);
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    expect((await user.get(path)).status).toBe(404);
  });

  test("the list contains only the caller's own workspaces, paginated, oldest first", async () => {
    const world = await makeWorld();
    const [ana, boro] = [await world.user('Ana'), await world.user('Boro')];
    for (const title of ['One', 'Two', 'Three']) await world.workspace(ana, { title });
    await world.workspace(boro, { title: 'His' });
    const { body } = await ana.get<ListAnswer<Workspace>>('/api/workspaces?page=2&page_size=2');
    expect(body.results.map(({ title }) => title)).toEqual(['Three']);
    expect(body).toMatchObject({ count: 3, next: null, previous: '/api/workspaces?page=1&page_size=2' });
  });

  test('an administrator finds workspaces of all users by names, owners and ids', async () => {
    const world = await makeWorld();
    const [admin, ana, boro] = [await world.admin(), await world.user('Ana'), await world.user('Boro')];
    const pots = await world.workspace(ana, { title: 'Čaše & bowls', type: 'SHOP' });
    const notes = await world.workspace(ana, { title: '100% notes' });
    const gone = await world.workspace(boro, { title: 'Old bowls' });
    await ana.patch(`/api/workspaces/${notes.id}/`, { title: '100% Novosti' });
    const list = (query: string) => admin.read<ListAnswer<WorkspaceName>>(`/api/workspaces/names/?${query}`);
    const find = async (query: string) => (await list(query)).results.map(({ title }) => title);
    const { id, type, title } = pots;
    const owner = { id: ana.id, name: 'Ana', email: ana.email, email_written: ana.email };
    expect(await list('search=caše&page_size=1')).toMatchObject({
      count: 1,
      next: null,
      results: [{ id, type, title, owner }],
    });
    expect(await find('search=BOWLS')).toEqual(['Čaše & bowls', 'Old bowls']);
    expect(await find('search=novosti')).toEqual(['100% Novosti']);
    expect(await find('search=0%25')).toEqual(['100% Novosti']);
    expect(await find('search=boro')).toEqual(['Old bowls']);
    expect(await find(`id=${gone.id},${pots.id},${nobodysId}`)).toEqual(['Čaše & bowls', 'Old bowls']);
    expect(await find(`id=${gone.id}&search=novosti`)).toEqual([]);
    expect(await find('id=')).toEqual([]);
    await boro.delete(`/api/workspaces/${gone.id}/`);
    expect(await find('search=bowls')).toEqual(['Čaše & bowls']);
  });

  test('a workspace is rejected at the member that is wrong', async () => {
    const user = await (await makeWorld()).user();
    for (const [body, field] of [
      [{ title: '   ' }, 'title'],
      [{ title: 'nul \0' }, 'title'],
      [{ title: 'half \ud800' }, 'title'],
      [{ type: 'WIKI' }, 'type'],
      [{ tags: ['x'.repeat(51)] }, 'tags'],
      [{ tags: [''] }, 'tags'],
      [{ tags: Array.from({ length: 21 }, (_, n) => `tag ${n}`) }, 'tags'],
    ] as const) {
      const answer = await user.post('/api/workspaces/', { type: 'BLOG', title: 'x', ...body });
      expect([body, answer.status, Object.keys(answer.body)]).toEqual([body, 400, [field]]);
    }
  });
});
