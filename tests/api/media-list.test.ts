import { expect, it } from 'vitest';
import type { MediaRow } from '../../server/platform/database/schema.ts';
import { newId } from '../../server/platform/ids.ts';
import { foldText } from '../../shared/fold-text.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Media } from '../../shared/wire/media.ts';
import { describeSuiteOnBothDatabases, type MakeWorld, type Member } from '../support/world.ts';
import { bodyOf, makeContentWorld, type ContentWorld } from './content-world.ts';

/** Enough that a search reads them in several time slices, and that the longest part of the list is read in several. */
const count = 2500;

describeSuiteOnBothDatabases('A library of thousands of images', (makeWorld) => {
  let filled: Promise<Library> | undefined;
  const open = () => (filled ??= makeLibrary(makeWorld));

  it.each([
    ['', 'desc', (media: Media) => [media.id]],
    ['-created_at', 'desc', (media: Media) => [media.id]],
    ['created_at', 'asc', (media: Media) => [media.id]],
    ['name', 'asc', (media: Media) => [foldText(media.name), media.id]],
    ['-name', 'desc', (media: Media) => [foldText(media.name), media.id]],
    ['bytes', 'asc', (media: Media) => [media.bytes, media.id]],
    ['-bytes', 'desc', (media: Media) => [media.bytes, media.id]],
  ] as const)(
    'is listed and searched in the same order, each image once: %s',
    async (ordering, way, keyOf) => {
      const { world } = await open();
      const order = ordering === '' ? {} : { ordering };
      const whole = await readAll(world, { page_size: '1000', ...order });
      expect(new Set(whole.map(({ id }) => id)).size).toBe(count);
      const sorted = whole.toSorted((a, b) => compare(keyOf(a), keyOf(b)));
      expect(whole).toEqual(way === 'asc' ? sorted : sorted.toReversed());
      expect(await readAll(world, { page_size: '200', ...order })).toEqual(whole);
      const found = await readAll(world, { page_size: '1000', search: 'kuca', ...order });
      expect(found).toEqual(whole.filter(({ name, alt }) => foldText(`${name} ${alt}`).includes('kuca')));
      expect(found.length).toBeGreaterThan(0);
    },
  );

  it.each<[Readonly<Record<string, string>>, (media: Media) => boolean]>([
    [{ in_use: '0' }, ({ in_use }) => !in_use],
    [{ in_use: '1' }, ({ in_use }) => in_use],
    [{ described: '0' }, ({ alt }) => alt === ''],
    [{ described: '1' }, ({ alt }) => alt !== ''],
    [{ in_use: '0', described: '0' }, ({ in_use, alt }) => !in_use && alt === ''],
    [{ in_use: '0', search: 'КУЋА' }, ({ in_use, alt }) => !in_use && alt.startsWith('Kuća')],
    [{ search: ' 0042.JPG ' }, ({ name }) => name === 'Č 0042.jpg'],
    [{ search: '%' }, () => false],
  ])('is filtered by %j', async (query, isWanted) => {
    const { world } = await open();
    const whole = await readAll(world, { page_size: '1000' });
    const wanted = whole.filter(isWanted);
    expect(await readAll(world, { page_size: '1000', ...query })).toEqual(wanted);
    const { count: found, results } = await list(world, { ...query, page: '2', page_size: '8' });
    expect([found, results]).toEqual([wanted.length, wanted.slice(8, 16)]);
  });

  it('keeps search, filters and order in the links to its other parts', async () => {
    const { world } = await open();
    const { next } = await list(world, { search: 'kuca', in_use: '0', ordering: 'name', page_size: '8' });
    expect(Object.fromEntries(new URLSearchParams(next?.split('?')[1]))).toMatchObject({
      ...{ search: 'kuca', in_use: '0', ordering: 'name', page: '2' },
    });
  });

  it('finds only images of the own workspace, and for administrators those of any', async () => {
    const { world, theirs, stranger } = await open();
    const mine = await list(world, { search: 'kuca' });
    const query = { search: 'kuca', ordering: 'name', described: '1' };
    expect((await listAs(world, stranger, { workspace: theirs, ...query })).count).toBe(1);
    const everybody = await listAs(world, await world.admin(), { all: '1', ...query });
    expect(everybody.count).toBe(mine.count + 1);
    expect(everybody.results.map(({ name }) => name)).toEqual(
      everybody.results.map(({ name }) => name).toSorted(),
    );
  });

  it.each([{ ordering: 'width' }, { in_use: 'yes' }, { described: '2' }, { search: 'x'.repeat(201) }])(
    'refuses %j',
    async (query) => {
      const { world } = await open();
      const params = new URLSearchParams({ workspace: world.site.id, ...query });
      const { status } = await world.editor.get(`/api/media/?${params}`);
      expect(status).toBe(400);
    },
  );
});

interface Library {
  readonly world: ContentWorld;
  readonly stranger: Member;
  /** The workspace of the stranger, with one image. */
  readonly theirs: string;
}

/** Images in another order by age, name and size. Each third is in use, each fifth has a description. */
async function makeLibrary(makeWorld: MakeWorld): Promise<Library> {
  const world = await makeContentWorld(makeWorld);
  const { db } = world.dependencies;
  const block = await world.addBlock('shows images');
  const images = Array.from({ length: count }, (_, n) => imageOf(world.site.id, n));
  for (let from = 0; from < count; from += 250) {
    const some = images.slice(from, from + 250);
    await db.insertInto('media').values(some).execute();
    const used = some.filter((_media, place) => (from + place) % 3 === 0);
    const { id: source } = block;
    const where = { workspace: world.site.id, source, source_page: world.home.id };
    await db
      .insertInto('content_references')
      .values(used.map(({ id }) => ({ ...where, target_kind: 'media' as const, target: id })))
      .execute();
  }
  const stranger = await world.user('Mallory');
  const { id: theirs } = await world.workspace(stranger);
  await db.insertInto('media').values(imageOf(theirs, 0)).execute();
  return { world, stranger, theirs };
}

function imageOf(workspace: string, n: number): MediaRow {
  const id = newId();
  const name = `${n % 2 === 0 ? 'Č' : 'b'} ${String((n * 7) % count).padStart(4, '0')}.jpg`;
  const alt = n % 5 === 0 ? `Kuća ${n}` : '';
  return {
    ...{ id, workspace, file: `${id}.jpg`, width: 10, height: 10, bytes: (n * 11) % 100 },
    ...{ name, name_folded: foldText(name), alt, alt_folded: foldText(alt) },
    created_at: '2026-11-20T12:00:00.000Z',
  };
}

type Key = readonly (string | number)[];

function compare(one: Key, other: Key): number {
  const at = one.findIndex((part, place) => part !== other[place]);
  if (at === -1) return 0;
  return (one[at] ?? '') < (other[at] ?? '') ? -1 : 1;
}

async function listAs(world: ContentWorld, caller: Member, query: Readonly<Record<string, string>>) {
  const answer = await caller.get<ListAnswer<Media>>(`/api/media/?${new URLSearchParams(query)}`);
  return bodyOf(answer, 200);
}

function list(world: ContentWorld, query: Readonly<Record<string, string>>) {
  return listAs(world, world.editor, { workspace: world.site.id, page_size: '1000', ...query });
}

/** All parts of a list, one after the other. */
async function readAll(world: ContentWorld, query: Readonly<Record<string, string>>): Promise<Media[]> {
  const all: Media[] = [];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { results, next } = await list(world, { ...query, page: `${page}` });
    all.push(...results);
    isMore = next !== null;
  }
  return all;
}
