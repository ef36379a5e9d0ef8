import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { PlanOperation } from '../../../shared/wire/plans.ts';
import type { BlockApi, LastChange, SaveResult, StoredBlock, WriteRefusal } from '../store/block-api.ts';
import { createMemoryPlans } from './memory-plans.ts';
import { sampleModels } from './sample-models.ts';

export interface MemoryBlockApi extends BlockApi {
  /** The server's blocks, in order. */
  readonly blocks: readonly StoredBlock[];
  /** The names of the calls so far. */
  readonly calls: readonly string[];
  /** The next call fails with this error. */
  refuseNext(refusal: WriteRefusal): void;
  /** Makes calls wait until the returned function is called. */
  pause(): () => void;
  /** Simulates a change by another user. */
  changeElsewhere(id: string, data: BlockData, changed?: LastChange): void;
  /** Simulates that an administrator archives a block type. */
  archiveElsewhere(modelId: string): void;
  /** Simulates that an administrator gives a block type these fields, without a plan. */
  rewriteElsewhere(modelId: string, content_model: BlockContentModel['content_model']): void;
  /** Simulates that an administrator applies a plan. */
  planElsewhere(modelId: string, operations: readonly PlanOperation[]): void;
  /** Simulates that the last plan is undone. */
  undoElsewhere(modelId: string): void;
  /** Simulates a deletion by another user. */
  deleteElsewhere(id: string): void;
}

/** A server with one page, in memory: with revisions, an order, and failures on demand. For tests and stories. */
export function createMemoryBlockApi(
  initial: readonly StoredBlock[] = [],
  models: readonly BlockContentModel[] = sampleModels,
): MemoryBlockApi {
  let blocks: readonly StoredBlock[] = initial;
  const plans = createMemoryPlans(models);
  let lastId = 0;
  let refusal: WriteRefusal | undefined;
  let gate: Promise<void> = Promise.resolve();
  const calls: string[] = [];
  const replays = new Map<string, SaveResult>();

  async function enter(call: string): Promise<WriteRefusal | undefined> {
    calls.push(call);
    await gate;
    const refused = refusal;
    refusal = undefined;
    return refused;
  }

  function stale(id: string, revision: number): WriteRefusal | undefined {
    const current = blocks.find((block) => block.id === id);
    if (!current) return { kind: 'gone' };
    return current.revision === revision ? undefined : { kind: 'conflict', current };
  }

  function write(id: string, data: BlockData, changed?: LastChange): void {
    blocks = blocks.map((block) =>
      block.id === id ? { ...block, data, revision: block.revision + 1, changed } : block,
    );
  }

  return {
    get blocks() {
      return blocks;
    },
    calls,
    async create({ modelId, data, shape, order, attempt, copyOf }) {
      const refused = await enter(copyOf === undefined ? 'create' : `create from ${copyOf}`);
      if (refused) return refused;
      const replay = replays.get(attempt);
      if (replay) return replay;
      lastId += 1;
      const block = plans.carried({ id: `new-${lastId}`, modelId, data, shape, revision: 1 });
      blocks = blocks.toSpliced(order, 0, block);
      const answer: SaveResult = { kind: 'saved', block };
      replays.set(attempt, answer);
      return answer;
    },
    async update({ id, data, revision, shape }) {
      const refused = (await enter('update')) ?? stale(id, revision);
      if (refused) return refused;
      const stored = blocks.find((other) => other.id === id);
      if (stored === undefined) return { kind: 'gone' };
      const sent = { ...stored, data, revision, shape };
      if (plans.loses(sent)) return { kind: 'conflict', current: stored };
      write(id, plans.carried(sent).data);
      return { kind: 'saved', block: blocks.find((other) => other.id === id) ?? stored };
    },
    async remove({ id, revision }) {
      const refused = (await enter('remove')) ?? stale(id, revision);
      if (refused) return refused;
      blocks = blocks.filter((block) => block.id !== id);
      return { kind: 'removed' };
    },
    async reorder(ids) {
      const refused = await enter('reorder');
      if (refused) return refused;
      blocks = ids.flatMap((id) => blocks.filter((block) => block.id === id));
      return { kind: 'reordered', blocks };
    },
    refuseNext(next) {
      refusal = next;
    },
    pause() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    async reload() {
      calls.push('reload');
      await gate;
      return { models: plans.models, blocks };
    },
    async steps(modelId, after) {
      return plans.steps(modelId, after);
    },
    archiveElsewhere(modelId) {
      plans.about(modelId, { archived: true });
    },
    rewriteElsewhere(modelId, content_model) {
      plans.about(modelId, { content_model });
    },
    planElsewhere(modelId, operations) {
      plans.plan(modelId, operations);
      blocks = blocks.map(plans.carried);
    },
    undoElsewhere(modelId) {
      plans.undo(modelId);
      blocks = blocks.map(plans.carried);
    },
    changeElsewhere: write,
    deleteElsewhere(id) {
      blocks = blocks.filter((block) => block.id !== id);
    },
  };
}
