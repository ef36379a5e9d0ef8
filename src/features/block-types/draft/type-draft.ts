import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import { changedAt, draftFields, type Fields, fieldSetOf } from './draft-field.ts';
import { byId, byUid, movedData, namedData } from './sample-data.ts';

/** The parts of a type that a draft edits. */
export type StoredType = Pick<
  BlockContentModel,
  'name' | 'content_model' | 'labels' | 'archived' | 'available' | 'samples'
>;

export interface TypeDraft extends Required<Omit<StoredType, 'content_model'>> {
  /** In order. */
  readonly fields: Fields;
}

/** The draft of a stored type. */
export function draftOf(model: StoredType): TypeDraft {
  return {
    name: model.name,
    labels: model.labels ?? {},
    archived: model.archived ?? false,
    available: model.available ?? {},
    samples: model.samples ?? [],
    fields: draftFields(model.content_model),
  };
}

/** The draft of a stored type, with the uids of fields that another draft has, too. */
export function alignedDraft(model: StoredType, known: Fields): TypeDraft {
  const fields = draftFields(model.content_model, known);
  const samples = (model.samples ?? []).map((sample) => ({
    ...sample,
    data: movedData(fields, sample.data, { from: byId, to: byUid }),
  }));
  return { ...draftOf(model), fields, samples };
}

/** The request for a draft. Omits sample values of other fields: they are not shown anywhere. */
export function modelOf(draft: TypeDraft): Required<StoredType> {
  const { fields, ...about } = draft;
  const samples = about.samples.map((sample) => ({
    ...sample,
    data: namedData(fields, sample.data),
  }));
  return { ...about, name: about.name.trim(), content_model: fieldSetOf(fields), samples };
}

export function withFieldsAt(
  draft: TypeDraft,
  path: readonly string[],
  change: (fields: Fields) => Fields,
): TypeDraft {
  return { ...draft, fields: changedAt(draft.fields, path, change) };
}
