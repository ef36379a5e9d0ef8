import type { Media } from '../../../shared/wire/media.ts';
import type { PreviewToken } from '../../../shared/wire/preview-token.ts';
import type { WorkspaceDesign, WorkspaceDesignPatch } from '../../../shared/wire/site-design.ts';
import type { Workspace } from '../../../shared/wire/workspaces.ts';
import { newestKey } from '../../support/accounts.ts';
import { bodyOf } from '../../api/content-world.ts';
import { admins, everybody, line, sites, type AccessLine, type Ids } from './access-line.ts';
import { makePreviewLink, type AccessStage } from './access-stage.ts';

const systemLines: readonly AccessLine[] = [
  ...['openapi.json', 'docs/', 'docs/assets/start.js', 'system/ping/', 'system/ready/', 'features/'].map(
    (path) => line(`GET /api/${path}`, everybody(200)),
  ),
  line('POST /api/errors/', everybody(202), { body: () => ({ message: 'It broke.' }) }),
  line('GET /locales/sr-Cyrl/errors.json', everybody(200)),
  line('GET /media/{file}', everybody(200), {
    async records({ call, editor, ids }) {
      const { body } = await call<Media>('GET', `/api/media/${ids['media']}/`, { as: editor });
      return { file: body.file };
    },
  }),
];

async function previewToken({ call, editor, ids }: AccessStage): Promise<Ids> {
  const made = await call<PreviewToken>('POST', `/api/pages/${ids['page']}/preview-token/`, { as: editor });
  return { token: made.body.token };
}

/** Calls from external sites; a browser sends a preflight request first, without a key. */
const deliveryLines: readonly AccessLine[] = [
  line('GET /api/delivery/site/', sites(200)),
  line('GET /api/delivery/pages/?path=/', sites(200)),
  line('GET /api/delivery/schema/', sites(200)),
  line('POST /api/delivery/inquiries/', sites(201), { body: () => ({ message: 'Hello' }) }),
  line('GET /api/delivery/preview/?token={token}', everybody(200), { records: previewToken }),
  line('GET /preview/outside/{workspace}?token={token}', everybody(200), {
    async records(stage) {
      const body = { preview_url: 'https://www.example.com/' };
      await stage.call('PATCH', `/api/workspaces/${stage.site.id}/`, { as: stage.editor, body });
      return previewToken(stage);
    },
  }),
  ...['site', 'pages', 'preview', 'inquiries'].map((name) =>
    line(`OPTIONS /api/delivery/${name}/`, everybody(204), {
      send: () => ({ headers: { origin: 'https://site.example' } }),
    }),
  ),
];

async function askForNewsletter({ call, fresh }: AccessStage): Promise<string> {
  const email = `${fresh()}@example.test`;
  await call('POST', '/api/newsletter/', { body: { email } });
  return email;
}

/** The address of a subscriber belongs to no account, but it has an id. */
async function subscriber(stage: AccessStage): Promise<Ids> {
  const email = await askForNewsletter(stage);
  const { id } = await stage.dependencies.db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { model: id };
}

const newsletterLines: readonly AccessLine[] = [
  line('POST /api/newsletter/', everybody(202), {
    body: (_ids, { fresh }) => ({ email: `${fresh()}@example.test` }),
  }),
  line('POST /api/newsletter/confirm/', everybody(200), {
    records: async (stage) => ({ key: await newestKey(stage, await askForNewsletter(stage)) }),
    body: ({ key }) => ({ key }),
  }),
  line('GET /api/newsletter/?all=1', admins(200)),
  line('DELETE /api/newsletter/{model}/?all=1', admins(204), { records: subscriber }),
];

/** The slug of the stage's site, which visitors can see from now on. */
async function switchOn({ call, editor, site }: AccessStage): Promise<Ids> {
  const body = { site_enabled: true };
  const answer = await call<Workspace>('PATCH', `/api/workspaces/${site.id}/`, { as: editor, body });
  return { slug: bodyOf(answer, 200).site_slug };
}

/** The path of the style sheet with the design of the stage's site. */
async function designStyle({ call, editor, site }: AccessStage, body: WorkspaceDesignPatch = {}) {
  const path = `/api/workspaces/${site.id}/design/`;
  const answer = await call<WorkspaceDesign>('PATCH', path, { as: editor, body });
  return new URL(bodyOf(answer, 200).css).pathname;
}

/** The pages of a hosted site for visitors. All visitors are anonymous there. */
const hostedLines: readonly AccessLine[] = [
  line('GET /sites/{slug}', everybody(301), { records: switchOn }),
  line('GET /sites/{slug}/robots.txt', everybody(200), { records: switchOn }),
  line('GET /sites/assets/{name}', everybody(200), {
    async records({ dependencies }) {
      const [name = ''] = (await dependencies.theme()).styles.keys();
      return { name };
    },
  }),
  line('GET /site-design/{name}', everybody(200), {
    records: async (stage) => ({ name: (await designStyle(stage)).replace('/site-design/', '') }),
  }),
  line('GET /site-fonts/{font}', everybody(200), {
    async records(stage) {
      const { text } = await stage.call('GET', await designStyle(stage, { fonts: 'lora' }));
      return { font: /\/site-fonts\/([^)"']+)/.exec(text)?.[1] ?? '' };
    },
  }),
  line('GET /previews/{draft}', everybody(200), {
    async records(stage) {
      const { pathname } = new URL((await makePreviewLink(stage)).url);
      return { draft: pathname.replace('/previews/', '') };
    },
  }),
  line('POST /sites/{slug}/inquiries?page=/', everybody(303), {
    records: switchOn,
    send: () => ({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'message=Hello' }),
  }),
];

/** Calls from visitors and external sites. */
export const openLines: readonly AccessLine[] = [
  ...systemLines,
  ...deliveryLines,
  ...newsletterLines,
  ...hostedLines,
];
