import { expect, it } from 'vitest';
import { newId } from '../../server/platform/ids.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Page, PageSummary, PageVersion, PageVersionDetail } from '../../shared/wire/content.ts';
import { describeOnBothDatabases, describeWithDatabase } from '../support/world.ts';
import {
  bodyOf,
  linkTo,
  makeContentWorld,
  ownHistory,
  textField,
  type ContentWorld,
} from './content-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const patchPage = (world: ContentWorld, body: object, headers: Record<string, string> = {}) =>
  world.editor.patch<Page>(`/api/pages/${world.home.id}/`, body, headers);

describeOnBothDatabases('Pages', (makeWorld) => {
  it('reject a path that is taken, even for fifty simultaneous requests', async () => {
    const world = await makeContentWorld(makeWorld);
    const body = { title: 'Again', url_path: '/again', workspace: world.site.id };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => world.editor.post('/api/pages/', body)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const rejected = answers.find(({ status }) => status === 400);
    expect(rejected?.body).toEqual({ url_path: ['A page with this path already exists.'] });
    const renamed = await patchPage(world, { url_path: '/AGAIN/' });
    expect(renamed.body).toEqual({ url_path: ['A page with this path already exists.'] });
    const other = await world.workspace(world.editor, { title: 'Other' });
    expect((await world.page(world.editor, other.id, { url_path: '/again' })).url_path).toBe('/again');
  });

  it('are listed by workspace, searched in either script, and ordered', async () => {
    const world = await makeContentWorld(makeWorld);
    for (const [title, url_path] of [
      ['Čaj', '/tea'],
      ['ZEBRA', '/z'],
      ['ćilim 100%', '/rug'],
      ['apple', '/fruit'],
      ['Łódź', '/łódź'],
    ])
      await world.page(world.editor, world.site.id, { title, url_path });
    const list = (query: string) =>
      world.editor.read<ListAnswer<PageSummary>>(`/api/pages/?workspace=${world.site.id}${query}`);
    const titles = async (query: string) => (await list(query)).results.map((page) => page.title);
    expect(await titles('')).toEqual(['Home', 'Čaj', 'ZEBRA', 'ćilim 100%', 'apple', 'Łódź']);
    expect(await titles('&ordering=title')).toEqual(['apple', 'Čaj', 'ćilim 100%', 'Home', 'Łódź', 'ZEBRA']);
    const byPathDescending = ['ZEBRA', 'Čaj', 'ćilim 100%', 'Łódź', 'apple', 'Home'];
    expect(await titles('&ordering=-url_path')).toEqual(byPathDescending);
    expect(await titles(`&search=${encodeURIComponent('ЧАЈ')}`)).toEqual(['Čaj']);
    expect(await titles('&search=caj')).toEqual(['Čaj']);
    expect(await titles('&search=lodz')).toEqual(['Łódź']);
    expect(await titles(`&search=${encodeURIComponent('ŁÓD')}`)).toEqual(['Łódź']);
    expect(await titles(`&search=${encodeURIComponent('100%')}`)).toEqual(['ćilim 100%']);
    expect(await titles('&search=%25')).toEqual(['ćilim 100%']);
    expect(await titles('&search=fruit')).toEqual(['apple']);
    const second = await list('&page_size=2&page=2&ordering=title');
    expect(second.count).toBe(6);
    const third = await world.editor.read<ListAnswer<PageSummary>>(String(second.next));
    expect(third.results.map((page) => page.title)).toEqual(['Łódź', 'ZEBRA']);
    expect(second.results[0]).not.toHaveProperty('page_blocks');
    const odd = await world.editor.get(`/api/pages/?workspace=${world.site.id}&ordering=colour`);
    expect(odd.body).toEqual({ ordering: ['Choose one of the available options.'] });
  });

  it('never disappear when a link to them is made at the same moment', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel({ links: { ...textField, field_type: 'link' } });
    const targets = await Promise.all(
      Array.from({ length: 10 }, (_, n) => world.page(world.editor, world.site.id, { url_path: `/t${n}` })),
    );
    const outcomes = await Promise.all(
      targets.map(async (target) => {
        const [linked, removed] = await Promise.all([
          world.editor.post('/api/blocks/', {
            page: world.home.id,
            block_content_model: model.id,
            data: { links: [linkTo(target)] },
          }),
          world.editor.delete(`/api/pages/${target.id}/`),
        ]);
        return [linked.status, removed.status];
      }),
    );
    for (const outcome of outcomes)
      expect([
        [201, 409],
        [400, 204],
      ]).toContainEqual(outcome);
  });
});

