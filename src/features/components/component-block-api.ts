import { createComponent, deleteComponent, listComponents, updateComponent } from '../../api/components.ts';
import { readLastChange } from '../../editor/read-last-change.ts';
import { readWriteError } from '../../editor/read-write-error.ts';
import type { BlockApi, StoredBlock, WriteError } from '../../editor/store/block-api.ts';
import type { Component } from '../../../shared/wire/content.ts';

/** Converts a component of the API to a block of the editor. */
export function componentBlock(component: Component): StoredBlock {
  const { id, block_content_model: modelId, data, revision, shape } = component;
  return { id, modelId, data, revision, shape, changed: readLastChange(component) };
}

async function attempt<Result>(write: () => Promise<Result>): Promise<Result | WriteError> {
  try {
    return await write();
  } catch (error) {
    return readWriteError(error, (record) => componentBlock(record as Component));
  }
}

/** There is one component of each type. If it was created elsewhere, that is a change like any other. */
async function createdMeanwhile(
  workspace: string,
  modelId: string,
  refusal: WriteError,
): Promise<WriteError> {
  const components = await listComponents(workspace);
  const current = components.find(({ block_content_model }) => block_content_model === modelId);
  return current === undefined ? refusal : { kind: 'conflict', current: componentBlock(current) };
}

/** Saves the components of one workspace. */
export function componentBlockApi(workspace: string, reading: Pick<BlockApi, 'reload' | 'steps'>): BlockApi {
  return {
    ...reading,
    async create({ modelId, data, shape, copyOf, attempt: key }) {
      const result = await attempt(async () => {
        const copied = copyOf !== undefined && { copy_of: copyOf };
        const component = await createComponent(
          { data, shape, workspace, block_content_model: modelId, ...copied },
          key,
        );
        return { kind: 'saved', block: componentBlock(component) } as const;
      });
      const isRejectedType = result.kind === 'fieldErrors' && 'block_content_model' in result.errors;
      return isRejectedType ? attempt(() => createdMeanwhile(workspace, modelId, result)) : result;
    },
    update: ({ id, revision, data, shape }) =>
      attempt(async () => {
        const component = await updateComponent({ id, revision }, { data, shape });
        return { kind: 'saved', block: componentBlock(component) } as const;
      }),
    remove: (component) =>
      attempt(async () => {
        await deleteComponent(component);
        return { kind: 'removed' } as const;
      }),
    // There is one of each type, so there is no order to save.
    reorder: async () => ({ kind: 'reordered', blocks: [] }),
  };
}
