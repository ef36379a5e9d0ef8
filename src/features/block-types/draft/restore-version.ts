import type { ModelVersion } from '../../../../shared/wire/content.ts';
import { type DraftField, draftOf, type TypeDraft } from './type-draft.ts';

/** The draft with what a version says. A field that is stored under a name still has it, and others are new. */
export function restoredDraft(draft: TypeDraft, version: ModelVersion): TypeDraft {
  return { ...draftOf(version), fields: matched(draftOf(version).fields, draft.fields) };
}

function matched(restored: readonly DraftField[], present: readonly DraftField[]): readonly DraftField[] {
  return restored.map((field) => {
    const stored = present.find(({ was }) => was === field.name);
    if (stored === undefined)
      return { ...field, was: undefined, items: field.items && matched(field.items, []) };
    return { ...field, uid: stored.uid, items: field.items && matched(field.items, stored.items ?? []) };
  });
}