describeWithDatabase('Pages', (makeWorld) => {
  it('start as drafts, without blocks, under a normalised path', async () => {
    const world = await makeContentWorld(makeWorld);
    const page = await world.page(world.editor, world.site.id, {
      title: ' Чај ',
      url_path: 'Naše/ЧАЈ%20sveže/',
    });
    expect(page).toMatchObject({
      title: 'Чај',
      url_path: '/nase/caj-sveze',
      in_draft: true,
      has_unpublished_changes: false,
      can_be_deleted: true,
      published_at: null,
      created_by: { id: world.editor.id, name: 'Ana', email: world.editor.email },
      revision: 1,
      page_blocks: [],
    });
    const read = await world.editor.get(`/api/pages/${page.id}`);
    expect(read.body).toEqual(page);
    expect(read.headers['etag']).toBe('"1"');
    const send = (fields: object) =>
      world.editor.post('/api/pages/', { title: 'T', url_path: '/t', workspace: world.site.id, ...fields });
    expect((await send({ url_path: '/a?b' })).body).toEqual({
      url_path: ['Use only letters, numbers, hyphens, underscores, dots and slashes.'],
    });
    expectAnswer(await send({ in_draft: false }), 400, {
      in_draft: ['Choose one of the available options.'],
    });
  });

  it('stay in their workspace: the same value is accepted, another is rejected', async () => {
    const world = await makeContentWorld(makeWorld);
    const other = await world.workspace(world.editor, { title: 'Other' });
    const same = await patchPage(world, { workspace: world.site.id, title: 'New' });
    expect(bodyOf(same, 200)).toMatchObject({ workspace: world.site.id, title: 'New' });
    expectAnswer(await patchPage(world, { workspace: other.id, title: 'Newer' }), 400, {
      workspace: ['This field can’t be changed.'],
    });
    expect((await world.readPage()).title).toBe('New');
  });

  it('keep overwritten and deleted versions in the history', async () => {
    const world = await makeContentWorld(makeWorld);
    await patchPage(world, { title: 'About', url_path: '/about' });
    await world.publish();
    await world.addBlock('last words');
    expect((await world.editor.delete(`/api/pages/${world.home.id}/`)).status).toBe(204);
    const history = await ownHistory(world);
    const state = (row: (typeof history)[number]) => [
      row.source_kind,
      row.revision,
      JSON.parse(row.data) as unknown,
    ];
    expect(history.map(state)).toEqual([
      ['page', 1, { title: 'Home', url_path: '/', live_version: null }],
      ['page', 2, { title: 'About', url_path: '/about', live_version: null }],
      ['block', 1, { text: 'last words' }],
      ['page', 3, { title: 'About', url_path: '/about', live_version: 1 }],
    ]);
    for (const row of history) expect(row).toMatchObject({ replaced_by: world.editor.id });
    expect(new Set(history.map((row) => row.source_page))).toEqual(new Set([world.home.id]));
  });

  it('go live with their saved blocks, show later edits as unpublished, and can be unpublished', async () => {
    const world = await makeContentWorld(makeWorld);
    const block = await world.addBlock('one');
    const live = bodyOf(await patchPage(world, { in_draft: false }), 200);
    expect(live).toMatchObject({ in_draft: false, has_unpublished_changes: false, revision: 2 });
    expect(live.published_at).not.toBeNull();
    await world.editor.patch(`/api/blocks/${block.id}/`, { data: { text: 'two' } });
    expect(await world.readPage()).toMatchObject({ has_unpublished_changes: true, revision: 2 });
    // A page that is live already is published again.
    const again = bodyOf(await patchPage(world, { in_draft: false, title: 'New' }), 200);
    expect(again).toMatchObject({ in_draft: false, has_unpublished_changes: false });
    const versions = await world.editor.read<ListAnswer<PageVersion>>(
      `/api/pages/${world.home.id}/versions/`,
    );
    expect(versions.results).toMatchObject([
      { version: 2, title: 'New' },
      { version: 1, title: 'Home' },
    ]);
    const draft = bodyOf(await patchPage(world, { in_draft: true }), 200);
    expect(draft).toMatchObject({ in_draft: true, published_at: null, has_unpublished_changes: false });
  });

  it('reject a stale change and return the current page', async () => {
    const world = await makeContentWorld(makeWorld);
    await world.addBlock('one');
    expect((await patchPage(world, { title: 'Two' }, { 'if-match': '"1"' })).status).toBe(200);
    const stale = await patchPage(world, { title: 'Three' }, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({ code: 'stale_write', current: await world.readPage() });
    const removal = await world.editor.delete(`/api/pages/${world.home.id}/`, undefined, {
      'if-match': '"1"',
    });
    expect(removal.status).toBe(412);
  });

  it('are not deleted while another page links to them, and name that page', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel({ links: { ...textField, field_type: 'link' } });
    const from = await world.page(world.editor, world.site.id, { title: 'Linking', url_path: '/linking' });
    for (const page of [from.id, world.home.id])
      await world.addBlock('', {
        page,
        block_content_model: model.id,
        data: { links: [linkTo(world.home)] },
      });
    expect((await world.readPage()).can_be_deleted).toBe(false);
    const rejected = await world.editor.delete(`/api/pages/${world.home.id}/`);
    expectAnswer(rejected, 409, 'page_in_use');
    expect(rejected.body['detail']).toBe('This page can’t be deleted because it’s linked from Linking.');
    const referring = await world.editor.get(`/api/pages/${world.home.id}/references/`);
    expect(referring.body).toEqual({
      results: [
        {
          kind: 'page',
          page: from.id,
          workspace: world.site.id,
          name: 'Linking',
          block_content_model: model.id,
        },
      ],
      more: false,
    });
  });

  it('are deleted with everything inside, even if they link to themselves', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel({ links: { ...textField, field_type: 'link' } });
    await world.addBlock('', { block_content_model: model.id, data: { links: [linkTo(world.home)] } });
    await world.publish();
    expect((await world.readPage()).can_be_deleted).toBe(true);
    const answer = await world.editor.delete(`/api/pages/${world.home.id}/`);
    expect(answer.status).toBe(204);
    expect((await world.editor.get(`/api/pages/${world.home.id}/`)).status).toBe(404);
    for (const table of ['blocks', 'page_versions', 'content_references'] as const)
      expect(await world.dependencies.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('accept a new order of all blocks at once, or not at all', async () => {
    const world = await makeContentWorld(makeWorld);
    for (const text of ['a', 'b', 'c']) await world.addBlock(text);
    const ids = (await world.readPage()).page_blocks.map((block) => block.id);
    const reorder = (blocks: unknown) =>
      world.editor.post<Page>(`/api/pages/${world.home.id}/reorder/`, { blocks });
    const sorted = bodyOf(await reorder(ids.toReversed()), 200);
    expect(sorted.page_blocks.map((block) => [block.data['text'], block.order])).toEqual([
      ['c', 0],
      ['b', 1],
      ['a', 2],
    ]);
    const wrong = [ids.slice(1), [...ids, newId()], [ids[0], ids[0], ids[1]], [...ids.slice(1), newId()], []];
    for (const list of wrong) {
      expectAnswer(await reorder(list), 400, { blocks: ['List every block of the page exactly once.'] });
    }
    expect(await world.texts()).toEqual(['c', 'b', 'a']);
  });

  it('are copied with their blocks, as drafts, under new paths', async () => {
    const world = await makeContentWorld(makeWorld);
    const about = await world.page(world.editor, world.site.id, { title: 'About', url_path: '/about' });
    await world.addBlock('a', { page: about.id });
    await world.addBlock('b', { page: about.id });
    await world.publish(about.id);
    const copy = (id: string, headers = {}) =>
      world.editor.create<Page>(`/api/pages/${id}/duplicate/`, undefined, headers);
    const first = await copy(about.id);
    expect(first).toMatchObject({
      title: 'About (copy)',
      url_path: '/about-copy',
      in_draft: true,
      revision: 1,
    });
    expect(await world.texts(first.id)).toEqual(['a', 'b']);
    expect((await copy(about.id, { 'accept-language': 'nl' })).title).toBe('About (kopie)');
    expect((await copy(about.id)).url_path).toBe('/about-copy-3');
    expect((await copy(world.home.id)).url_path).toBe('/copy');
    const emoji = { title: '👨‍👩‍👧'.repeat(40), url_path: '/emoji' };
    const long = await world.page(world.editor, world.site.id, emoji);
    expect((await copy(long.id)).title).toBe(`${'👨‍👩‍👧'.repeat(38)} (copy)`);
  });

  it('keep published versions, and can restore them', async () => {
    const world = await makeContentWorld(makeWorld);
    const kept = await world.addBlock('kept');
    const gone = await world.addBlock('gone');
    await world.publish();
    await world.editor.delete(`/api/blocks/${gone.id}/`);
    await world.editor.patch(`/api/blocks/${kept.id}/`, { data: { text: 'other' } });
    await world.publish();
    const at = `/api/pages/${world.home.id}/versions/`;
    const list = await world.editor.read<ListAnswer<PageVersion>>(at);
    expect(list.results).toMatchObject([
      { version: 2, title: 'Home', url_path: '/', published_by: { name: 'Ana' } },
      { version: 1 },
    ]);
    const first = await world.editor.read<PageVersionDetail>(`${at}1/`);
    expect(first.blocks.map((block) => block.data['text'])).toEqual(['kept', 'gone']);
    const restored = bodyOf(await world.editor.post<Page>(`${at}1/restore/`), 200);
    expect(restored).toMatchObject({ in_draft: false, has_unpublished_changes: true });
    expect(restored.page_blocks.map(({ id, data, revision }) => [id, data['text'], revision])).toEqual([
      [kept.id, 'kept', 3],
      [gone.id, 'gone', 2],
    ]);
    const history = await ownHistory(world);
    expect(history.map((row) => row.data)).toContain('{"text":"other"}');
    for (const version of ['3', '0', 'x', '99999999999999'])
      expect((await world.editor.get(`${at}${version}/`)).status).toBe(404);
  });
});
