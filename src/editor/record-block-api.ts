import type { Block, BlockData, Component } from '../../shared/wire/content.ts';
import { errorSentence, HttpError } from '../lib/http-error.ts';
import type { BlockApi, StoredBlock, WriteError } from './store/block-api.ts';

type BlockRecord = Block | Component;

interface RecordInput {
  readonly block_content_model: string;
  readonly copy_of?: string;
  readonly data: BlockData;
  readonly shape: number;
}

interface RecordCalls extends Pick<BlockApi, 'reload' | 'steps'> {
  /** `key` is the same for every attempt to create this content. */
  create(input: RecordInput, order: number, key: string): Promise<BlockRecord>;
  update(
    ref: Pick<StoredBlock, 'id' | 'revision'>,
    patch: Pick<RecordInput, 'data' | 'shape'>,
  ): Promise<BlockRecord>;
  remove(ref: Pick<StoredBlock, 'id' | 'revision'>): Promise<void>;
  /** Returns all records in their new order. */
  reorder(ids: readonly string[]): Promise<readonly BlockRecord[]>;
}

/** Saves blocks as records of the server. */
export function recordBlockApi({ create, update, remove, reorder, ...reading }: RecordCalls): BlockApi {
  return {
    ...reading,
    create: ({ modelId, data, shape, order, copyOf, attempt: key }) =>
      attempt(async () => {
        const copied = copyOf !== undefined && { copy_of: copyOf };
        const record = await create({ data, shape, block_content_model: modelId, ...copied }, order, key);
        return { kind: 'saved', block: storedBlock(record) } as const;
      }),
    update: ({ id, revision, data, shape }) =>
      attempt(async () => {
        const record = await update({ id, revision }, { data, shape });
        return { kind: 'saved', block: storedBlock(record) } as const;
      }),
    remove: (block) =>
      attempt(async () => {
        await remove(block);
        return { kind: 'removed' } as const;
      }),
    reorder: (ids) =>
      attempt(async () => {
        const records = await reorder(ids);
        return { kind: 'reordered', blocks: records.map(storedBlock) } as const;
      }),
  };
}

export function storedBlock(record: BlockRecord): StoredBlock {
  const { id, block_content_model: modelId, data, revision, shape } = record;
  const { last_update: at, last_update_by: user } = record;
  const changed = user ? { userId: user.id, name: user.name || user.email, at } : undefined;
  return { id, modelId, data, revision, shape, changed };
}

/**
 * Converts a failed call to the reason why a write was rejected. Rethrows anything else: our own mistake must not look like a
 * rejection.
 */
export async function attempt<Result>(write: () => Promise<Result>): Promise<Result | WriteError> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, fields, current } = error;
    if (status === 404) return { kind: 'gone' };
    if (status === 412 && current !== undefined)
      return { kind: 'conflict', current: storedBlock(current as BlockRecord) };
    if (fields !== undefined) return { kind: 'fieldErrors', errors: fields };
    return { kind: 'failed', message: errorSentence(error), unanswered: status === 0 };
  }
}
