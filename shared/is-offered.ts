import type { BlockContentModel } from './wire/content.ts';
import type { Workspace } from './wire/workspaces.ts';

/** The workspace in which a block is to be made. */
export type ModelUser = Pick<Workspace, 'id' | 'type'>;

/** Whether new blocks of this model may be made in this workspace. */
export function isOffered(
  { archived, available }: Pick<BlockContentModel, 'archived' | 'available'>,
  { id, type }: ModelUser,
): boolean {
  if (archived === true) return false;
  const { workspace_types: types = [], workspaces = [] } = available ?? {};
  const isForAll = types.length + workspaces.length === 0;
  return isForAll || types.includes(type) || workspaces.includes(id);
}
