import { expect, test } from 'vitest';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { FormSubmission, FormSubmissionList } from '../../shared/wire/form-submissions.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { describeOnBothDatabases, describeWithDatabase, type MakeWorld } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const origin = 'https://site.example';
const unknownId = '019ab3a0-0000-7000-8000-000000000000';

/** A workspace with an API token, and its owner. */
async function makeSite(makeWorld: MakeWorld, options: Parameters<MakeWorld>[0] = {}) {
  const world = await makeWorld(options);
  const owner = await world.user('Ana');
  const { id: workspace } = await world.workspace(owner);
  const { api_key } = await world.createApiKey(owner, workspace, { allowed_origins: [origin] });
  const send = (body: object, headers?: Readonly<Record<string, string>>) =>
    world.withKey(api_key).post('/api/delivery/inquiries/', body, headers);
  const list = (query = '') =>
    owner.read<FormSubmissionList>(`/api/inquiries/?workspace=${workspace}${query}`);
  return { world, owner, workspace, send, list };
}

describeOnBothDatabases('inquiries', (makeWorld) => {
  test('reach the owner of the workspace from a visitor of the site, newest first', async () => {
    const { world, owner, workspace, send, list } = await makeSite(makeWorld);
    const page = await world.page(owner, workspace, { title: 'Contact', url_path: '/contact' });
    const first = await send({ message: ' Hello?\n\nAnybody there? ' });
    expect([first.status, Object.keys(first.body).toSorted()]).toEqual([201, ['created_at', 'id']]);
    expect(first.headers['cache-control']).toBe('no-store');
    world.pass(1000);
    const second = await send({
      name: ' Boro\r\nBcc: all ',
      email: ' Boro@Example.test ',
      message: '<b>Two</b> bowls',
      page: page.id,
    });
    const fresh = { workspace, is_read: false, is_spam: false };
    const results = [
      {
        ...{ ...second.body, name: 'Boro Bcc: all', email: 'Boro@Example.test', message: '<b>Two</b> bowls' },
        ...{ ...fresh, page: { id: page.id, url_path: '/contact', title: 'Contact' } },
      },
      {
        ...{ ...first.body, name: '', email: '', message: 'Hello?\n\nAnybody there?' },
        ...{ ...fresh, page: null },
      },
    ];
    expect(await list()).toEqual({ results, count: 2, next: null, previous: null, is_full: false });
    const last = await list('&page=2&page_size=1');
    expect([last.results.map(({ id }) => id), last.count]).toEqual([[first.body['id']], 2]);
  });

  test('are read, marked and deleted, and outlive their page', async () => {
    const { world, owner, workspace, send, list } = await makeSite(makeWorld);
    const page = await world.page(owner, workspace);
    const { body: receipt } = await send({ message: 'Hello', page: page.id });
    const path = `/api/inquiries/${String(receipt['id'])}/`;
    const { body: submission } = await owner.get(path);
    expectAnswer(await owner.get(`${path}?id=${unknownId}`), 200, submission);
    const read = await owner.patch(path, { ...submission, is_read: true });
    expectAnswer(read, 200, { ...submission, is_read: true });
    expect((await owner.patch(path, {})).body).toEqual(read.body);
    const unread = await owner.patch(path, { is_read: false });
    expect(unread.body).toEqual(submission);
    expect((await owner.patch(path, { is_read: 'yes' })).body).toHaveProperty('is_read');

    const elsewhere = await world.workspace(owner, { title: 'Elsewhere' });
    for (const [method, body] of [['GET'], ['PATCH', { is_read: true }], ['DELETE']] as const)
      expect(
        (await world.call(method, `${path}?workspace=${elsewhere.id}`, { as: owner, body })).status,
      ).toBe(404);
    expect((await owner.get(`${path}?workspace=${workspace}`)).body).toEqual(submission);

    await owner.delete(`/api/pages/${page.id}/`);
    expect((await owner.get(path)).body).toEqual({ ...submission, page: null });
    expect((await owner.delete(path)).status).toBe(204);
    expect((await owner.delete(path)).status).toBe(404);
    expect((await list()).results).toEqual([]);
  });

  test('are moved to spam and back, counted in one of them, and unread only outside of it', async () => {
    const { owner, send, list } = await makeSite(makeWorld);
    const ids: unknown[] = [];
    for (const message of ['Hello', 'Buy']) ids.push((await send({ message })).body['id']);
    const [hello, buy] = ids;
    const mark = async (body: object) =>
      (await owner.patch<FormSubmission>(`/api/inquiries/${String(buy)}/`, body)).body;
    const state = async () => {
      const { body } = await owner.get<ListAnswer<Workspace>>('/api/workspaces/');
      const [messages, spam] = [await list(), await list('&spam=1')];
      return [
        messages.results.map(({ id }) => id),
        spam.results.map(({ id }) => id),
        body.results[0]?.unread_inquiry_count,
      ];
    };
    expect(await state()).toEqual([[buy, hello], [], 2]);
    expect(await mark({ is_spam: true })).toMatchObject({ is_spam: true, is_read: false });
    expect(await state()).toEqual([[hello], [buy], 1]);
    expect((await list('&spam=1')).count).toBe(1);
    expect(await mark({ is_read: true })).toMatchObject({ is_spam: true, is_read: true });
    expect(await mark({ is_spam: false })).toMatchObject({ is_spam: false, is_read: true });
    expect(await state()).toEqual([[buy, hello], [], 1]);
  });

  test('can only name a page of their workspace; another workspace’s page is treated as nonexistent', async () => {
    const { world, send, list } = await makeSite(makeWorld);
    const stranger = await world.user('Stranger');
    const theirs = await world.page(stranger, (await world.workspace(stranger)).id);
    const foreign = await send({ message: 'x', page: theirs.id });
    expect([foreign.status, Object.keys(foreign.body)]).toEqual([400, ['page']]);
    for (const page of [unknownId, 'not an id'])
      expect((await send({ message: 'x', page })).bytes).toEqual(foreign.bytes);
    expect((await send({ message: 'x', page: '' })).status).toBe(201);
    expect((await list()).count).toBe(1);
  });
});

