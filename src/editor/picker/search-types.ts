import { foldText } from '../../../shared/fold-text.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';

const none = 3;

/**
 * Returns the block types that match the search text, the best first: by the start of their name, then by any part of
 * it, then by the name of their group.
 */
export function searchTypes(
  models: readonly BlockContentModel[],
  typed: string,
  groupName: (model: BlockContentModel) => string,
): readonly BlockContentModel[] {
  const wanted = foldText(typed.trim());
  const rank = (model: BlockContentModel): number => {
    const at = foldText(model.name).indexOf(wanted);
    if (at >= 0) return at === 0 ? 0 : 1;
    return foldText(groupName(model)).includes(wanted) ? 2 : none;
  };
  return models
    .map((model) => ({ model, rank: rank(model) }))
    .filter((found) => found.rank !== none)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ model }) => model);
}
