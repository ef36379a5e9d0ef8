import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { unstored } from './merge-fields.ts';
import { carriedData } from './sample-data.ts';
import { apiNameOf, called, type DraftField, type TypeDraft, underStoredKeys } from './type-draft.ts';

type Fields = readonly DraftField[];

/**
 * A draft after another one of the same type was saved: what both have is stored under the keys of the saved one, and nothing
 * else is.
 */
export function afterSaving(draft: TypeDraft, saved: TypeDraft, registry: FieldRegistry): TypeDraft {
  const fields = fieldsAfter(draft.fields, saved.fields);
  const samples = draft.samples.map((sample) => ({
    ...sample,
    data: carriedData(sample.data, { before: draft.fields, after: fields, registry }),
  }));
  return { ...draft, fields, samples };
}

function fieldsAfter(fields: Fields, saved: Fields): Fields {
  return underStoredKeys(
    fields.map((field) => {
      const before = saved.find(({ uid }) => uid === field.uid);
      if (before === undefined) return notSaved(field, saved);
      const items = field.items && fieldsAfter(field.items, before.items ?? []);
      // A title that is still typed no longer names a field that is stored.
      const named = field.isNamed ? field : called(field, apiNameOf(before));
      return { ...named, isNamed: true, was: before.name, from: undefined, items };
    }),
  );
}

/** A list is made of the stored fields that are left. */
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
