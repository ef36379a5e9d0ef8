import { type FollowField, followFields } from '../../../../content-model/operations/follow-fields.ts';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import { listShapeSteps } from '../../../api/block-content-models.ts';

/** Asks what became of the fields of a former state of a type. */
export async function fetchFollowing(
  former: Pick<BlockContentModel, 'shape'>,
  { id, shape: to = 0 }: Pick<BlockContentModel, 'id' | 'shape'>,
): Promise<FollowField> {
  const { shape: from = 0 } = former;
  // Only names are read: the field types need not be there.
  const steps = from === to ? [] : await listShapeSteps(id, from, () => Promise.resolve());
  return followFields(steps, { from, to });
}
