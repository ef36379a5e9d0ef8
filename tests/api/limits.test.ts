import { expect, it } from 'vitest';
import { formatNumber } from '../../shared/intl.ts';
import { limits } from '../../shared/limits.ts';
import { serverLimits } from '../../shared/server-limits.ts';
import { describeWithDatabase, type World } from '../support/world.ts';
import { makeContentWorld, textField } from './content-world.ts';
import { fillPage } from './large-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

/** An address of exactly this many characters. */
function longAddress(length: number): string {
  const start = '/api/users/?search=a&x=';
  return start + 'x'.repeat(length - start.length);
}

/** JSON of exactly this many bytes. */
function bodyOfBytes(bytes: number): string {
  const empty = '{"type":"BLOG","title":""}';
  return empty.replace('""', `"${'x'.repeat(bytes - empty.length)}"`);
}

async function sendWorkspace(world: World, body: unknown) {
  const answer = await (await world.user()).post('/api/workspaces/', body);
  return { status: answer.status, code: answer.body['code'], fields: Object.keys(answer.body) };
}

describeWithDatabase('Limits', (makeWorld) => {
  it('limit a JSON body to one mebibyte, to the byte', async () => {
    const world = await makeWorld();
    expect(await sendWorkspace(world, bodyOfBytes(limits.jsonBytes))).toMatchObject({
      status: 400,
      fields: ['title'],
    });
    expect(await sendWorkspace(world, bodyOfBytes(limits.jsonBytes + 1))).toMatchObject({
      status: 413,
      code: 'payload_too_large',
    });
  });

  it('limit a JSON body to ten thousand members and elements', async () => {
    const world = await makeWorld();
    const members = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]));
    const elements = (count: number) => ({ tags: Array.from({ length: count }, () => 0) });
    expect((await sendWorkspace(world, members(serverLimits.jsonKeys + 1))).fields).toEqual([
      'non_field_errors',
    ]);
    expect((await sendWorkspace(world, elements(serverLimits.jsonKeys))).fields).toEqual([
      'non_field_errors',
    ]);
    expect((await sendWorkspace(world, members(serverLimits.jsonKeys))).fields).not.toContain(
      'non_field_errors',
    );
  });

  it.each([
    ['title', limits.titleLength],
    ['description', limits.descriptionLength],
  ])('limit the %s of a workspace to %i characters', async (field, length) => {
    const world = await makeWorld();
    const withText = (characters: number) => ({ type: 'BLOG', title: 'x', [field]: 'ж'.repeat(characters) });
    expect((await sendWorkspace(world, withText(length))).status).toBe(201);
    expect(await sendWorkspace(world, withText(length + 1))).toMatchObject({ status: 400, fields: [field] });
  });

  it('limit the data of a block to 256 KiB, in bytes', async () => {
    const world = await makeContentWorld(makeWorld);
    const { id: block_content_model } = await world.addModel({ a: textField, b: textField, c: textField });
    const send = (text: string) => {
      const third = Math.floor(text.length / 3);
      const data = { a: text.slice(0, third), b: text.slice(third, -third), c: text.slice(-third) };
      const body = { page: world.home.id, block_content_model, data };
      return world.editor.post('/api/blocks/', body);
    };
    const room = serverLimits.blockDataBytes - JSON.stringify({ a: '', b: '', c: '' }).length;
    expect((await send('x'.repeat(room))).status).toBe(201);
    expect((await send('x'.repeat(room + 1))).status).toBe(413);
    expect((await send('ж'.repeat(room / 2 + 1))).status).toBe(413);
  });

  it('limit the number of blocks on a page', async () => {
    const world = await makeContentWorld(makeWorld);
    await fillPage(world, 1);
    expect((await world.addBlock('last')).order).toBe(limits.blocksPerPage - 1);
    expectAnswer(
      await world.editor.post('/api/blocks/', {
        page: world.home.id,
        block_content_model: world.note.id,
        data: { text: 'one more' },
        order: 0,
      }),
      400,
      { page: [`Add at most ${formatNumber(limits.blocksPerPage, 'en')}.`] },
    );
    expect((await world.readPage()).page_blocks).toHaveLength(limits.blocksPerPage);
  });

  it('apply to the pages of a list', async () => {
    const user = await (await makeWorld()).user();
    for (const query of ['page_size=1', 'page_size=1000', 'page=1000000&page_size=1000'])
      expect((await user.read(`/api/workspaces/?${query}`))['results']).toEqual([]);
    for (const [query, errors] of [
      ['page_size=0', { page_size: ['Must be at least 1.'] }],
      ['page_size=1001', { page_size: ['Must be at most 1,000.'] }],
      ['page=0', { page: ['Must be at least 1.'] }],
      ['page=99999999999999999999', { page: ['Must be at most 1,000,000.'] }],
      ['page=1&page=2', { page: ['Wrong value type.'] }],
    ] as const)
      expectAnswer(await user.get(`/api/workspaces/?${query}`), 400, errors);
  });

  it('apply to addresses and their queries', async () => {
    const user = await (await makeWorld()).user();
    for (const url of [
      longAddress(serverLimits.urlLength),
      `/api/users/?${'x&'.repeat(5)}${queryOf(serverLimits.queryMembers - 1)}`,
    ])
      expect((await user.get(url)).status).toBe(200);
    for (const [url, field] of [
      [longAddress(serverLimits.urlLength + 1), 'non_field_errors'],
      [`/api/users/?${queryOf(serverLimits.queryMembers + 1)}`, 'non_field_errors'],
      ['/api/users/?__proto__=1', '__proto__'],
      ['/api/users/?constructor=1', 'constructor'],
    ] as const) {
      const { status, body } = await user.get(url);
      expect([status, Object.keys(body)]).toEqual([400, [field]]);
    }
  });
});

/** A query with this many members. */
function queryOf(count: number): string {
  return Array.from({ length: count }, (_, n) => `m${n}=${n}`).join('&');
}
