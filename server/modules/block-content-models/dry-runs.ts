import type { BlockContentModelInput } from '../../../shared/wire/content.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import { dryRun } from '../../platform/database/dry-run.ts';
import { fieldError } from '../../platform/errors/service-error.ts';
import { isNameTaken } from './repository.ts';
import { changeModel, newModel, removeModel, type ModelChange, type ModelRemoval } from './service.ts';

/** Rejects the same requests as `createModel`. */
export async function dryRunCreate(
  context: Context<UserActor>,
  input: BlockContentModelInput,
): Promise<void> {
  const { name } = newModel(context, input);
  if (await isNameTaken(context.db, name)) throw fieldError('name', 'name_taken');
}

/** Rejects the same requests as `updateModel`. */
export function dryRunUpdate(context: Context<UserActor>, change: ModelChange): Promise<void> {
  return dryRun(context.db, (tx) => changeModel(context, tx, change));
}

/** Rejects the same requests as `deleteModel`. */
export function dryRunDelete(context: Context<UserActor>, removal: ModelRemoval): Promise<void> {
  return dryRun(context.db, (tx) => removeModel(context, tx, removal));
}
