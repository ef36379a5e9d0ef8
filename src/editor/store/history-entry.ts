import type { EditorBlock } from './editor-block.ts';
import type { Place } from './places.ts';

/** A field's value before and after; undefined where there was none. */
export interface FieldChange {
  readonly before: unknown;
  readonly after: unknown;
}

/** A change that can be undone. Steps name fields, in lists too, not whole blocks, because changes from the server are never undone. */
export type HistoryStep =
  | {
      readonly kind: 'edit';
      readonly key: string;
      readonly changes: Readonly<Record<Place, FieldChange>>;
      /** Typing, letter by letter, which extends the same step until it pauses. */
      readonly typed: boolean;
      /** Milliseconds. */
      readonly at: number;
    }
  | { readonly kind: 'add' | 'remove'; readonly index: number; readonly block: EditorBlock }
  | { readonly kind: 'move'; readonly key: string; readonly from: number; readonly to: number };

/** One unit of undo: steps in their order. */
export type HistoryEntry = readonly HistoryStep[];
