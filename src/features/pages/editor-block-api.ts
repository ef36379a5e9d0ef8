import { createBlock, deleteBlock, updateBlock } from '../../api/blocks.ts';
import { reorderPage } from '../../api/pages.ts';
import { readLastChange } from '../../editor/read-last-change.ts';
import { readWriteError } from '../../editor/read-write-error.ts';
import type { BlockApi, StoredBlock, WriteError } from '../../editor/store/block-api.ts';
import type { Block } from '../../../shared/wire/content.ts';

export function pageBlock(block: Block): StoredBlock {
  const { id, block_content_model: modelId, data, revision, shape } = block;
  return { id, modelId, data, revision, shape, changed: readLastChange(block) };
}

function refusal(error: unknown): WriteError {
  return readWriteError(error, (record) => pageBlock(record as Block));
}

interface PageBlockApiOptions extends Pick<BlockApi, 'reload' | 'steps'> {
  /** Called after every successful write. */
  onChanged(): void;
}

export function pageBlockApi(page: string, { onChanged, reload, steps }: PageBlockApiOptions): BlockApi {
  async function attempt<Result>(write: () => Promise<Result>): Promise<Result | WriteError> {
    try {
      const result = await write();
      onChanged();
      return result;
    } catch (error) {
      return refusal(error);
    }
  }
  return {
    reload,
    steps,
    create: ({ modelId, data, shape, order, copyOf, attempt: key }) =>
      attempt(async () => {
        const copied = copyOf !== undefined && { copy_of: copyOf };
        const input = { data, shape, page, order, block_content_model: modelId, ...copied };
        const block = await createBlock(input, key);
        return { kind: 'saved', block: pageBlock(block) } as const;
      }),
    update: ({ id, revision, data, shape }) =>
      attempt(async () => {
        const block = await updateBlock({ id, revision }, { data, shape });
        return { kind: 'saved', block: pageBlock(block) } as const;
      }),
    remove: (block) =>
      attempt(async () => {
        await deleteBlock(block);
        return { kind: 'removed' } as const;
      }),
    reorder: (ids) =>
      attempt(async () => {
        const { page_blocks } = await reorderPage(page, ids);
        return { kind: 'reordered', blocks: page_blocks.map(pageBlock) } as const;
      }),
  };
}
