import type { EditorBlock } from './editor-block.ts';

/** A field's value before and after; undefined where it had none. */
export interface FieldChange {
  readonly before: unknown;
  readonly after: unknown;
}

/** One step of undo. What the server answered meanwhile is never undone, so steps name fields and not whole blocks. */
export type HistoryEntry =
  | {
      readonly kind: 'edit';
      readonly key: string;
      readonly changes: Readonly<Record<string, FieldChange>>;
      /** Whether this is typing, letter by letter: it goes on into the same step while it does not pause. */
      readonly typed: boolean;
      /** Milliseconds. */
      readonly at: number;
    }
  | { readonly kind: 'add' | 'remove'; readonly index: number; readonly block: EditorBlock }
  | { readonly kind: 'move'; readonly key: string; readonly from: number; readonly to: number };
