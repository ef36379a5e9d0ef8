import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import { modelFields, type ModelField } from '../../../content-model/model-fields.ts';
import type { JournalRow } from '../journal/journal.ts';
import type { ContentModels } from '../store/content-models.ts';
import type { EditorBlock } from '../store/editor-block.ts';
import { readable } from '../store/initial-state.ts';

export interface FieldDifference {
  readonly field: ModelField;
  readonly now: unknown;
  readonly typed: unknown;
}

/** The fields in which a recovered draft differs from the block on the screen. */
export function rowDifferences(
  models: ContentModels,
  { row, block }: { row: JournalRow; block: EditorBlock | undefined },
): readonly FieldDifference[] {
  const model = models.find(row.modelId);
  if (!model) return [];
  const draft = readable(models, row.modelId, row.draft);
  return modelFields(model, models.registry)
    .map((field) => ({ field, now: block?.draft[field.name], typed: draft[field.name] }))
    .filter(({ now, typed }) => !sameValue(now, typed));
}
