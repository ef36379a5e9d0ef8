import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import { modelFields, type ModelField } from '../../../content-model/model-fields.ts';
import type { JournalRow } from '../journal/journal.ts';
import type { ContentModels } from '../store/content-models.ts';
import type { EditorBlock } from '../store/editor-block.ts';
import { emptyData, readable } from '../store/initial-state.ts';

export interface FieldDifference {
  readonly field: ModelField;
  readonly now: unknown;
  readonly typed: unknown;
}

/** The fields in which a recovered draft differs from the block on the screen, or from an empty block if there is none. */
export function rowDifferences(
  models: ContentModels,
  { row, block }: { row: JournalRow; block: EditorBlock | undefined },
): readonly FieldDifference[] {
  const model = models.find(row.modelId);
  if (!model) return [];
  const draft = readable(models, row.modelId, row.draft);
  const before = block?.draft ?? emptyData(models, row.modelId);
  const differences = modelFields(model, models.registry)
    .map((field) => ({ field, now: before[field.name], typed: draft[field.name] }))
    .filter(({ now, typed }) => !sameValue(now, typed));
  // A value hidden by a condition is restored with the rest. Name it only if nothing else differs.
  const hidden = models.examine(row.modelId, draft)?.hidden;
  const shown = differences.filter(({ field }) => hidden?.has(field.name) !== true);
  return shown.length > 0 ? shown : differences;
}