describeWithDatabase('inquiries from visitors', (makeWorld) => {
  test('are rejected at the member that is wrong', async () => {
    const { send, list } = await makeSite(makeWorld);
    for (const [body, field] of [
      [{ message: '' }, 'message'],
      [{ message: ' \n ' }, 'message'],
      [{ message: 'x'.repeat(5001) }, 'message'],
      [{ message: 'half \ud800' }, 'message'],
      [{ message: 'x', email: 'nowhere' }, 'email'],
      [{ message: 'x', email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
      [{ message: 'x', name: 'x'.repeat(151) }, 'name'],
    ] as const) {
      const answer = await send(body);
      expect([body, answer.status, Object.keys(answer.body)]).toEqual([body, 400, [field]]);
    }
    expect((await list()).count).toBe(0);
  });

  test('are accepted only from a listed origin, whose script may read every answer', async () => {
    const { send, list } = await makeSite(makeWorld);
    for (const [body, from, status, allowed] of [
      [{ message: 'x' }, origin, 201, origin],
      [{}, origin, 400, origin],
      [{ message: 'x' }, 'https://evil.example', 403, undefined],
    ] as const) {
      const answer = await send(body, { origin: from });
      expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([status, allowed]);
      expect(answer.headers['vary']).toContain('Origin');
    }
    expect((await list()).count).toBe(1);
  });

  test('are limited by visitor, and in total per site', async () => {
    const { send } = await makeSite(makeWorld, {
      env: { OCTAVO_RATE_LIMIT_SCALE: '0.1', OCTAVO_TRUST_PROXY: 'loopback' },
    });
    const sendFrom = (address: string) => send({ message: 'x' }, { 'x-forwarded-for': address, origin });
    expect((await sendFrom('192.0.2.1')).status).toBe(201);
    expect((await sendFrom('192.0.2.1')).status).toBe(201);
    const limited = await sendFrom('192.0.2.1');
    expectAnswer(limited, 429, 'rate_limited');
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited.headers['access-control-allow-origin']).toBe(origin);
    const statuses: number[] = [];
    for (let visitor = 2; visitor < 14; visitor += 1)
      statuses.push((await sendFrom(`192.0.2.${visitor}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429]);
  });
});
