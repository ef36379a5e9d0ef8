import type { BlockContentModel, ModelVersion } from '../../../../shared/wire/content.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { type DraftField, draftFields, type Fields } from './draft-field.ts';
import { asNew } from './edit-fields.ts';
import { alignedDraft, type TypeDraft } from './type-draft.ts';

/** A restored version, and the lists that stay although it does not have them. */
export interface Restored {
  readonly draft: TypeDraft;
  /** They have the values of fields that became part of them since. */
  readonly staying: Fields;
}

/**
 * Restores a version. A field that is still stored, or was replaced by one with the same API name, returns to its former
 * name and type with its values. Other fields are new.
 */
export function restoredDraft(
  version: ModelVersion,
  { content_model, retired_fields = [] }: BlockContentModel,
  { draft, registry }: { readonly draft: TypeDraft; readonly registry: FieldRegistry },
): Restored {
  const stored = draftFields(content_model, draft.fields);
  const former = alignedDraft(version, stored, registry);
  const lists = new Map<string, DraftField>();
  const fields = former.fields.flatMap((field): Fields => {
    const list = stored.find(({ id, items }) => {
      return items && retired_fields.some((one) => isReplaced(one, field) && one.replaced_by === id);
    });
    if (list === undefined || field.items) return [restored(field, stored)];
    if (lists.has(list.uid)) return [];
    lists.set(list.uid, list);
    return [draft.fields.find(({ uid }) => uid === list.uid) ?? list];
  });
  return { draft: { ...former, fields }, staying: [...lists.values()] };
}

type Retired = NonNullable<BlockContentModel['retired_fields']>[number];

function isReplaced({ id, within }: Retired, field: DraftField): boolean {
  return within.length === 0 && id === field.id;
}

/** The field under its current id. */
function restored(field: DraftField, stored: Fields): DraftField {
  const same = stored.find(({ uid }) => uid === field.uid);
  if (same === undefined) return asNew(field);
  return { ...field, id: same.id, items: field.items?.map((item) => restored(item, same.items ?? [])) };
}
