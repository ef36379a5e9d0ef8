import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { storedUnder } from './edit-fields.ts';
import type { TypeDraft } from './type-draft.ts';

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
