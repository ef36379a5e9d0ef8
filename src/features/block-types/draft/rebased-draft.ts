import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { storedUnder } from './edit-fields.ts';
import type { TypeDraft } from './type-draft.ts';

/** The draft over the type as it is stored now: changes since `base` stay, and everything else is as stored. */
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
