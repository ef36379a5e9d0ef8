import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockContentModel, ModelVersion } from '../../../../shared/wire/content.ts';
import { draftFields, type Fields, fieldSetOf } from './draft-field.ts';
import { storedUnder } from './edit-fields.ts';
import { dataByUid, namedData } from './sample-data.ts';

/** The parts of a type that a draft edits. */
export type StoredType = Pick<
  BlockContentModel,
  'name' | 'content_model' | 'labels' | 'archived' | 'available' | 'samples'
>;

export interface TypeDraft extends Required<Omit<StoredType, 'content_model'>> {
  /** In order. */
  readonly fields: Fields;
}

/** The draft of a stored type. Fields that are known already, from another draft, get the same uids. */
export function draftOf(model: StoredType, known: Fields = []): TypeDraft {
  const fields = draftFields(model.content_model, known);
  return {
    name: model.name,
    labels: model.labels ?? {},
    archived: model.archived ?? false,
    available: model.available ?? {},
    samples: (model.samples ?? []).map((sample) => ({ ...sample, data: dataByUid(fields, sample.data) })),
    fields,
  };
}

/** The request for a draft. Omits sample values of other fields: they are not shown anywhere. */
export function modelOf(draft: TypeDraft): Required<StoredType> {
  const { fields, ...about } = draft;
  const samples = about.samples.map((sample) => ({ ...sample, data: namedData(fields, sample.data) }));
  return { ...about, name: about.name.trim(), content_model: fieldSetOf(fields), samples };
}

/** Applies the changes of a draft since `base` to the stored type. */
export function rebasedDraft(draft: TypeDraft, base: TypeDraft, stored: TypeDraft): TypeDraft {
  const isChanged = (part: keyof TypeDraft) => !sameValue(draft[part], base[part]);
  return {
    name: isChanged('name') ? draft.name : stored.name,
    labels: isChanged('labels') ? draft.labels : stored.labels,
    archived: isChanged('archived') ? draft.archived : stored.archived,
    available: isChanged('available') ? draft.available : stored.available,
    fields: isChanged('fields') ? storedUnder(draft.fields, stored.fields) : stored.fields,
    // A plan has migrated the samples that were left as stored.
    samples: draft.samples.map((sample) => {
      const at = base.samples.findIndex((one) => sameValue(one, sample));
      return stored.samples[at] ?? sample;
    }),
  };
}

/**
 * Restores a version. A field that is still stored, or was replaced by one with the same API name, returns to its former
 * name and type with its values. Other fields are new.
 */
export function restoredDraft(
  version: ModelVersion,
  { content_model }: BlockContentModel,
  draft: TypeDraft,
): TypeDraft {
  const stored = draftFields(content_model, draft.fields);
  const former = draftOf(version, stored);
  return { ...former, fields: storedUnder(former.fields, stored) };
}
