import type { BlockData } from '../../../shared/wire/content.ts';

/** A block or a component as the server has it. */
export interface StoredBlock {
  readonly id: string;
  readonly modelId: string;
  readonly data: BlockData;
  /** Goes back with every write, so that nobody overwrites what they have not seen. */
  readonly revision: number;
}

/** Why a write did not happen. Only `failed` and `fieldErrors` carry sentences to show. */
export type WriteRefusal =
  | { readonly kind: 'fieldErrors'; readonly errors: Readonly<Record<string, readonly string[]>> }
  /** Somebody else changed it first; this is how it is now. */
  | { readonly kind: 'conflict'; readonly current: StoredBlock }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'failed'; readonly message: string };

export type SaveResult = { readonly kind: 'saved'; readonly block: StoredBlock } | WriteRefusal;
export type RemoveResult = { readonly kind: 'removed' } | WriteRefusal;
export type ReorderResult =
  { readonly kind: 'reordered'; readonly blocks: readonly StoredBlock[] } | WriteRefusal;

export interface NewBlock {
  readonly modelId: string;
  readonly data: BlockData;
  /** Its position among the saved ones, from 0. */
  readonly order: number;
  /** The same for every try to create this very content: a lost answer must not make two blocks. */
  readonly attempt: string;
}

/**
 * Where the editor saves: a page's blocks or a workspace's components. No member rejects; a failure is a
 * result, because the editor has something to do for each kind.
 */
export interface BlockApi {
  create(block: NewBlock): Promise<SaveResult>;
  update(change: {
    readonly id: string;
    readonly data: BlockData;
    readonly revision: number;
  }): Promise<SaveResult>;
  remove(block: { readonly id: string; readonly revision: number }): Promise<RemoveResult>;
  /** The ids of all saved blocks in their new order. */
  reorder(ids: readonly string[]): Promise<ReorderResult>;
}
