import { beforeAll, expect, test } from 'vitest';
import { demoWorkspaces } from '../../server/demo/demo-workspaces.ts';
import { seedDemo } from '../../server/demo/seed-demo.ts';
import type { UserActor } from '../../server/platform/context.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { PageSummary } from '../../shared/wire/content.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { describeSuiteWithDatabase, type Member, type World } from '../support/world.ts';

describeSuiteWithDatabase('The demo', (makeWorld) => {
  let world: World;
  let editor: Member;
  beforeAll(async () => {
    world = await makeWorld();
    editor = await world.user('Demo Editor');
    const { id, email } = editor;
    const actor: UserActor = { kind: 'user', id, email, name: 'Demo Editor', session: '' };
    await seedDemo({ ...world.dependencies, actor, language: 'en' });
  });

  test('creates every workspace, with its pages in the states written for them', async () => {
    const workspaces = await listAll<Workspace>(editor, '/api/workspaces/');
    expect(workspaces.map(({ title }) => title).toSorted()).toEqual(
      demoWorkspaces.map(({ title }) => title).toSorted(),
    );
    for (const { id, title } of workspaces) {
      const written = demoWorkspaces.find((demo) => demo.title === title)?.pages ?? [];
      const made = await listAll<PageSummary>(editor, `/api/pages/?workspace=${id}`);
      expect(made.map(stateOf).toSorted()).toEqual(
        written
          .map((page) => `${page.url_path} ${page.state === 'draft'} ${page.editedLater !== undefined}`)
          .toSorted(),
      );
    }
  });

  test('is three websites whose pages and links all lead somewhere', async () => {
    const workspaces = await listAll<Workspace>(editor, '/api/workspaces/');
    expect(workspaces.map(({ site_slug }) => site_slug).toSorted()).toEqual([
      'kostic-lazar-architects',
      'podgradje-ceramics',
      'slow-coast',
    ]);
    for (const { site_slug } of workspaces) {
      const base = `/sites/${site_slug}`;
      const read = async (path: string) => (await world.guest.get(path)).text;
      const entries = [...(await read(`${base}/sitemap.xml`)).matchAll(/<loc>http:\/\/[^/]+(.*?)<\/loc>/g)];
      expect(entries.length).toBeGreaterThan(2);
      const links = new Set<string>();
      for (const [, path = ''] of entries)
        for (const [, link = ''] of (await read(path)).matchAll(/href="(\/[^"]*)"/g)) links.add(link);
      for (const link of links) expect([link, (await world.guest.get(link)).status]).toEqual([link, 200]);
    }
  });
});

async function listAll<Item>(caller: Member, path: string): Promise<readonly Item[]> {
  const all = `${path}${path.includes('?') ? '&' : '?'}page_size=1000`;
  return (await caller.get<ListAnswer<Item>>(all)).body.results;
}

function stateOf({ url_path, in_draft, has_unpublished_changes }: PageSummary): string {
  return `${url_path} ${in_draft} ${has_unpublished_changes}`;
}
