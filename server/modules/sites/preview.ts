import type { PagePreview, PreviewTargets, SiteLook } from '../../../shared/wire/preview.ts';
import type { Language } from '../../../shared/languages.ts';
import type { Context, AnonymousActor, UserActor } from '../../platform/context.ts';
import { requireFound } from '../../platform/errors/service-error.ts';
import { listTargets } from '../content/service.ts';
import { findPage } from '../pages/service.ts';
import { requireWorkspace } from '../workspaces/service.ts';
import type { SitePages } from './site-pages.ts';

/** The design of a workspace's site, for its owner, whether or not it is enabled. */
export async function readLook(
  context: Context<UserActor>,
  pages: SitePages,
  workspace: string,
): Promise<SiteLook> {
  const { site_language } = await requireWorkspace(context, workspace);
  const look = requireFound(await pages.look(asAnonymous(context, workspace)));
  return { language: site_language as Language, ...look };
}

export async function readPagePreview(
  context: Context<UserActor>,
  pages: SitePages,
  id: string,
): Promise<PagePreview> {
  const page = requireFound(await findPage(context, id));
  const { workspace, url_path: path } = page;
  const site = await readLook(context, pages, workspace);
  const targets = await listTargets(asAnonymous(context, workspace), context.db, { workspace, page: id });
  return { path, site, targets };
}

/** The images and pages with these ids that are in the workspace, for its owner. */
export async function readTargets(
  context: Context<UserActor>,
  workspace: string,
  ids: { readonly images: readonly string[]; readonly pages: readonly string[] },
): Promise<PreviewTargets> {
  await requireWorkspace(context, workspace);
  return listTargets(asAnonymous(context, workspace), context.db, { workspace, ids });
}

/** Renders blocks for their editor like for visitors. */
function asAnonymous(context: Context, workspace: string): Context<AnonymousActor> {
  return { ...context, actor: { kind: 'anonymous', workspace } };
}
