import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { textField } from '../../api/content-world.ts';
import { newestKey, register, solveCaptcha } from '../../support/accounts.ts';
import type { Person } from '../../support/world.ts';
import { uploadPicture, type AccessStage } from '../access/access-stage.ts';

/** The purposes of section 7 of the spec, row by row. */
export const specPurposes = [
  'Current user at startup',
  'List workspaces',
  'Create workspace',
  'Delete workspace',
  'Login',
  'Register',
  'Activate',
  'Reset request',
  'Update profile',
  'List users (admin)',
  'Delete user (admin)',
  'List media (admin)',
  'List media (library, picker)',
  'Upload media',
  'Delete media',
  'Delete media (admin)',
  'List pages',
  'Create page',
  'Get page',
  'Delete page',
  'Create block',
  'Update block',
  'Delete block',
  'List components',
  'Create component',
  'Update component',
  'Delete component',
  'Block content models',
  'Block content models of one type',
  'List API tokens',
  'Create API token',
  'Get API token',
  'Update API token',
] as const;

export type SpecPurpose = (typeof specPurposes)[number];

/** The request: the query and the body have exactly the members that the spec names. */
export interface SpecRequest {
  readonly path: string;
  readonly as?: Person;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Sent as a form with a file instead. */
  readonly form?: { readonly workspace: string; readonly file: Buffer };
}

/** One row of the table of calls: `members` is the column “Request”, `read` the column “Response read”. */
export interface SpecCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly members: readonly string[];
  readonly read: readonly string[];
  readonly request: (stage: AccessStage) => SpecRequest | Promise<SpecRequest>;
}

const password = 'a long password';
const list = ['results', 'count', 'next', 'previous'];
const media = { read: ['count', 'results'], members: ['workspace', 'page', 'page_size'] };

