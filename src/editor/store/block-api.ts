import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { ShapeStep } from '../../../shared/wire/plans.ts';

/** A block or a component as stored on the server. */
export interface StoredBlock {
  readonly id: string;
  readonly modelId: string;
  readonly data: BlockData;
  /** Sent back with every write, so that nobody overwrites what they have not seen. */
  readonly revision: number;
  /** How often the fields of its type had changed when it was read; 0 if it does not say. */
  readonly shape?: number | undefined;
  /** Undefined if unknown, for example because the account is gone. */
  readonly changed?: LastChange | undefined;
}

/** Who changed a block last, and when. */
export interface LastChange {
  readonly userId: string;
  /** The name, else the email address. */
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Why a write failed. Only `failed` and `fieldErrors` contain sentences to show. */
export type WriteRefusal =
  | { readonly kind: 'fieldErrors'; readonly errors: Readonly<Record<string, readonly string[]>> }
  /** Somebody else changed it first; this is its current state. */
  | { readonly kind: 'conflict'; readonly current: StoredBlock }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** No answer came, so the same write may succeed once the server can be reached. */
      readonly unanswered?: boolean;
    };

export type SaveResult = { readonly kind: 'saved'; readonly block: StoredBlock } | WriteRefusal;
export type RemoveResult = { readonly kind: 'removed' } | WriteRefusal;
export type ReorderResult =
  { readonly kind: 'reordered'; readonly blocks: readonly StoredBlock[] } | WriteRefusal;

export interface NewBlock {
  readonly modelId: string;
  readonly data: BlockData;
  /** Its position among the saved ones, from 0. */
  readonly order: number;
  /** The shape of the data. */
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
  /** The block types and the blocks as they are now. Rejects if the server does not answer. */
  reload(): Promise<Reloaded>;
  /** What led from this shape of a block type to the one of now. Rejects if the server does not answer. */
  steps(modelId: string, after: number): Promise<readonly ShapeStep[]>;
}

/** What the server has now. */
export interface Reloaded {
  readonly models: readonly BlockContentModel[];
  readonly blocks: readonly StoredBlock[];
}

/** Whether these blocks have the fields of these types: both are read at once, and a plan may come between. */
export function isOfOneTime({ models, blocks }: Reloaded): boolean {
  const shapes = new Map(models.map(({ id, shape = 0 }) => [id, shape]));
  return blocks.every(({ modelId, shape = 0 }) => (shapes.get(modelId) ?? shape) === shape);
}
