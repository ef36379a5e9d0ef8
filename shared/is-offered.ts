import type { BlockContentModel } from './wire/content.ts';
import type { Workspace } from './wire/workspaces.ts';

/** The workspace in which a block is created. */
export type TargetWorkspace = Pick<Workspace, 'id' | 'type'>;

/** Whether new blocks of this model may be created in this workspace. */
export function isOffered(
  { archived, available }: Pick<BlockContentModel, 'archived' | 'available'>,
  { id, type }: TargetWorkspace,
): boolean {
  if (archived === true) return false;
  const { workspace_types: types, workspaces } = available ?? {};
  // Members get the list without the workspaces of others, so an empty list means that the model is offered elsewhere.
  if (types === undefined && workspaces === undefined) return true;
  return types?.includes(type) === true || workspaces?.includes(id) === true;
}
