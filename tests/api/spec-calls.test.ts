import { beforeAll, expect, test } from 'vitest';
import type { User } from '../../shared/wire/accounts.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import { makeAccessStage, uploadImage, type AccessStage } from '../contract/access/access-stage.ts';
import { newestKey, register, solveCaptcha } from '../support/accounts.ts';
import {
  describeSuiteOnBothDatabases,
  type Answer,
  type CallOptions,
  type Person,
} from '../support/world.ts';
import { textField } from './content-world.ts';
import { uploadForm } from './upload-form.ts';

/** What a call sends. The query and the body have exactly the members that the spec names. */
interface SpecRequest extends Pick<CallOptions, 'body' | 'headers'> {
  readonly path: string;
  readonly as?: Person;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A row of the table of calls in section 7: the members of the answer are its column “Response read”. */
type SpecCall = readonly [
  purpose: string,
  method: Method,
  read: string,
  request: (stage: AccessStage) => SpecRequest | Promise<SpecRequest>,
];

const success = { GET: 200, POST: 201, PATCH: 200, DELETE: 204 } as const;

/** These POST calls create nothing that has an address. */
const makeNothing = ['Login', 'Activate', 'Reset request'];

const password = 'a long password';
const tokenForm = { title: 'Site', description: '', allowed_origins: ['https://www.example.com'] };

/** A component of a type that the workspace does not have yet. */
async function componentOf({ create, site, fresh, administrator }: AccessStage) {
  const model = { name: fresh(), content_model_type: 'COMPONENT', content_model: { text: textField } };
  const { id } = await create<BlockContentModel>('/api/block-content-models/', model, administrator);
  return { data: {}, workspace: site.id, block_content_model: id };
}

async function activation(stage: AccessStage): Promise<SpecRequest> {
  const email = `${stage.fresh()}@example.test`;
  await register(stage, { email });
  return { path: '/api/auth/activation', body: { key: await newestKey(stage, email) } };
}

async function registration(stage: AccessStage): Promise<SpecRequest> {
  const email = `${stage.fresh()}@example.test`;
  const captcha = await solveCaptcha(stage);
  const body = { email, password, confirm_password: password, terms_accepted: true, captcha };
  return { path: '/api/auth/register/', body };
}

const blockOf = ({ home, note }: AccessStage) => ({ data: {}, page: home.id, block_content_model: note.id });
const byEditor =
  (path: (stage: AccessStage) => string, body?: object) =>
  (stage: AccessStage): SpecRequest => ({ path: path(stage), as: stage.editor, body });

const calls: readonly SpecCall[] = [
  ['Current user at startup', 'GET', 'results', byEditor(() => '/api/users/')],
  ['List workspaces', 'GET', 'results', byEditor(() => '/api/workspaces/')],
  [
    'Create workspace',
    'POST',
    'id',
    byEditor(() => '/api/workspaces/', { type: 'PORTFOLIO', title: 'Boats', description: 'Wooden ones.' }),
  ],
  [
    'Delete workspace',
    'DELETE',
    '',
    async ({ editor, workspace }) => ({
      path: `/api/workspaces/${(await workspace(editor)).id}/`,
      as: editor,
    }),
  ],
  [
    'Login',
    'POST',
    'token',
    ({ editor }) => ({ path: '/api/auth/', body: { email: editor.email, password: editor.password } }),
  ],
  ['Register', 'POST', 'registered', registration],
  ['Activate', 'POST', '', activation],
  [
    'Reset request',
    'POST',
    'reset_sent',
    ({ editor: { email } }) => ({ path: '/api/auth/request-account', body: { email } }),
  ],
  [
    'Update profile',
    'PATCH',
    '',
    ({ editor }) => ({
      path: `/api/users/${editor.id}/`,
      as: editor,
      body: { name: 'Ana', email: editor.email },
    }),
  ],
  [
    'List users (admin)',
    'GET',
    'results',
    ({ administrator }) => ({ path: '/api/users/?all=1', as: administrator }),
  ],
  [
    'Delete user (admin)',
    'DELETE',
    '',
    async ({ administrator, user }) => ({
      path: `/api/users/${(await user('Gone')).id}/?all=1`,
      as: administrator,
    }),
  ],
  [
    'List media (admin)',
    'GET',
    'results count next',
    ({ administrator }) => ({ path: '/api/media/?all=1&page=1', as: administrator }),
  ],
  [
    'List media (library, picker)',
    'GET',
    'count results',
    byEditor(({ site }) => `/api/media/?workspace=${site.id}&page=1&page_size=8`),
  ],
  [
    'Upload media',
    'POST',
    'id file workspace',
    ({ editor, site, image: bytes }) => ({
      ...{ path: '/api/media/', as: editor },
      ...uploadForm({ workspace: site.id, bytes }),
    }),
  ],
  [
    'Delete media',
    'DELETE',
    '',
    async (stage) => ({
      path: `/api/media/${await uploadImage(stage)}/?workspace=${stage.site.id}`,
      as: stage.editor,
    }),
  ],
  [
    'Delete media (admin)',
    'DELETE',
    '',
    async (stage) => ({ path: `/api/media/${await uploadImage(stage)}/?all=1`, as: stage.administrator }),
  ],
  [
    'List pages',
    'GET',
    'results count next previous',
    byEditor(({ site }) => `/api/pages/?workspace=${site.id}&page_size=1000`),
  ],
  [
    'Create page',
    'POST',
    'id title url_path workspace in_draft can_be_deleted',
    ({ editor, site, fresh }) => ({
      ...{ path: '/api/pages/', as: editor },
      body: { title: 'About', url_path: `/${fresh()}`, workspace: site.id },
    }),
  ],
  [
    'Get page',
    'GET',
    'id title url_path workspace in_draft can_be_deleted created_at created_by last_update last_update_by page_blocks',
    byEditor(({ home }) => `/api/pages/${home.id}/`),
  ],
  [
    'Delete page',
    'DELETE',
    '',
    async ({ editor, site, page, fresh }) => ({
      path: `/api/pages/${(await page(editor, site.id, { url_path: `/${fresh()}` })).id}/`,
      as: editor,
    }),
  ],
  [
    'Create block',
    'POST',
    'id data order page block_content_model',
    (stage) => ({ path: '/api/blocks/', as: stage.editor, body: { ...blockOf(stage), order: 0 } }),
  ],
  [
    'Update block',
    'PATCH',
    'id data order',
    byEditor(({ ids }) => `/api/blocks/${ids['block']}/`, { data: { text: 'Changed' }, order: 0 }),
  ],
  [
    'Delete block',
    'DELETE',
    '',
    async (stage) => {
      const { id } = await stage.create<{ id: string }>('/api/blocks/', blockOf(stage));
      return { path: `/api/blocks/${id}/`, as: stage.editor };
    },
  ],
  ['List components', 'GET', 'results', byEditor(({ site }) => `/api/components/?workspace=${site.id}`)],
  [
    'Create component',
    'POST',
    'id data workspace block_content_model',
    async (stage) => ({ path: '/api/components/', as: stage.editor, body: await componentOf(stage) }),
  ],
  [
    'Update component',
    'PATCH',
    'id data',
    byEditor(({ ids }) => `/api/components/${ids['component']}/`, { data: { text: 'Changed' } }),
  ],
  [
    'Delete component',
    'DELETE',
    '',
    async (stage) => {
      const { id } = await stage.create<{ id: string }>('/api/components/', await componentOf(stage));
      return { path: `/api/components/${id}/`, as: stage.editor };
    },
  ],
  ['Block content models', 'GET', '', byEditor(() => '/api/block-content-models/')],
  [
    'Block content models of one type',
    'GET',
    '',
    byEditor(() => '/api/block-content-models/?content_model_type=COMPONENT'),
  ],
  ['List API tokens', 'GET', 'results', byEditor(({ site }) => `/api/accesses/?workspace=${site.id}`)],
  [
    'Create API token',
    'POST',
    'id',
    ({ editor, site }) => ({
      path: '/api/accesses/',
      as: editor,
      body: { ...tokenForm, workspace: site.id },
    }),
  ],
  [
    'Get API token',
    'GET',
    'id title description allowed_origins workspace api_key',
    byEditor(({ ids }) => `/api/accesses/${ids['apiKey']}/`),
  ],
  ['Update API token', 'PATCH', 'id', byEditor(({ ids }) => `/api/accesses/${ids['apiKey']}/`, tokenForm)],
];

describeSuiteOnBothDatabases('the calls of section 7', (makeWorld) => {
  let stage: AccessStage;
  beforeAll(async () => {
    stage = await makeAccessStage(makeWorld);
  });
  const send = (method: Method, { path, ...options }: SpecRequest): Promise<Answer> =>
    stage.call(method, path, options);

  test.each(calls)('%s', async (purpose, method, read, request) => {
    const answer = await send(method, await request(stage));
    const status = makeNothing.includes(purpose) ? 200 : success[method];
    expect(answer.status, answer.text).toBe(status);
    const members = read.split(' ').filter((name) => name !== '');
    expect(Object.keys(answer.body ?? {})).toEqual(expect.arrayContaining(members));
    if (status === 204) expect(answer.text).toBe('');
  });

  test('the first result is the current user', async () => {
    const { editor } = stage;
    const { body } = await editor.get<ListAnswer<User>>('/api/users/');
    expect(body.results[0]?.id).toBe(editor.id);
  });

  test('an activation fails with a used key', async () => {
    const sent = await activation(stage);
    expect((await send('POST', sent)).status).toBe(200);
    expect((await send('POST', sent)).body['code']).toBe('invalid_key');
  });

  test('the page that the next link leads to can be read unchanged', async () => {
    const { editor, site } = stage;
    await stage.page(editor, site.id, { url_path: `/${stage.fresh()}` });
    const read = (path: string) => editor.get<ListAnswer<{ id: string }>>(path);
    const first = await read(`/api/pages/?workspace=${site.id}&page_size=1`);
    const next = await read(String(first.body.next));
    expect([next.status, next.body.results.length]).toEqual([200, 1]);
    expect(next.body.results[0]?.id).not.toBe(first.body.results[0]?.id);
  });

  test.each([
    ...['system/ping', 'auth', 'auth/register', 'auth/activation', 'auth/request-account', 'features'],
    ...['auth/reset_password', 'auth/reset_password/set', 'users', 'users/0/password', 'workspaces'],
    ...['accesses', 'pages', 'block-content-models', 'blocks', 'components', 'tags', 'media', 'errors'],
  ])('/api/%s/ exists, with and without a trailing slash', (base) => {
    for (const path of [`/api/${base}`, `/api/${base}/`]) expect(stage.app.offered.at(path)).not.toEqual([]);
  });
});
