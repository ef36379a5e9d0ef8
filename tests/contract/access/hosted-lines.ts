import type { WorkspaceDesign, WorkspaceDesignPatch } from '../../../shared/wire/site-design.ts';
import type { Workspace } from '../../../shared/wire/workspaces.ts';
import { bodyOf } from '../../api/content-world.ts';
import { everybody, type AccessLine } from './access-line.ts';
import { spareLink } from './page-lines.ts';
import type { AccessStage } from './access-stage.ts';

const formType = { 'content-type': 'application/x-www-form-urlencoded' };

/** The pages of a hosted site for visitors. All visitors are anonymous there. */
export const hostedLines: readonly AccessLine[] = [
  {
    route: 'GET /sites/:slug',
    answered: everybody(301),
    call: async (_ids, stage) => ({ path: await switchOn(stage) }),
  },
  {
    route: 'GET /sites/:slug/*',
    answered: everybody(200),
    call: async (_ids, stage) => ({ path: `${await switchOn(stage)}/robots.txt` }),
  },
  {
    route: 'GET /sites/assets/:name',
    answered: everybody(200),
    async call(_ids, { dependencies }) {
      const [name] = (await dependencies.theme()).styles.keys();
      return { path: `/sites/assets/${name}` };
    },
  },
  {
    route: 'GET /site-design/:name',
    answered: everybody(200),
    call: async (_ids, stage) => ({ path: await designStyle(stage) }),
  },
  {
    route: 'GET /site-fonts/*',
    answered: everybody(200),
    async call(_ids, stage) {
      const { text } = await stage.call('GET', await designStyle(stage, { fonts: 'lora' }), {});
      const [path = ''] = /\/site-fonts\/[^)"']+/.exec(text) ?? [];
      return { path };
    },
  },
  {
    route: 'GET /previews/*',
    answered: everybody(200),
    call: async (_ids, stage) => ({ path: new URL((await spareLink(stage)).url).pathname }),
  },
  {
    route: 'POST /sites/:slug/inquiries',
    answered: everybody(303),
    call: async (_ids, stage) => ({
      path: `${await switchOn(stage)}/inquiries?page=/`,
      headers: formType,
      body: 'message=Hello',
    }),
  },
];

/** The path of the stage's site, which visitors can see from now on. */
async function switchOn({ call, editor, site }: AccessStage): Promise<string> {
  const body = { site_enabled: true };
  const answer = await call<Workspace>('PATCH', `/api/workspaces/${site.id}/`, { as: editor, body });
  return `/sites/${bodyOf(answer, 200).site_slug}`;
}

/** The path of the style sheet with the design of the stage's site. */
async function designStyle(
  { call, editor, site }: AccessStage,
  body: WorkspaceDesignPatch = {},
): Promise<string> {
  const path = `/api/workspaces/${site.id}/design/`;
  const answer = await call<WorkspaceDesign>('PATCH', path, { as: editor, body });
  return new URL(bodyOf(answer, 200).css).pathname;
}
