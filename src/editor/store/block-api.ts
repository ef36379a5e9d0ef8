import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { SchemaStep } from '../../../shared/wire/plans.ts';

export interface StoredBlock {
  readonly id: string;
  readonly modelId: string;
  readonly data: BlockData;
  /** Sent back with every write, so that unseen changes are never overwritten. */
  readonly revision: number;
  /** The schema version of its type when it was read; 0 if unknown. */
  readonly shape?: number | undefined;
  /** Undefined if unknown, for example because the account is gone. */
  readonly changed?: LastChange | undefined;
}

export interface LastChange {
  readonly userId: string;
  /** The name, or the email address if there is no name. */
  readonly name: string;
  readonly at: string;
}

/** Why a write failed. Only `failed` and `fieldErrors` contain sentences to show. */
export type WriteError =
  | { readonly kind: 'fieldErrors'; readonly errors: Readonly<Record<string, readonly string[]>> }
  /** Another editor changed it first; this is its current state. */
  | { readonly kind: 'conflict'; readonly current: StoredBlock }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** No answer came, so the same write may succeed once the server can be reached. */
      readonly unanswered?: boolean;
    };

export type SaveResult = { readonly kind: 'saved'; readonly block: StoredBlock } | WriteError;
export type RemoveResult = { readonly kind: 'removed' } | WriteError;
export type ReorderResult =
  { readonly kind: 'reordered'; readonly blocks: readonly StoredBlock[] } | WriteError;

export interface NewBlock {
  readonly modelId: string;
  readonly data: BlockData;
  /** Its position among the saved ones, from 0. */
  readonly order: number;
  readonly shape: number;
  readonly copyOf?: string | undefined;
  /** The same for every attempt to create this content: a lost response must not create two blocks. */
  readonly attempt: string;
}

/**
 * Where the editor saves: a page's blocks or a workspace's components. Writes never reject; a failure is a result, because
 * the editor handles each kind.
 */
export interface BlockApi {
  create(block: NewBlock): Promise<SaveResult>;
  update(change: {
    readonly id: string;
    readonly data: BlockData;
    readonly revision: number;
    readonly shape: number;
  }): Promise<SaveResult>;
  remove(block: { readonly id: string; readonly revision: number }): Promise<RemoveResult>;
  /** The ids of all saved blocks in their new order. */
  reorder(ids: readonly string[]): Promise<ReorderResult>;
  /** The current block types and blocks. Rejects if the server does not answer. */
  reload(): Promise<Reloaded>;
  /** The plans from this schema version of a block type to the current one. Rejects if the server does not answer. */
  steps(modelId: string, after: number): Promise<readonly SchemaStep[]>;
}

export interface Reloaded {
  readonly models: readonly BlockContentModel[];
  readonly blocks: readonly StoredBlock[];
}

/** Whether the schema versions of blocks and types match: both are read at once, and a plan may be applied between the reads. */
export function isOfOneTime({ models, blocks }: Reloaded): boolean {
  const shapes = new Map(models.map(({ id, shape = 0 }) => [id, shape]));
  return blocks.every(({ modelId, shape = 0 }) => (shapes.get(modelId) ?? shape) === shape);
}
