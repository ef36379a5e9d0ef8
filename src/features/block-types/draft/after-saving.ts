import type { NewId } from '../../../../content-model/operations/complete-operation.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { unstored } from './merge-fields.ts';
import { carriedData } from './sample-data.ts';
import { apiNameOf, called, type DraftField, type TypeDraft, underStoredKeys } from './type-draft.ts';

type Fields = readonly DraftField[];

/**
 * Updates a draft after another one of the same type was saved: only the fields that both have are stored, under the
 * keys of the saved one. `ids` are those of fields that a plan replaced.
 */
export function afterSaving(
  draft: TypeDraft,
  saved: TypeDraft,
  registry: FieldRegistry,
  ids: readonly NewId[] = [],
): TypeDraft {
  const fields = fieldsAfter(draft.fields, saved.fields, { ids, within: [] });
  const samples = draft.samples.map((sample) => ({
    ...sample,
    data: carriedData(sample.data, { before: draft.fields, after: fields, registry }),
  }));
  return { ...draft, fields, samples };
}

interface Level {
  readonly ids: readonly NewId[];
  readonly within: readonly string[];
}

function fieldsAfter(fields: Fields, saved: Fields, { ids, within }: Level): Fields {
  return underStoredKeys(
    fields.map((field) => {
      const before = saved.find(({ uid }) => uid === field.uid);
      if (before === undefined) return notSaved(field, saved);
      const made = ids.find((one) => one.name === before.name && sameValue(one.within, within));
      const was = made?.id ?? before.name;
      const items =
        field.items && fieldsAfter(field.items, before.items ?? [], { ids, within: [...within, was] });
      // The field is stored, so a title that is still being typed no longer changes its name.
      const named = field.isNamed ? field : called(field, apiNameOf(before));
      return { ...named, isNamed: true, was, from: undefined, items };
    }),
  );
}

/** Limits a new list to sources that still exist. */
function notSaved(field: DraftField, saved: Fields): DraftField {
  const { was, from } = field;
  if (from === undefined) return was === undefined ? field : unstored(field);
  const rows = from.rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([, source]) => saved.some((one) => one.was === source))),
  );
  const left = rows.filter((row) => Object.keys(row).length > 0);
  return left.length > 0
    ? { ...field, from: { ...from, rows: left } }
    : { ...unstored(field), from: undefined };
}
