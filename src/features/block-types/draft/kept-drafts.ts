import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import type { TypeDraft } from './type-draft.ts';

/** A draft that was not saved, and the stored type that it started from. */
export interface KeptDraft {
  readonly stored: BlockContentModel;
  readonly draft: TypeDraft;
}

/** Keeps the drafts of a user in this browser, so that a reload loses nothing. */
export function keptDrafts(userId: string, typeId: string) {
  const key = `octavo.block-type.${userId}.${typeId}`;
  return {
    read(): KeptDraft | undefined {
      try {
        const text = localStorage.getItem(key);
        const kept = text === null ? undefined : (JSON.parse(text) as Partial<KeptDraft>);
        return kept?.stored && Array.isArray(kept.draft?.fields) ? (kept as KeptDraft) : undefined;
      } catch {
        return undefined;
      }
    },
    write(kept: KeptDraft): void {
      try {
        localStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // Without room in the browser, the question before leaving is what protects the draft.
      }
    },
    remove(): void {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was kept either.
      }
    },
  };
}
