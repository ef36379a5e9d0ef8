import type { BlockContentModel, ModelVersion } from '../../../../shared/wire/content.ts';
import { draftFields } from './draft-field.ts';
import { storedUnder } from './edit-fields.ts';
import { alignedDraft, type TypeDraft } from './type-draft.ts';

/**
 * Restores a version. A field that is still stored, or was replaced by one with the same API name, returns to its former
 * name and type with its values. Other fields are new.
 */
export function restoredDraft(
  version: ModelVersion,
  { content_model }: Pick<BlockContentModel, 'content_model'>,
  draft: TypeDraft,
): TypeDraft {
  const stored = draftFields(content_model, draft.fields);
  const former = alignedDraft(version, stored);
  return { ...former, fields: storedUnder(former.fields, stored) };
}
