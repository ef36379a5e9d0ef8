import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { unstored } from './merge-fields.ts';
import { carriedData } from './sample-data.ts';
import { apiNameOf, type DraftField, renamed, type TypeDraft } from './type-draft.ts';

type Fields = readonly DraftField[];

/**
 * A draft after another one of the same type was saved: what both have is stored under the names of the saved one, and nothing
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
  const savedAs = (uid: string) => saved.find((one) => one.uid === uid);
  // A title that is still typed no longer names a field that is stored.
  const named = fields.reduce((all, { uid, isNamed }) => {
    const before = isNamed ? undefined : savedAs(uid);
    return before === undefined ? all : renamed(all, uid, { apiName: apiNameOf(before), isNamed: true });
  }, fields);
  return named.map((field) => {
    const before = savedAs(field.uid);
    if (before === undefined) return notSaved(field, saved);
    const items = field.items && fieldsAfter(field.items, before.items ?? []);
    return { ...field, was: before.name, from: undefined, items };
  });
}

/** A list that is made of stored fields is made of them as they are called now. */
function notSaved(field: DraftField, saved: Fields): DraftField {
  const { was, from } = field;
  if (from === undefined) return was === undefined ? field : unstored(field);
  const rows = from.rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([column, source]) => {
        const now = saved.find((one) => one.was === source)?.name;
        return now === undefined ? [] : [[column, now]];
      }),
    ),
  );
  const left = rows.filter((row) => Object.keys(row).length > 0);
  return left.length > 0
    ? { ...field, from: { ...from, rows: left } }
    : { ...unstored(field), from: undefined };
}
