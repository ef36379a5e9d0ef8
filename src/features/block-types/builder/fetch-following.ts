import { type FollowField, followFields } from '../../../../content-model/operations/follow-fields.ts';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import { listStepsSince } from '../../../api/plans.ts';

/** Asks where the fields of a former state of a type are now. */
export async function fetchFollowing(
  former: Pick<BlockContentModel, 'shape'>,
  { id, shape: to = 0 }: Pick<BlockContentModel, 'id' | 'shape'>,
): Promise<FollowField> {
  const { shape: from = 0 } = former;
  const steps = from === to ? [] : await listStepsSince(id, from);
  return followFields(steps, { from, to });
}
