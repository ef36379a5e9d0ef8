import { uploadForm } from '../../api/upload-form.ts';
import { admins, line, owner, users, type AccessLine, type Ids } from './access-line.ts';
import { provenDomains, uploadImage, type AccessStage } from './access-stage.ts';

const workspaceLines: readonly AccessLine[] = [
  line('GET /api/workspaces/', users(200), { read: 'results' }),
  line('POST /api/workspaces/', users(201), {
    read: 'id',
    body: () => ({ type: 'SHOP', title: 'Bowls', description: 'Wooden ones.' }),
  }),
  line('GET /api/workspaces/names/', admins(200)),
  line('POST /api/workspaces/{workspace}/domain-check/', owner(200), {
    async records({ call, editor, site }) {
      const body = { site_domain: `${site.id}${provenDomains}` };
      await call('PATCH', `/api/workspaces/${site.id}/`, { as: editor, body });
      return {};
    },
  }),
  line('GET /api/websites/', admins(200)),
  line('PATCH /api/websites/{workspace}/', admins(200), { body: () => ({ taken_down: false }) }),
  line('GET /api/workspaces/{workspace}/', owner(200)),
  line('PATCH /api/workspaces/{workspace}/', owner(200), { body: () => ({ title: 'Changed' }) }),
  line('DELETE /api/workspaces/{workspace}/', owner(204), {
    records: async ({ workspace, editor }) => ({ workspace: (await workspace(editor)).id }),
  }),
  line('GET /api/workspaces/{workspace}/preview/', owner(200)),
  line('GET /api/workspaces/{workspace}/preview/targets/?pages={page}', owner(200)),
  line('GET /api/workspaces/{workspace}/design/', owner(200)),
  line('PATCH /api/workspaces/{workspace}/design/', owner(200), { body: () => ({ corners: 'round' }) }),
  line('GET /api/tags/?workspace={workspace}', owner(200)),
];

async function spareImage(stage: AccessStage): Promise<Ids> {
  return { media: await uploadImage(stage) };
}

const described = () => ({ alt: 'A bowl' });

const mediaLines: readonly AccessLine[] = [
  line('GET /api/media/?workspace={workspace}&page=1&page_size=8', owner(200), { read: 'count results' }),
  line('GET /api/media/?all=1&page=1', admins(200), { read: 'results count next' }),
  line('POST /api/media/', owner(201, 400), {
    read: 'id file workspace',
    send: ({ workspace = '' }, { image }) => uploadForm({ workspace, bytes: image }),
  }),
  line('GET /api/media/{media}/?workspace={workspace}', owner(200)),
  line('GET /api/media/{media}/?all=1', admins(200)),
  line('GET /api/media/{media}/references/?workspace={workspace}', owner(200)),
  line('GET /api/media/{media}/references/?all=1', admins(200)),
  line('PATCH /api/media/{media}/', owner(200), { body: described }),
  line('PATCH /api/media/{media}/?all=1', admins(200), { body: described }),
  line('DELETE /api/media/{media}/?workspace={workspace}', owner(204), { records: spareImage }),
  line('DELETE /api/media/{media}/?all=1', admins(204), { records: spareImage }),
];

async function spareApiKey({ createApiKey, editor, site }: AccessStage): Promise<Ids> {
  return { apiKey: (await createApiKey(editor, site.id)).id };
}

const apiKeyForm = { title: 'Site', description: '', allowed_origins: ['https://www.example.com'] };

const apiKeyLines: readonly AccessLine[] = [
  line('GET /api/accesses/?workspace={workspace}', owner(200), { read: 'results' }),
  line('POST /api/accesses/', owner(201, 400), {
    read: 'id',
    body: ({ workspace }) => ({ ...apiKeyForm, workspace }),
  }),
  line('GET /api/accesses/{apiKey}/', owner(200), {
    read: 'id title description allowed_origins workspace api_key',
  }),
  line('PATCH /api/accesses/{apiKey}/', owner(200), { read: 'id', body: () => apiKeyForm }),
  line('DELETE /api/accesses/{apiKey}/', owner(204), { records: spareApiKey }),
  line('POST /api/accesses/{apiKey}/rotate/', owner(200), { records: spareApiKey }),
];

/** A message from a visitor of the user's site. */
async function spareSubmission({ call, apiKey }: AccessStage): Promise<Ids> {
  const body = { message: 'Are you open on Sunday?' };
  const answer = await call<{ id: string }>('POST', '/api/delivery/inquiries/', { as: { apiKey }, body });
  return { submission: answer.body.id };
}

const submissionLines: readonly AccessLine[] = [
  line('GET /api/inquiries/?workspace={workspace}', owner(200)),
  line('GET /api/inquiries/{submission}/', owner(200), { records: spareSubmission }),
  line('PATCH /api/inquiries/{submission}/', owner(200), {
    records: spareSubmission,
    body: () => ({ is_read: true }),
  }),
  line('DELETE /api/inquiries/{submission}/', owner(204), { records: spareSubmission }),
];

/** The routes of a workspace besides its content. */
export const siteLines: readonly AccessLine[] = [
  ...workspaceLines,
  ...mediaLines,
  ...apiKeyLines,
  ...submissionLines,
];
