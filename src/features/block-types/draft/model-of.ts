import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { namedData } from './sample-data.ts';
import { fieldSetOf, type StoredType, type TypeDraft } from './type-draft.ts';

/** The request for a draft. Omits sample values of other fields: they are not shown anywhere. */
export function modelOf(draft: TypeDraft, registry: FieldRegistry): Required<StoredType> {
  const { fields, ...about } = draft;
  const samples = about.samples.map((sample) => ({
    ...sample,
    data: namedData(fields, sample.data, { registry }),
  }));
  return { ...about, name: about.name.trim(), content_model: fieldSetOf(fields), samples };
}
