import type { NewId } from '../../../../content-model/operations/complete-operation.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { asUnstored, withSources } from './merge-fields.ts';
import { rekeyedData } from './sample-data.ts';
import { apiNameOf, type DraftField, type TypeDraft, underStoredKeys, withApiName } from './type-draft.ts';

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
    data: rekeyedData(sample.data, { before: draft.fields, after: fields, registry }),
  }));
  return { ...draft, fields, samples };
}

interface Level {
  readonly ids: readonly NewId[];
  /** The ids of the lists around the fields. */
  readonly within: readonly string[];
}

function fieldsAfter(fields: Fields, saved: Fields, { ids, within }: Level): Fields {
  return underStoredKeys(
    fields.map((field) => {
      const before = saved.find(({ uid }) => uid === field.uid);
      if (before === undefined) return notSaved(field, saved);
      const replaced = ids.find((one) => one.name === before.name && sameValue(one.within, within));
      const was = replaced?.id ?? before.name;
      const items =
        field.items && fieldsAfter(field.items, before.items ?? [], { ids, within: [...within, was] });
      // The field is stored, so a title that is still being typed no longer changes its name.
      const named = field.isNamed ? field : withApiName(field, apiNameOf(before));
      return { ...named, isNamed: true, was, from: undefined, items };
    }),
  );
}

/** A field that is not among the saved ones is new. A new list keeps only the sources that were saved. */
function notSaved(field: DraftField, saved: Fields): DraftField {
  const { was, from } = field;
  if (from === undefined) return was === undefined ? field : asUnstored(field);
  const isSaved = (source: string) => saved.some((one) => one.was === source);
  const list = withSources(field, (source) => (isSaved(source) ? source : undefined));
  return list ?? { ...asUnstored(field), from: undefined };
}
