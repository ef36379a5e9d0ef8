import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { PlanOperation } from '../../../shared/wire/plans.ts';
import type { BlockApi, LastChange, SaveResult, StoredBlock, WriteError } from '../store/block-api.ts';
import { createMemoryPlans } from './memory-plans.ts';
import { sampleModels } from './sample-models.ts';

export interface MemoryBlockApi extends BlockApi {
  readonly blocks: readonly StoredBlock[];
  readonly calls: readonly string[];
  rejectNext(rejection: WriteError): void;
  /** Makes calls wait until the returned function is called. */
  pause(): () => void;
  changeElsewhere(id: string, data: BlockData, changed?: LastChange): void;
  archiveElsewhere(modelId: string): void;
  /** Gives a block type these fields, without a plan. */
  rewriteElsewhere(modelId: string, content_model: BlockContentModel['content_model']): void;
  planElsewhere(modelId: string, operations: readonly PlanOperation[]): void;
  /** Undoes the last plan. */
  undoElsewhere(modelId: string): void;
  deleteElsewhere(id: string): void;
}

/** A server with one page, in memory: with revisions, an order, and failures on demand. For tests and stories. */
export function createMemoryBlockApi(
  initial: readonly StoredBlock[] = [],
  models: readonly BlockContentModel[] = sampleModels,
): MemoryBlockApi {
  const plans = createMemoryPlans(models);
  /** With the values of retired fields. */
  let stored: readonly StoredBlock[] = initial;
  const find = (id: string) => stored.find((block) => block.id === id);
  let lastId = 0;
  let rejection: WriteError | undefined;
  let gate: Promise<void> = Promise.resolve();
  const calls: string[] = [];
  const replays = new Map<string, SaveResult>();

  async function enter(call: string): Promise<WriteError | undefined> {
    calls.push(call);
    await gate;
    const rejected = rejection;
    rejection = undefined;
    return rejected;
  }

  function stale(id: string, revision: number): WriteError | undefined {
    const current = find(id);
    if (!current) return { kind: 'gone' };
    return current.revision === revision ? undefined : { kind: 'conflict', current: plans.visible(current) };
  }

  function write(id: string, data: BlockData, changed?: LastChange): void {
    stored = stored.map((block) =>
      block.id === id
        ? { ...block, data: plans.withRetired(data, block), revision: block.revision + 1, changed }
        : block,
    );
  }

  return {
    get blocks() {
      return stored.map(plans.visible);
    },
    calls,
    async create({ modelId, data, shape, order, attempt, copyOf }) {
      const rejected = await enter(copyOf === undefined ? 'create' : `create from ${copyOf}`);
      if (rejected) return rejected;
      const replay = replays.get(attempt);
      if (replay) return replay;
      lastId += 1;
      const block = plans.migrated({ id: `new-${lastId}`, modelId, data, shape, revision: 1 });
      stored = stored.toSpliced(order, 0, block);
      const answer: SaveResult = { kind: 'saved', block: plans.visible(block) };
      replays.set(attempt, answer);
      return answer;
    },
    async update({ id, data, revision, shape }) {
      const rejected = (await enter('update')) ?? stale(id, revision);
      if (rejected) return rejected;
      const before = find(id);
      if (before === undefined) return { kind: 'gone' };
      const sent = { ...before, data, revision, shape };
      if (plans.loses(sent)) return { kind: 'conflict', current: plans.visible(before) };
      write(id, plans.migrated(sent).data);
      return { kind: 'saved', block: plans.visible(find(id) ?? before) };
    },
    async remove({ id, revision }) {
      const rejected = (await enter('remove')) ?? stale(id, revision);
      if (rejected) return rejected;
      stored = stored.filter((block) => block.id !== id);
      return { kind: 'removed' };
    },
    async reorder(ids) {
      const rejected = await enter('reorder');
      if (rejected) return rejected;
      stored = ids.flatMap((id) => find(id) ?? []);
      return { kind: 'reordered', blocks: stored.map(plans.visible) };
    },
    rejectNext(next) {
      rejection = next;
    },
    pause() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    async reload() {
      calls.push('reload');
      await gate;
      return { models: plans.models, blocks: stored.map(plans.visible) };
    },
    async steps(modelId, after) {
      return plans.steps(modelId, after);
    },
    archiveElsewhere(modelId) {
      plans.archive(modelId);
    },
    rewriteElsewhere(modelId, content_model) {
      plans.rewrite(modelId, content_model);
      stored = stored.map(plans.migrated);
    },
    planElsewhere(modelId, operations) {
      plans.plan(modelId, operations);
      stored = stored.map(plans.migrated);
    },
    undoElsewhere(modelId) {
      plans.undo(modelId);
      stored = stored.map(plans.migrated);
    },
    changeElsewhere: write,
    deleteElsewhere(id) {
      stored = stored.filter((block) => block.id !== id);
    },
  };
}
