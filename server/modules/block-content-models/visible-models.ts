import { isOffered } from '../../../shared/is-offered.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { Context, SiteReader, UserActor } from '../../platform/context.ts';
import { selectUsedModels, selectWorkspacesIn, type WorkspaceScope } from './repository.ts';

/**
 * Returns the models that the caller may see, as they may see them. Administrators see all. A member sees the models
 * that one of their workspaces may use or uses, and a site those that its workspace may use, uses or shows; neither
 * sees the ids of other workspaces.
 */
export async function visibleModels(
  { db, actor }: Context<UserActor | SiteReader>,
  models: readonly BlockContentModel[],
): Promise<BlockContentModel[]> {
  if (actor.kind === 'admin') return [...models];
  const scope: WorkspaceScope = 'workspace' in actor ? { workspace: actor.workspace } : { owner: actor.id };
  // Most models are offered everywhere and need no query.
  const restricted = models.filter(({ archived, available }) => archived === true || available !== undefined);
  if (restricted.length === 0) return [...models];
  const own = await selectWorkspacesIn(db, scope);
  const others = restricted.filter((model) => !own.some((workspace) => isOffered(model, workspace)));
  const used = await selectUsedModels(
    db,
    others.map(({ id }) => id),
    scope,
  );
  const hidden = new Set(others.filter(({ id }) => !used.has(id)));
  const ids = new Set(own.map(({ id }) => id));
  return models.filter((model) => !hidden.has(model)).map((model) => withOwnWorkspaces(model, ids));
}

/** May empty the list, if it has no workspace of the caller. The same object for a model without a list. */
function withOwnWorkspaces(model: BlockContentModel, own: ReadonlySet<string>): BlockContentModel {
  const { available } = model;
  if (available?.workspaces === undefined) return model;
  return {
    ...model,
    available: { ...available, workspaces: available.workspaces.filter((id) => own.has(id)) },
  };
}