/** Every call of section 7. If one is missing, this does not compile. */
export const specCalls: Readonly<Record<SpecPurpose, SpecCall>> = {
  'Current user at startup': {
    method: 'GET',
    members: [],
    read: ['results'],
    request: ({ editor: as }) => ({ path: '/api/users/', as }),
  },
  'List workspaces': {
    method: 'GET',
    members: [],
    read: ['results'],
    request: ({ editor: as }) => ({ path: '/api/workspaces/', as }),
  },
  'Create workspace': {
    method: 'POST',
    members: ['type', 'title', 'description'],
    read: ['id'],
    request: ({ editor: as }) => ({
      path: '/api/workspaces/',
      as,
      body: { type: 'PORTFOLIO', title: 'Boats', description: 'Wooden ones.' },
    }),
  },
  'Delete workspace': {
    method: 'DELETE',
    members: [],
    read: [],
    request: async ({ editor: as, workspace }) => ({
      path: `/api/workspaces/${(await workspace(as)).id}/`,
      as,
    }),
  },
  Login: {
    method: 'POST',
    members: ['email', 'password'],
    read: ['token'],
    request: ({ editor }) => ({
      path: '/api/auth/',
      body: { email: editor.email, password: editor.password },
    }),
  },
  Register: {
    method: 'POST',
    members: ['email', 'password', 'confirm_password', 'terms_accepted', 'captcha'],
    read: ['registered'],
    request: async (stage) => ({
      path: '/api/auth/register/',
      body: {
        email: `${stage.fresh()}@example.test`,
        password,
        confirm_password: password,
        terms_accepted: true,
        captcha: await solveCaptcha(stage),
      },
    }),
  },
  Activate: {
    method: 'POST',
    members: ['key'],
    read: [],
    request: async (stage) => {
      const email = `${stage.fresh()}@example.test`;
      await register(stage, { email });
      return { path: '/api/auth/activation', body: { key: await newestKey(stage, email) } };
    },
  },
  'Reset request': {
    method: 'POST',
    members: ['email'],
    read: ['reset_sent'],
    request: ({ editor }) => ({ path: '/api/auth/request-account', body: { email: editor.email } }),
  },
  'Update profile': {
    method: 'PATCH',
    members: ['name', 'email'],
    read: [],
    request: ({ editor: as }) => ({
      path: `/api/users/${as.id}/`,
      as,
      body: { name: 'Ana', email: as.email },
    }),
  },
  'List users (admin)': {
    method: 'GET',
    members: ['all'],
    read: ['results'],
    request: ({ administrator: as }) => ({ path: '/api/users/', as, query: { all: '1' } }),
  },
  'Delete user (admin)': {
    method: 'DELETE',
    members: ['all'],
    read: [],
    request: async ({ administrator: as, user }) => ({
      path: `/api/users/${(await user('Gone')).id}/`,
      as,
      query: { all: '1' },
    }),
  },
  'List media (admin)': {
    method: 'GET',
    members: ['all', 'page'],
    read: ['results', 'count', 'next'],
    request: ({ administrator: as }) => ({ path: '/api/media/', as, query: { all: '1', page: '1' } }),
  },
  'List media (library, picker)': {
    method: 'GET',
    ...media,
    request: ({ editor: as, site }) => ({
      path: '/api/media/',
      as,
      query: { workspace: site.id, page: '1', page_size: '8' },
    }),
  },
  'Upload media': {
    method: 'POST',
    members: ['file', 'workspace'],
    read: ['id', 'file', 'workspace'],
    request: ({ editor: as, site, picture }) => ({
      path: '/api/media/',
      as,
      form: { file: picture, workspace: site.id },
    }),
  },
  'Delete media': {
    method: 'DELETE',
    members: ['workspace'],
    read: [],
    request: async (stage) => ({
      path: `/api/media/${await uploadPicture(stage)}/`,
      as: stage.editor,
      query: { workspace: stage.site.id },
    }),
  },
  'Delete media (admin)': {
    method: 'DELETE',
    members: ['all'],
    read: [],
    request: async (stage) => ({
      path: `/api/media/${await uploadPicture(stage)}/`,
      as: stage.administrator,
      query: { all: '1' },
    }),
  },
  'List pages': {
    method: 'GET',
    members: ['workspace', 'page_size'],
    read: list,
    request: ({ editor: as, site }) => ({
      path: '/api/pages/',
      as,
      query: { workspace: site.id, page_size: '1000' },
    }),
  },
  'Create page': {
    method: 'POST',
    members: ['title', 'url_path', 'workspace'],
    read: ['id', 'title', 'url_path', 'workspace', 'in_draft', 'can_be_deleted'],
    request: ({ editor: as, site, fresh }) => ({
      path: '/api/pages/',
      as,
      body: { title: 'About', url_path: `/${fresh()}`, workspace: site.id },
    }),
  },
  'Get page': {
    method: 'GET',
    members: [],
    read: [
      'id',
      'title',
      'url_path',
      'workspace',
      'in_draft',
      'can_be_deleted',
      'created_at',
      'created_by',
      'last_update',
      'last_update_by',
      'page_blocks',
    ],
    request: ({ editor: as, home }) => ({ path: `/api/pages/${home.id}/`, as }),
  },
  'Delete page': {
    method: 'DELETE',
    members: [],
    read: [],
    request: async ({ editor: as, site, page, fresh }) => {
      const { id } = await page(as, site.id, { url_path: `/${fresh()}` });
      return { path: `/api/pages/${id}/`, as };
    },
  },
  'Create block': {
    method: 'POST',
    members: ['data', 'page', 'order', 'block_content_model'],
    read: ['id', 'data', 'order', 'page', 'block_content_model'],
    request: ({ editor: as, home, note }) => ({
      path: '/api/blocks/',
      as,
      body: { data: {}, page: home.id, order: 0, block_content_model: note.id },
    }),
  },
  'Update block': {
    method: 'PATCH',
    members: ['data', 'order'],
    read: ['id', 'data', 'order'],
    request: ({ editor: as, ids }) => ({
      path: `/api/blocks/${ids['block']}/`,
      as,
      body: { data: { text: 'Changed' }, order: 0 },
    }),
  },
  'Delete block': {
    method: 'DELETE',
    members: [],
    read: [],
    request: async ({ editor: as, home, note, create }) => {
      const body = { data: {}, page: home.id, block_content_model: note.id };
      return { path: `/api/blocks/${(await create<{ id: string }>('/api/blocks/', body)).id}/`, as };
    },
  },
  'List components': {
    method: 'GET',
    members: ['workspace'],
    read: ['results'],
    request: ({ editor: as, site }) => ({ path: '/api/components/', as, query: { workspace: site.id } }),
  },
  'Create component': {
    method: 'POST',
    members: ['data', 'workspace', 'block_content_model'],
    read: ['id', 'data', 'workspace', 'block_content_model'],
    request: async (stage) => ({
      path: '/api/components/',
      as: stage.editor,
      body: await componentOf(stage),
    }),
  },
  'Update component': {
    method: 'PATCH',
    members: ['data'],
    read: ['id', 'data'],
    request: ({ editor: as, ids }) => ({
      path: `/api/components/${ids['component']}/`,
      as,
      body: { data: { text: 'Changed' } },
    }),
  },
  'Delete component': {
    method: 'DELETE',
    members: [],
    read: [],
    request: async (stage) => {
      const { id } = await stage.create<{ id: string }>('/api/components/', await componentOf(stage));
      return { path: `/api/components/${id}/`, as: stage.editor };
    },
  },
  'Block content models': {
    method: 'GET',
    members: [],
    read: [],
    request: ({ editor: as }) => ({ path: '/api/block-content-models/', as }),
  },
  'Block content models of one type': {
    method: 'GET',
    members: ['content_model_type'],
    read: [],
    request: ({ editor: as }) => ({
      path: '/api/block-content-models/',
      as,
      query: { content_model_type: 'COMPONENT' },
    }),
  },
  'List API tokens': {
    method: 'GET',
    members: ['workspace'],
    read: ['results'],
    request: ({ editor: as, site }) => ({ path: '/api/accesses/', as, query: { workspace: site.id } }),
  },
  'Create API token': {
    method: 'POST',
    members: ['title', 'description', 'allowed_origins', 'workspace'],
    read: ['id'],
    request: ({ editor: as, site }) => ({
      path: '/api/accesses/',
      as,
      body: { ...tokenForm, workspace: site.id },
    }),
  },
  'Get API token': {
    method: 'GET',
    members: [],
    read: ['id', 'title', 'description', 'allowed_origins', 'workspace', 'api_key'],
    request: ({ editor: as, ids }) => ({ path: `/api/accesses/${ids['apiKey']}/`, as }),
  },
  'Update API token': {
    method: 'PATCH',
    members: ['title', 'description', 'allowed_origins'],
    read: ['id'],
    request: ({ editor: as, ids }) => ({ path: `/api/accesses/${ids['apiKey']}/`, as, body: tokenForm }),
  },
};

/** The base paths that section 7 lists, besides those of a record. */
export const specBases = [
  '/api/system/ping/',
  '/api/auth/',
  '/api/auth/register/',
  '/api/auth/activation',
  '/api/auth/request-account',
  '/api/auth/reset_password',
  '/api/auth/reset_password/set/',
  '/api/users/',
  '/api/users/0/password/',
  '/api/workspaces/',
  '/api/accesses/',
  '/api/features/',
  '/api/pages/',
  '/api/block-content-models/',
  '/api/blocks/',
  '/api/components/',
  '/api/tags/',
  '/api/media/',
  '/api/errors/',
  '/locales/en/translation.json',
] as const;

const tokenForm = { title: 'Site', description: '', allowed_origins: ['https://www.example.com'] };

/** A component of a type that the workspace does not have yet. */
async function componentOf({ create, site, fresh, administrator }: AccessStage) {
  const { id } = await create<BlockContentModel>(
    '/api/block-content-models/',
    { name: fresh(), content_model_type: 'COMPONENT', content_model: { text: textField } },
    administrator,
  );
  return { data: {}, workspace: site.id, block_content_model: id };
}
