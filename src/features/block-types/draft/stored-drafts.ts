import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import type { TypeDraft } from './type-draft.ts';

/** An unsaved draft, and the stored type that it started from. */
export interface KeptDraft {
  readonly stored: BlockContentModel;
  readonly draft: TypeDraft;
}

export type StoredDrafts = ReturnType<typeof storedDrafts>;

/** Keeps a user's draft of a type in this browser, so that a reload loses nothing. */
export function storedDrafts(userId: string, typeId: string) {
  const key = `octavo.type-draft.${userId}.${typeId}`;
  function keep(text: string | undefined): void {
    try {
      if (text === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // If the browser has no room, only the question before leaving protects the draft.
    }
  }
  return {
    read(): KeptDraft | undefined {
      try {
        const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<KeptDraft>;
        const { stored, draft } = kept;
        return stored && Array.isArray(draft?.fields) ? { stored, draft } : undefined;
      } catch {
        return undefined;
      }
    },
    write: (kept: KeptDraft) => keep(JSON.stringify(kept)),
    remove: () => keep(undefined),
  };
}
