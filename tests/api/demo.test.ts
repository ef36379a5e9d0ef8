import { expect, test } from 'vitest';
import { demoWorkspaces } from '../../server/demo/demo-workspaces.ts';
import { seedDemo } from '../../server/demo/seed-demo.ts';
import type { UserActor } from '../../server/platform/context.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { DeliveryPage, DeliverySite } from '../../shared/wire/delivery.ts';
import type { PageSummary } from '../../shared/wire/content.ts';
import type { Media } from '../../shared/wire/media.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { describeWithDatabase, type Member, type World } from '../support/world.ts';

describeWithDatabase('The demo', (makeWorld) => {
  test('creates every workspace, with its pages in the states written for them', async () => {
    const { world, editor } = await seededWorld(await makeWorld());
    const workspaces = await listAll<Workspace>(world, editor, '/api/workspaces/');
    expect(workspaces.map(({ title }) => title).toSorted()).toEqual(
      demoWorkspaces.map(({ title }) => title).toSorted(),
    );
    for (const { id, title } of workspaces) {
      const written = demoWorkspaces.find((demo) => demo.title === title)?.pages ?? [];
      const made = await listAll<PageSummary>(world, editor, `/api/pages/?workspace=${id}`);
      expect(made.map(stateOf).toSorted()).toEqual(
        written
          .map((page) => `${page.url_path} ${page.state === 'draft'} ${page.editedLater !== undefined}`)
          .toSorted(),
      );
    }
  });

  test('is three websites whose pages and links all lead somewhere', async () => {
    const { world, editor } = await seededWorld(await makeWorld());
    const workspaces = await listAll<Workspace>(world, editor, '/api/workspaces/');
    expect(workspaces.map(({ site_slug }) => site_slug).toSorted()).toEqual([
      'kostic-lazar-architects',
      'podgradje-ceramics',
      'slow-coast',
    ]);
    for (const { site_slug } of workspaces) {
      const base = `/sites/${site_slug}`;
      const read = async (path: string) => (await world.guest.get(path)).text;
      const paths = [...(await read(`${base}/sitemap.xml`)).matchAll(/<loc>http:\/\/[^/]+(.*?)<\/loc>/g)];
      expect(paths.length).toBeGreaterThan(2);
      const links = new Set<string>();
      for (const [, path = ''] of paths)
        for (const [, link = ''] of (await read(path)).matchAll(/href="(\/[^"]*)"/g)) links.add(link);
      for (const link of links) expect([link, (await world.guest.get(link)).status]).toEqual([link, 200]);
    }
  });

  test('shows and describes each of its images', async () => {
    const { world, editor } = await seededWorld(await makeWorld());
    for (const { id } of await listAll<Workspace>(world, editor, '/api/workspaces/')) {
      const images = await listAll<Media>(world, editor, `/api/media/?workspace=${id}`);
      expect(images.length).toBeGreaterThan(0);
      expect(images.filter(({ in_use, alt }) => !in_use || alt === '')).toEqual([]);
    }
  });

  test('can be read in full by a site, and every link leads somewhere', async () => {
    const { world, editor } = await seededWorld(await makeWorld());
    for (const { id } of await listAll<Workspace>(world, editor, '/api/workspaces/')) {
      const { api_key: apiKey } = await world.createApiKey(editor, id);
      const as = { apiKey };
      const site = await world.call<DeliverySite>('GET', '/api/delivery/site/', { as });
      expect(Object.keys(site.body.components).toSorted()).toEqual(['Announcement', 'Footer', 'Header']);
      expect(deadLinks(site.body.components)).toEqual([]);
      for (const { url_path } of site.body.pages) {
        const page = await world.call<DeliveryPage>('GET', `/api/delivery/pages/?path=${url_path}`, { as });
        expect(page.status).toBe(200);
        expect(page.body.blocks.length).toBeGreaterThan(3);
        expect(deadLinks(page.body.blocks)).toEqual([]);
      }
    }
  });
});

async function seededWorld(world: World): Promise<{ world: World; editor: Member }> {
  const editor = await world.user('Demo Editor');
  const actor: UserActor = {
    kind: 'user',
    id: editor.id,
    email: editor.email,
    name: 'Demo Editor',
    session: '',
  };
  await seedDemo({ ...world.dependencies, actor, language: 'en' });
  return { world, editor };
}

async function listAll<Item>(world: World, caller: Member, path: string): Promise<readonly Item[]> {
  const all = `${path}${path.includes('?') ? '&' : '?'}page_size=1000`;
  return (await caller.get<ListAnswer<Item>>(all)).body.results;
}

function stateOf({ url_path, in_draft, has_unpublished_changes }: PageSummary): string {
  return `${url_path} ${in_draft} ${has_unpublished_changes}`;
}

/** Delivered links without an address, at any depth. */
function deadLinks(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('variant' in value && 'url' in value) return value.url === null ? [value] : [];
  return Object.values(value).flatMap(deadLinks);
}
