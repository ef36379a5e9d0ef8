import type { NewPreviewLink } from '../../../shared/wire/preview-links.ts';
import { bodyOf } from '../../api/content-world.ts';
import { owner, type AccessLine, type Ids } from './access-line.ts';
import type { AccessStage } from './access-stage.ts';

/** A new page, for a call that uses one up. */
async function sparePage(stage: AccessStage): Promise<Ids> {
  const { id } = await stage.page(stage.editor, stage.site.id, { url_path: `/${stage.fresh()}` });
  return { page: id };
}

/** A new link to the draft of a new page. */
export async function spareLink(stage: AccessStage): Promise<NewPreviewLink> {
  const { page } = await sparePage(stage);
  const made = await stage.call<NewPreviewLink>('POST', `/api/pages/${page}/preview-links/`, {
    as: stage.editor,
    body: {},
  });
  return bodyOf(made, 201);
}

export const pageLines: readonly AccessLine[] = [
  {
    route: 'GET /api/pages/',
    answered: owner(200),
    call: ({ workspace }) => ({ path: `/api/pages/?workspace=${workspace}` }),
  },
  {
    route: 'POST /api/pages/',
    answered: owner(201, 400),
    call: ({ workspace }, { fresh }) => ({
      path: '/api/pages/',
      body: { title: 'About', url_path: `/${fresh()}`, workspace },
    }),
  },
  {
    route: 'GET /api/pages/:id/',
    answered: owner(200),
    call: ({ page }) => ({ path: `/api/pages/${page}/` }),
  },
  {
    route: 'GET /api/pages/:id/references/',
    answered: owner(200),
    call: ({ page }) => ({ path: `/api/pages/${page}/references/` }),
  },
  {
    route: 'GET /api/pages/:id/preview/',
    answered: owner(200),
    call: ({ page }) => ({ path: `/api/pages/${page}/preview/` }),
  },
  {
    route: 'PATCH /api/pages/:id/',
    answered: owner(200),
    call: ({ page }) => ({ path: `/api/pages/${page}/`, body: { title: 'Changed' } }),
  },
  {
    route: 'DELETE /api/pages/:id/',
    answered: owner(204),
    records: sparePage,
    call: ({ page }) => ({ path: `/api/pages/${page}/` }),
  },
  {
    route: 'POST /api/pages/:id/publish/',
    answered: owner(200),
    call: ({ page }) => ({ path: `/api/pages/${page}/publish/` }),
  },
  {
    route: 'POST /api/pages/:id/preview-token/',
    answered: owner(201),
    call: ({ page }) => ({ path: `/api/pages/${page}/preview-token/` }),
  },
  {
    route: 'POST /api/pages/:id/reorder/',
    answered: owner(200),
    call: ({ page, block }) => ({ path: `/api/pages/${page}/reorder/`, body: { blocks: [block] } }),
  },
  {
    route: 'POST /api/pages/:id/duplicate/',
    answered: owner(201),
    call: ({ page }) => ({ path: `/api/pages/${page}/duplicate/` }),
  },
  {
    route: 'GET /api/pages/:id/versions/',
    answered: owner(200),
    call: ({ page }) => ({ path: `/api/pages/${page}/versions/` }),
  },
  {
    route: 'GET /api/pages/:id/versions/:version/',
    answered: owner(200),
    call: ({ page }) => ({ path: `/api/pages/${page}/versions/1/` }),
  },
  {
    route: 'GET /api/pages/:id/versions/:version/drawing/',
    answered: owner(200),
    call: ({ page }) => ({ path: `/api/pages/${page}/versions/1/drawing/` }),
  },
  {
    route: 'GET /api/pages/:id/preview-links/',
    answered: owner(200),
    call: ({ page }) => ({ path: `/api/pages/${page}/preview-links/` }),
  },
  {
    route: 'POST /api/pages/:id/preview-links/',
    answered: owner(201),
    records: sparePage,
    call: ({ page }) => ({ path: `/api/pages/${page}/preview-links/`, body: { days: 1 } }),
  },
  {
    route: 'DELETE /api/preview-links/:id/',
    answered: owner(204),
    records: async (stage) => ({ link: (await spareLink(stage)).id }),
    call: ({ link }) => ({ path: `/api/preview-links/${link}/` }),
  },
  {
    route: 'POST /api/pages/:id/versions/:version/restore/',
    answered: owner(200),
    records: async (stage) => {
      const ids = await sparePage(stage);
      await stage.call('POST', `/api/pages/${ids['page']}/publish/`, { as: stage.editor });
      return ids;
    },
    call: ({ page }) => ({ path: `/api/pages/${page}/versions/1/restore/` }),
  },
];
