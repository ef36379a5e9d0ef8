import { uploadForm } from '../../api/upload-form.ts';
import { admins, owner, users, type AccessLine, type Ids } from './access-line.ts';
import { provenDomains, uploadImage, type AccessStage } from './access-stage.ts';

const workspaceLines: readonly AccessLine[] = [
  { route: 'GET /api/workspaces/', answered: users(200), call: () => ({ path: '/api/workspaces/' }) },
  {
    route: 'POST /api/workspaces/',
    answered: users(201),
    call: () => ({ path: '/api/workspaces/', body: { type: 'SHOP', title: 'Bowls' } }),
  },
  {
    route: 'GET /api/workspaces/names/',
    answered: admins(200),
    call: () => ({ path: '/api/workspaces/names/' }),
  },
  {
    route: 'POST /api/workspaces/:id/domain-check/',
    answered: owner(200),
    async call({ workspace }, { call, editor }) {
      const body = { site_domain: `${workspace}${provenDomains}` };
      await call('PATCH', `/api/workspaces/${workspace}/`, { as: editor, body });
      return { path: `/api/workspaces/${workspace}/domain-check/` };
    },
  },
  { route: 'GET /api/websites/', answered: admins(200), call: () => ({ path: '/api/websites/' }) },
  {
    route: 'PATCH /api/websites/:id/',
    answered: admins(200),
    call: ({ workspace }) => ({ path: `/api/websites/${workspace}/`, body: { taken_down: false } }),
  },
  {
    route: 'GET /api/workspaces/:id/',
    answered: owner(200),
    call: ({ workspace }) => ({ path: `/api/workspaces/${workspace}/` }),
  },
  {
    route: 'PATCH /api/workspaces/:id/',
    answered: owner(200),
    call: ({ workspace }) => ({ path: `/api/workspaces/${workspace}/`, body: { title: 'Changed' } }),
  },
  {
    route: 'DELETE /api/workspaces/:id/',
    answered: owner(204),
    records: async ({ workspace, editor }) => ({ workspace: (await workspace(editor)).id }),
    call: ({ workspace }) => ({ path: `/api/workspaces/${workspace}/` }),
  },
  {
    route: 'GET /api/workspaces/:id/preview/',
    answered: owner(200),
    call: ({ workspace }) => ({ path: `/api/workspaces/${workspace}/preview/` }),
  },
  {
    route: 'GET /api/workspaces/:id/preview/targets/',
    answered: owner(200),
    call: ({ workspace, page }) => ({ path: `/api/workspaces/${workspace}/preview/targets/?pages=${page}` }),
  },
  {
    route: 'GET /api/workspaces/:id/design/',
    answered: owner(200),
    call: ({ workspace }) => ({ path: `/api/workspaces/${workspace}/design/` }),
  },
  {
    route: 'PATCH /api/workspaces/:id/design/',
    answered: owner(200),
    call: ({ workspace }) => ({
      path: `/api/workspaces/${workspace}/design/`,
      body: { corners: 'round' },
    }),
  },
  {
    route: 'GET /api/tags/',
    answered: owner(200),
    call: ({ workspace }) => ({ path: `/api/tags/?workspace=${workspace}` }),
  },
];

async function spareImage(stage: AccessStage): Promise<Ids> {
  return { media: await uploadImage(stage), workspace: stage.site.id };
}

