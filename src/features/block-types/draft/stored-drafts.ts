import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import { type TypeDraft, underStoredKeys } from './type-draft.ts';

/** An unsaved draft, and the stored type that it started from. */
export interface KeptDraft {
  readonly stored: BlockContentModel;
  readonly draft: TypeDraft;
}

/** Keeps a user's drafts in this browser, so that a reload loses nothing. Each tab keeps its own. */
export function storedDrafts(userId: string, typeId: string) {
  const start = `octavo.block-type.${userId}.${typeId}.`;
  const key = `${start}${crypto.randomUUID()}`;
  let last: string | undefined;
  function keep(text: string | undefined): void {
    last = text;
    try {
      if (text === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // If the browser has no room, only the question before leaving protects the draft.
    }
  }
  return {
    /** Takes over this tab's draft from before a reload, or one that another tab left. */
    read(): KeptDraft | undefined {
      try {
        // Before each tab stored its own draft, there was one key without the last part.
        const keys = Object.keys(localStorage).filter((one) => `${one}.`.startsWith(start));
        const own = sessionStorage.getItem(start);
        const found = keys.find((one) => one === own) ?? keys[0];
        sessionStorage.setItem(start, key);
        const text = found === undefined ? null : localStorage.getItem(found);
        if (found === undefined || text === null) return undefined;
        localStorage.removeItem(found);
        keep(text);
        const kept = JSON.parse(text) as Partial<KeptDraft>;
        const { stored, draft } = kept;
        if (!stored || !Array.isArray(draft?.fields)) return undefined;
        // Drafts from former versions have other keys for stored fields.
        return { stored, draft: { ...draft, fields: underStoredKeys(draft.fields) } };
      } catch {
        return undefined;
      }
    },
    write: (kept: KeptDraft) => keep(JSON.stringify(kept)),
    remove: () => keep(undefined),
    /** Keeps the draft when another tab takes it over. Returns a function that ends this. */
    guard(): () => void {
      const restore = ({ key: changed, newValue }: StorageEvent) => {
        if (changed === key && newValue === null) keep(last);
      };
      addEventListener('storage', restore);
      return () => removeEventListener('storage', restore);
    },
  };
}
