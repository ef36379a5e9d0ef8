import type { Media } from '../../../shared/wire/media.ts';
import type { PreviewToken } from '../../../shared/wire/preview-token.ts';
import { newestKey } from '../../support/accounts.ts';
import { admins, everybody, sites, type AccessLine, type Ids } from './access-line.ts';
import type { AccessStage } from './access-stage.ts';

const systemLines: readonly AccessLine[] = [
  ...['/api/openapi.json', '/api/docs/', '/api/system/ping/', '/api/system/ready/', '/api/features/'].map(
    (path): AccessLine => ({ route: `GET ${path}`, answered: everybody(200), call: () => ({ path }) }),
  ),
  {
    route: 'POST /api/errors/',
    answered: everybody(202),
    call: () => ({ path: '/api/errors/', body: { message: 'It broke.' } }),
  },
  {
    route: 'GET /api/docs/assets/:file',
    answered: everybody(200),
    call: () => ({ path: '/api/docs/assets/start.js' }),
  },
  {
    route: 'GET /locales/:lng/:file',
    answered: everybody(200),
    call: () => ({ path: '/locales/sr-Cyrl/errors.json' }),
  },
  {
    route: 'GET /media/*',
    answered: everybody(200),
    call: async ({ media }, { call, editor }) => {
      const { body } = await call<Media>('GET', `/api/media/${media}/`, { as: editor });
      return { path: `/media/${body.file}` };
    },
  },
];

/** Calls from external sites; a browser sends a preflight request first, without a key. */
const deliveryLines: readonly AccessLine[] = [
  { route: 'GET /api/delivery/site/', answered: sites(200), call: () => ({ path: '/api/delivery/site/' }) },
  {
    route: 'GET /api/delivery/pages/',
    answered: sites(200),
    call: () => ({ path: '/api/delivery/pages/?path=/' }),
  },
  {
    route: 'GET /api/delivery/schema/',
    answered: sites(200),
    call: () => ({ path: '/api/delivery/schema/' }),
  },
  {
    route: 'POST /api/delivery/inquiries/',
    answered: sites(201),
    call: () => ({ path: '/api/delivery/inquiries/', body: { message: 'Hello' } }),
  },
  {
    route: 'GET /api/delivery/preview/',
    answered: everybody(200),
    call: async (ids, stage) => ({
      path: `/api/delivery/preview/?token=${(await makeToken(ids, stage)).token}`,
    }),
  },
  {
    route: 'GET /preview/outside/:workspace',
    answered: everybody(200),
    async call(ids, stage) {
      const { call, editor: as } = stage;
      const body = { preview_url: 'https://www.example.com/' };
      await call('PATCH', `/api/workspaces/${ids['workspace']}/`, { as, body });
      const { workspace, token } = await makeToken(ids, stage);
      return { path: `/preview/outside/${workspace}?token=${token}` };
    },
  },
  ...['site', 'pages', 'preview', 'inquiries'].map((name): AccessLine => ({
    route: `OPTIONS /api/delivery/${name}/`,
    answered: everybody(204),
    call: () => ({ path: `/api/delivery/${name}/`, headers: { origin: 'https://site.example' } }),
  })),
];

async function makeToken({ page }: Ids, { call, editor }: AccessStage): Promise<PreviewToken> {
  const answer = await call<PreviewToken>('POST', `/api/pages/${page}/preview-token/`, { as: editor });
  return answer.body;
}

/** A newsletter subscriber: the address belongs to no account, but it has an id. */
async function subscriber(stage: AccessStage): Promise<Ids> {
  const email = await askForNewsletter(stage);
  const row = await stage.dependencies.db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { model: row.id };
}

async function askForNewsletter({ call, fresh }: AccessStage): Promise<string> {
  const email = `${fresh()}@example.test`;
  await call('POST', '/api/newsletter/', { body: { email } });
  return email;
}

const newsletterLines: readonly AccessLine[] = [
  {
    route: 'POST /api/newsletter/',
    answered: everybody(202),
    call: (_ids, { fresh }) => ({ path: '/api/newsletter/', body: { email: `${fresh()}@example.test` } }),
  },
  {
    route: 'POST /api/newsletter/confirm/',
    answered: everybody(200),
    call: async (_ids, stage) => ({
      path: '/api/newsletter/confirm/',
      body: { key: await newestKey(stage, await askForNewsletter(stage)) },
    }),
  },
  {
    route: 'GET /api/newsletter/',
    answered: admins(200),
    call: () => ({ path: '/api/newsletter/?all=1' }),
  },
  {
    route: 'DELETE /api/newsletter/:id/',
    answered: admins(204),
    records: subscriber,
    call: ({ model }) => ({ path: `/api/newsletter/${model}/?all=1` }),
  },
];

/** Calls from visitors and external sites. */
export const openLines: readonly AccessLine[] = [...systemLines, ...deliveryLines, ...newsletterLines];
