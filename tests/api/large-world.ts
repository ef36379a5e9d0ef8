import type { PageRow } from '../../server/platform/database/schema.ts';
import { newId } from '../../server/platform/ids.ts';
import { limits } from '../../shared/limits.ts';
import type { Client } from '../support/client.ts';
import type { ContentWorld } from './content-world.ts';

/** The site of the world's workspace, which reads with its own API key. */
export async function siteOf(world: ContentWorld): Promise<Client> {
  return world.withKey((await world.createApiKey(world.editor, world.site.id)).api_key);
}

/** The path of one of the pages that `addLivePages` adds. */
export function pathOf(number: number): string {
  return `/page-${String(number).padStart(5, '0')}`;
}

/** Adds published pages with very little in them. They are copies of the home page, except for what `differ` returns. */
export async function addLivePages(
  world: ContentWorld,
  count: number,
  differ: (n: number, home: PageRow) => Partial<PageRow> = (n) => ({ url_path: pathOf(n) }),
): Promise<void> {
  const { db } = world.dependencies;
  const page = await db
    .selectFrom('pages')
    .selectAll()
    .where('id', '=', world.home.id)
    .executeTakeFirstOrThrow();
  const pages = Array.from({ length: count }, (_, n) => ({
    ...page,
    ...{ id: newId(), live_version: 1, published_at: page.created_at, published_edits: page.edits },
    ...differ(n, page),
  }));
  for (let from = 0; from < count; from += 500) {
    const some = pages.slice(from, from + 500);
    await db.insertInto('pages').values(some).execute();
    const versions = some.map(({ id, workspace, title, url_path, created_at }) => ({
      ...{ page: id, version: 1, workspace, title, url_path, published_at: created_at },
      ...{ published_by: null, blocks: '{"models":{},"blocks":[]}' },
    }));
    await db.insertInto('page_versions').values(versions).execute();
  }
}

/** Fills the page nearly up to both of its bounds, with room for some blocks, and returns the ids of its blocks. */
export async function fillPage(world: ContentWorld, room = 100): Promise<readonly string[]> {
  const { db, config } = world.dependencies;
  const block = await world.addBlock('first');
  const row = await db.selectFrom('blocks').selectAll().where('id', '=', block.id).executeTakeFirstOrThrow();
  const text = 'x'.repeat(Math.floor(config.bounds.pageBytes / limits.blocksPerPage) - 20);
  const data = JSON.stringify({ text });
  const rest = Array.from({ length: limits.blocksPerPage - room - 1 }, (_, n) => ({
    ...row,
    ...{ id: newId(), order: n + 1, data },
  }));
  for (let from = 0; from < rest.length; from += 500)
    await db
      .insertInto('blocks')
      .values(rest.slice(from, from + 500))
      .execute();
  const data_bytes = rest.length * data.length + row.data.length;
  await db.updateTable('pages').set({ data_bytes }).where('id', '=', world.home.id).execute();
  return rest.map(({ id }) => id);
}
