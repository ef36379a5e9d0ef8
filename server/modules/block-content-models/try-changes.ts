import type { BlockContentModelInput } from '../../../shared/wire/content.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import { rehearse } from '../../platform/database/rehearse.ts';
import { refuseField } from '../../platform/errors/refusal.ts';
import { isNameTaken } from './repository.ts';
import { changeModel, newModel, removeModel, type ModelChange, type ModelRemoval } from './service.ts';

/** Refuses what `createModel` would refuse. */
export async function tryNewModel(context: Context<UserActor>, input: BlockContentModelInput): Promise<void> {
  const { name } = newModel(context, input);
  if (await isNameTaken(context.db, name)) throw refuseField('name', 'name_taken');
}

/** Refuses what `updateModelRecord` would refuse. */
export function tryModelChange(context: Context<UserActor>, change: ModelChange): Promise<void> {
  return rehearse(context.db, (tx) => changeModel(context, tx, change));
}

/** Refuses what `deleteModel` would refuse. */
export function tryModelRemoval(context: Context<UserActor>, removal: ModelRemoval): Promise<void> {
  return rehearse(context.db, (tx) => removeModel(context, tx, removal));
}
