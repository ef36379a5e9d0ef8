import type { BlockContentModelInput } from '../../../shared/wire/content.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import { rehearse } from '../../platform/database/rehearse.ts';
import { fieldError } from '../../platform/errors/service-error.ts';
import { isNameTaken } from './repository.ts';
import { changeModel, newModel, removeModel, type ModelChange, type ModelRemoval } from './service.ts';

/** Rejects what `createModel` would reject. */
export async function tryNewModel(context: Context<UserActor>, input: BlockContentModelInput): Promise<void> {
  const { name } = newModel(context, input);
  if (await isNameTaken(context.db, name)) throw fieldError('name', 'name_taken');
}

/** Rejects what `updateModelRecord` would reject. */
export function tryModelChange(context: Context<UserActor>, change: ModelChange): Promise<void> {
  return rehearse(context.db, (tx) => changeModel(context, tx, change));
}

/** Rejects what `deleteModel` would reject. */
export function tryModelRemoval(context: Context<UserActor>, removal: ModelRemoval): Promise<void> {
  return rehearse(context.db, (tx) => removeModel(context, tx, removal));
}
