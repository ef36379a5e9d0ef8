import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newId } from '../../server/platform/ids.ts';
import { limits } from '../../shared/limits.ts';
import type { DeliverySite } from '../../shared/wire/delivery.ts';
import { describeOn, describeOnBothDatabases } from '../support/world.ts';
import { makeContentWorld, type ContentWorld } from './content-world.ts';

describeOnBothDatabases('A site with many pages', (makeWorld) => {
  it('lists all of them, or a part with links to its neighbours', async () => {
    const world = await makeContentWorld(makeWorld);
    const as = await siteOf(world);
    await addLivePages(world, 2500);
    const read = async (address: string) => (await world.call<DeliverySite>('GET', address, { as })).body;
    const whole = await read('/api/delivery/site/');
    expect([whole.count, whole.next, whole.previous]).toEqual([2500, null, null]);
    const paths = whole.pages.map((page) => page.url_path);
    expect(paths).toEqual(Array.from({ length: 2500 }, (_, n) => pathOf(n)));

    const walked: string[] = [];
    let address: string | null = '/api/delivery/site/?page_size=900';
    let part: DeliverySite | undefined;
    while (address !== null) {
      part = await read(address);
      walked.push(...part.pages.map((page) => page.url_path));
      expect({ ...part, pages: [], next: null, previous: null }).toEqual({ ...whole, pages: [] });
      address = part.next;
    }
    expect(walked).toEqual(paths);
    expect(part?.previous).toBe('/api/delivery/site/?page=2&page_size=900');
    const beyond = await read('/api/delivery/site/?page=9&page_size=900');
    expect(beyond).toMatchObject({
      pages: [],
      next: null,
      previous: '/api/delivery/site/?page=3&page_size=900',
    });
    expect((await read('/api/delivery/site/?page=2')).pages).toHaveLength(1000);
  });

  it('has an ETag for each part, which changes with what the part says', async () => {
    const world = await makeContentWorld(makeWorld);
    const as = await siteOf(world);
    await addLivePages(world, 4);
    const address = '/api/delivery/site/?page=2&page_size=2';
    const first = await world.call('GET', address, { as });
    const etag = String(first.headers['etag']);
    const again = (headers: Record<string, string>) => world.call('GET', address, { as, headers });
    expect((await again({ 'if-none-match': etag })).status).toBe(304);
    const publish = () => world.call('POST', `/api/pages/${world.home.id}/publish/`, { as: world.editor });
    await publish();
    await expect.poll(async () => (await again({ 'if-none-match': etag })).status).toBe(200);
    expect((await again({})).body).toMatchObject({
      count: 5,
      pages: [{ url_path: pathOf(1) }, { url_path: pathOf(2) }],
    });
  });

  it.each(['page=0', 'page_size=0', `page_size=${limits.pageSizeMax + 1}`, 'page=x', 'page=1e3'])(
    'refuses a part that cannot be: %s',
    async (query) => {
      const world = await makeContentWorld(makeWorld);
      const { status, body } = await world.call('GET', `/api/delivery/site/?${query}`, {
        as: await siteOf(world),
      });
      expect([status, Object.keys(body)]).toEqual([400, [query.split('=')[0]]]);
    },
  );
});

describeOn('sqlite', 'While something large is read or written', (makeWorld) => {
  it.each([
    [
      'a page is read',
      (world: ContentWorld) => world.call('GET', `/api/pages/${world.home.id}/`, { as: world.editor }),
    ],
    [
      'a page is published',
      (world: ContentWorld) =>
        world.call('POST', `/api/pages/${world.home.id}/publish/`, { as: world.editor }),
    ],
    [
      'a page is copied',
      (world: ContentWorld) =>
        world.call('POST', `/api/pages/${world.home.id}/duplicate/`, { as: world.editor }),
    ],
  ])('others are answered: %s', async (_name, heavy) => {
    const world = await makeContentWorld(makeWorld);
    await fillPage(world);
    const ended: string[] = [];
    const work = Promise.all(
      [1, 2, 3].map(async () => expect((await heavy(world)).status).toBeLessThan(300)),
    ).then(() => ended.push('heavy'));
    expect(await pingsUntil(world, work)).toBeGreaterThan(answeredAnyway);
  });

  it('others are answered: a site and a page are prepared for delivery, once for all who ask', async () => {
    const world = await makeContentWorld(makeWorld);
    const as = await siteOf(world);
    await fillPage(world);
    await world.call('POST', `/api/pages/${world.home.id}/publish/`, { as: world.editor });
    await addLivePages(world, 5000);
    for (const address of ['/api/delivery/site/', '/api/delivery/pages/?path=/']) {
      const asked = [1, 2, 3, 4, 5].map(() => world.call('GET', address, { as }));
      expect(await pingsUntil(world, Promise.all(asked)), address).toBeGreaterThan(answeredAnyway);
      const etags = new Set((await Promise.all(asked)).map(({ headers }) => headers['etag']));
      expect(etags.size).toBe(1);
    }
  });
});

/** Pings that are answered while the work runs even if it never gives way: the one that was sent before it began. */
const answeredAnyway = 1;

/** Sends one ping after the other until the work is done, and says how many were answered. */
async function pingsUntil(world: ContentWorld, work: Promise<unknown>): Promise<number> {
  const state = { hasEnded: false };
  const end = work.finally(() => (state.hasEnded = true));
  // The first one may be answered before the work begins.
  await world.call('GET', '/api/system/ping/');
  let pings = 0;
  for (; !state.hasEnded; pings += 1) {
    expect((await world.call('GET', '/api/system/ping/')).status).toBe(200);
    // An injected call is answered without the event loop going on; one over the wire is not.
    await setImmediate();
  }
  await end;
  return pings;
}

async function siteOf(world: ContentWorld): Promise<{ readonly apiKey: string }> {
  return { apiKey: (await world.access(world.editor, world.site.id)).api_key };
}

function pathOf(number: number): string {
  return `/page-${String(number).padStart(5, '0')}`;
}

/** Adds published pages with very little in them. */
async function addLivePages(world: ContentWorld, count: number): Promise<void> {
  const { db } = world.dependencies;
  const page = await db
    .selectFrom('pages')
    .selectAll()
    .where('id', '=', world.home.id)
    .executeTakeFirstOrThrow();
  const pages = Array.from({ length: count }, (_, n) => ({
    ...page,
    id: newId(),
    url_path: pathOf(n),
    live_version: 1,
    published_at: page.created_at,
    published_edits: page.edits,
  }));
  for (let from = 0; from < count; from += 500) {
    const some = pages.slice(from, from + 500);
    await db.insertInto('pages').values(some).execute();
    const versions = some.map(({ id, workspace, url_path, created_at }) => ({
      ...{ page: id, version: 1, workspace, title: 'Page', url_path, published_at: created_at },
      ...{ published_by: null, blocks: '{"models":{},"blocks":[]}' },
    }));
    await db.insertInto('page_versions').values(versions).execute();
  }
}

/** Fills the page up to its bound, with as many blocks as it may have. */
async function fillPage(world: ContentWorld): Promise<void> {
  const { db, config } = world.dependencies;
  const block = await world.addBlock('first');
  const row = await db.selectFrom('blocks').selectAll().where('id', '=', block.id).executeTakeFirstOrThrow();
  const text = 'x'.repeat(Math.floor(config.bounds.pageBytes / limits.blocksPerPage) - 20);
  const data = JSON.stringify({ text });
  const rest = Array.from({ length: limits.blocksPerPage - 1 }, (_, n) => ({
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
}
