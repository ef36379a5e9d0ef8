import { expect, it } from 'vitest';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Page, PageSummary, ReferringContent } from '../../shared/wire/content.ts';
import { describeSuiteOnBothDatabases, type MakeWorld } from '../support/world.ts';
import { bodyOf, linkTo, makeContentWorld, textField, type ContentWorld } from './content-world.ts';
import { addLivePages } from './large-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

/** Enough that a search reads them in several time slices, and that the longest part of the list is read in several. */
const count = 2500;

describeSuiteOnBothDatabases('A workspace with thousands of pages', (makeWorld) => {
  let filled: Promise<ContentWorld> | undefined;
  const open = () => (filled ??= makeLargeWorld(makeWorld));

  it.each([
    ['', (page: PageSummary) => page.id],
    ['title', (page: PageSummary) => page.title],
    ['-title', (page: PageSummary) => page.title],
    ['url_path', (page: PageSummary) => page.url_path],
    ['-url_path', (page: PageSummary) => page.url_path],
    ['last_update', (page: PageSummary) => `${page.last_update} ${page.id}`],
    ['-last_update', (page: PageSummary) => `${page.last_update} ${page.id}`],
  ])('is listed and searched in the same order, each page once: %s', async (ordering, keyOf) => {
    const world = await open();
    const sizes = [1000, 400];
    for (const search of ['', 'number']) {
      const lists = await Promise.all(
        sizes.map(async (size) => {
          const query = { search, page_size: `${size}`, ...(ordering !== '' && { ordering }) };
          return (await readAll(world, query)).filter(({ title }) => title.startsWith('Number'));
        }),
      );
      const keys = lists[0]?.map(keyOf) ?? [];
      const sorted = keys.toSorted((a, b) => (a < b ? -1 : 1));
      expect(keys).toEqual(ordering.startsWith('-') ? sorted.toReversed() : sorted);
      expect(new Set(keys).size).toBe(count);
      expect(lists[1]).toEqual(lists[0]);
    }
  });

  it('finds the matching pages, anywhere in the list', async () => {
    const world = await open();
    for (const number of [0, 999, 1000, 2499]) {
      const { results, count: found } = await list(world, { search: titleOf(number) });
      expect([found, results.map(({ title }) => title)]).toEqual([1, [titleOf(number)]]);
    }
    expect(await list(world, { search: 'nothing like it' })).toMatchObject({ count: 0, results: [] });
  });
});

describeSuiteOnBothDatabases('What many blocks link to', (makeWorld) => {
  it('is not deleted, and twenty of the places are named', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel({ links: { ...textField, field_type: 'link' } });
    const target = await world.page(world.editor, world.site.id, { url_path: '/target' });
    const link = (page: Page) =>
      world.addBlock('', { page: page.id, block_content_model: model.id, data: { links: [linkTo(target)] } });
    await link(target);
    await link(world.home);
    await link(world.home);
    expect(await placesNamed(world, target)).toEqual([world.home.title]);
    for (let number = 10; number < 40; number += 1)
      await link(
        await world.page(world.editor, world.site.id, {
          title: `Linking ${number}`,
          url_path: `/linking-${number}`,
        }),
      );
    const places = await placesNamed(world, target);
    expect(new Set(places).size).toBe(20);
    expect(places).toEqual(places.toSorted());
    const { body } = await world.editor.get<ReferringContent>(`/api/pages/${target.id}/references/`);
    expect([body.results.map(({ name }) => name), body.more]).toEqual([places, true]);
  });
});

/** The places named in the error when a linked page is deleted. */
async function placesNamed(world: ContentWorld, { id }: Page): Promise<readonly string[]> {
  const rejected = await world.editor.delete(`/api/pages/${id}/`);
  expectAnswer(rejected, 409, 'page_in_use');
  const [, places = ''] = /it’s linked from (.*)\.$/.exec(String(rejected.body['detail'])) ?? [];
  return places.split(', ');
}

function titleOf(number: number): string {
  return `Number ${String(number).padStart(4, '0')}`;
}

/** A world with thousands of live pages, which are in another order by age, title, path and last change. */
async function makeLargeWorld(makeWorld: MakeWorld): Promise<ContentWorld> {
  const world = await makeContentWorld(makeWorld);
  await addLivePages(world, count, (n, home) => ({
    ...{ title: titleOf((n * 7) % count), title_folded: titleOf((n * 7) % count).toLowerCase() },
    ...{ url_path: `/path-${(n * 11) % count}` },
    last_update: new Date(Date.parse(home.last_update) + (n % 50)).toISOString(),
  }));
  return world;
}

async function list(world: ContentWorld, query: Readonly<Record<string, string>>) {
  const params = new URLSearchParams({ workspace: world.site.id, ...query });
  const answer = await world.editor.get<ListAnswer<PageSummary>>(`/api/pages/?${params}`);
  return bodyOf(answer, 200);
}

/** All parts of a list, one after the other. */
async function readAll(world: ContentWorld, query: Readonly<Record<string, string>>): Promise<PageSummary[]> {
  const all: PageSummary[] = [];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { results, next } = await list(world, { ...query, page: `${page}` });
    all.push(...results);
    isMore = next !== null;
  }
  return all;
}