const mediaLines: readonly AccessLine[] = [
  {
    route: 'GET /api/media/',
    answered: owner(200),
    call: ({ workspace }) => ({ path: `/api/media/?workspace=${workspace}` }),
  },
  {
    route: 'GET /api/media/',
    when: 'all are asked for',
    answered: admins(200),
    call: () => ({ path: '/api/media/?all=1' }),
  },
  {
    route: 'POST /api/media/',
    answered: owner(201, 400),
    call: ({ workspace = '' }, { image }) => ({
      path: '/api/media/',
      ...uploadForm({ workspace, bytes: image }),
    }),
  },
  {
    route: 'GET /api/media/:id/',
    answered: owner(200),
    call: ({ media, workspace }) => ({ path: `/api/media/${media}/?workspace=${workspace}` }),
  },
  {
    route: 'GET /api/media/:id/',
    when: 'all are meant',
    answered: admins(200),
    call: ({ media }) => ({ path: `/api/media/${media}/?all=1` }),
  },
  {
    route: 'GET /api/media/:id/references/',
    answered: owner(200),
    call: ({ media, workspace }) => ({ path: `/api/media/${media}/references/?workspace=${workspace}` }),
  },
  {
    route: 'GET /api/media/:id/references/',
    when: 'all are meant',
    answered: admins(200),
    call: ({ media }) => ({ path: `/api/media/${media}/references/?all=1` }),
  },
  {
    route: 'PATCH /api/media/:id/',
    answered: owner(200),
    call: ({ media }) => ({ path: `/api/media/${media}/`, body: { alt: 'A bowl' } }),
  },
  {
    route: 'PATCH /api/media/:id/',
    when: 'all are meant',
    answered: admins(200),
    call: ({ media }) => ({ path: `/api/media/${media}/?all=1`, body: { alt: 'A bowl' } }),
  },
  {
    route: 'DELETE /api/media/:id/',
    answered: owner(204),
    records: spareImage,
    call: ({ media, workspace }) => ({ path: `/api/media/${media}/?workspace=${workspace}` }),
  },
  {
    route: 'DELETE /api/media/:id/',
    when: 'all are meant',
    answered: admins(204),
    records: spareImage,
    call: ({ media }) => ({ path: `/api/media/${media}/?all=1` }),
  },
];

async function spareApiKey({ createApiKey, editor, site }: AccessStage): Promise<Ids> {
  return { apiKey: (await createApiKey(editor, site.id)).id };
}

const apiKeyLines: readonly AccessLine[] = [
  {
    route: 'GET /api/accesses/',
    answered: owner(200),
    call: ({ workspace }) => ({ path: `/api/accesses/?workspace=${workspace}` }),
  },
  {
    route: 'POST /api/accesses/',
    answered: owner(201, 400),
    call: ({ workspace }) => ({ path: '/api/accesses/', body: { title: 'Site', workspace } }),
  },
  {
    route: 'GET /api/accesses/:id/',
    answered: owner(200),
    call: ({ apiKey }) => ({ path: `/api/accesses/${apiKey}/` }),
  },
  {
    route: 'PATCH /api/accesses/:id/',
    answered: owner(200),
    call: ({ apiKey }) => ({ path: `/api/accesses/${apiKey}/`, body: { title: 'Changed' } }),
  },
  {
    route: 'DELETE /api/accesses/:id/',
    answered: owner(204),
    records: spareApiKey,
    call: ({ apiKey }) => ({ path: `/api/accesses/${apiKey}/` }),
  },
  {
    route: 'POST /api/accesses/:id/rotate/',
    answered: owner(200),
    records: spareApiKey,
    call: ({ apiKey }) => ({ path: `/api/accesses/${apiKey}/rotate/` }),
  },
];

/** A message from a visitor of the user's site. */
async function spareSubmission({ call, apiKey }: AccessStage): Promise<Ids> {
  const body = { message: 'Are you open on Sunday?' };
  const answer = await call<{ id: string }>('POST', '/api/delivery/inquiries/', { as: { apiKey }, body });
  return { submission: answer.body.id };
}

const submissionLines: readonly AccessLine[] = [
  {
    route: 'GET /api/inquiries/',
    answered: owner(200),
    call: ({ workspace }) => ({ path: `/api/inquiries/?workspace=${workspace}` }),
  },
  {
    route: 'GET /api/inquiries/:id/',
    answered: owner(200),
    records: spareSubmission,
    call: ({ submission }) => ({ path: `/api/inquiries/${submission}/` }),
  },
  {
    route: 'PATCH /api/inquiries/:id/',
    answered: owner(200),
    records: spareSubmission,
    call: ({ submission }) => ({ path: `/api/inquiries/${submission}/`, body: { is_read: true } }),
  },
  {
    route: 'DELETE /api/inquiries/:id/',
    answered: owner(204),
    records: spareSubmission,
    call: ({ submission }) => ({ path: `/api/inquiries/${submission}/` }),
  },
];

/** The routes of a workspace besides its content. */
export const siteLines: readonly AccessLine[] = [
  ...workspaceLines,
  ...mediaLines,
  ...apiKeyLines,
  ...submissionLines,
];
