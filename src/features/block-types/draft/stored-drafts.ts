import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import type { TypeDraft } from './type-draft.ts';

/** An unsaved draft, and the stored type that it started from. */
interface StoredDraft {
  readonly stored: BlockContentModel;
  readonly draft: TypeDraft;
}

/** Reads a draft that this browser kept, so that a reload loses nothing. */
export function readDraft(key: string): StoredDraft | undefined {
  try {
    const { stored, draft } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<StoredDraft>;
    return stored && Array.isArray(draft?.fields) ? { stored, draft } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft. Undefined removes it. */
export function writeDraft(key: string, kept: StoredDraft | undefined): void {
  try {
    if (kept === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // If the browser has no room, only the question before leaving protects the draft.
  }
}
