import { beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { User } from '../../shared/wire/accounts.ts';
import { makeAccessStage, type AccessStage } from '../contract/access/access-stage.ts';
import { specBases, specCalls, specPurposes, type SpecRequest } from '../contract/spec/spec-calls.ts';
import { describeSuiteOnBothDatabases, type Answer } from '../support/world.ts';
import { uploadForm } from './upload-form.ts';

const success = { GET: 200, POST: 201, PATCH: 200, DELETE: 204 } as const;

/** These POST calls create nothing that has an address. */
const makeNothing = ['Login', 'Activate', 'Reset request'];

describeSuiteOnBothDatabases('the calls of section 7', (makeWorld) => {
  let stage: AccessStage;
  beforeAll(async () => {
    stage = await makeAccessStage(makeWorld);
  });

  test.each(specPurposes)('%s', async (purpose) => {
    const { method, members, read, request } = specCalls[purpose];
    const sent = await request(stage);
    expect(membersOf(sent)).toEqual([...members]);
    const answer = await send(stage, method, sent);
    const status = makeNothing.includes(purpose) ? 200 : success[method];
    expect(answer.status, answer.text).toBe(status);
    expect(Object.keys(answer.body ?? {})).toEqual(expect.arrayContaining([...read]));
    if (status === 204) expect(answer.text).toBe('');
  });

  test('the first result is the current user', async () => {
    const { editor: as } = stage;
    const { body } = await stage.call<ListAnswer<User>>('GET', '/api/users/', { as });
    expect(body.results[0]?.id).toBe(as.id);
  });

  test('an activation fails with a used key', async () => {
    const sent = await specCalls.Activate.request(stage);
    expect((await send(stage, 'POST', sent)).status).toBe(200);
    expect((await send(stage, 'POST', sent)).body['code']).toBe('invalid_key');
  });

  test('the page that the next link leads to can be read unchanged', async () => {
    const { editor: as, site } = stage;
    await stage.page(as, site.id, { url_path: `/${stage.fresh()}` });
    const first = await stage.call<ListAnswer<{ id: string }>>(
      'GET',
      `/api/pages/?workspace=${site.id}&page_size=1`,
      { as },
    );
    const next = await stage.call<ListAnswer<{ id: string }>>('GET', String(first.body.next), { as });
    expect([next.status, next.body.results.length]).toEqual([200, 1]);
    expect(next.body.results[0]?.id).not.toBe(first.body.results[0]?.id);
  });

  test.each(specBases)('%s exists, with and without a trailing slash', (base) => {
    for (const path of [base.replace(/\/$/, ''), base.replace(/\/?$/, '/')])
      expect(stage.app.offered.at(path)).not.toEqual([]);
  });
});

function membersOf({ query, body, form }: SpecRequest): string[] {
  return Object.keys({ ...query, ...form, ...body });
}

function send(
  stage: AccessStage,
  method: keyof typeof success,
  { path, as, query, body, form }: SpecRequest,
): Promise<Answer> {
  const address = query === undefined ? path : `${path}?${new URLSearchParams(query)}`;
  const upload = form === undefined ? {} : uploadForm({ workspace: form.workspace, bytes: form.file });
  return stage.call(method, address, {
    ...(as === undefined ? {} : { as }),
    ...(body === undefined ? {} : { body }),
    ...upload,
  });
}
