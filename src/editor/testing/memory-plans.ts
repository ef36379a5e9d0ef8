import { fieldRegistry } from '../../../field-plugins/index.ts';
import { carryData, type CarryingStep } from '../../../content-model/operations/carry-data.ts';
import { preparePlan } from '../../../content-model/operations/prepare-plan.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { PlanOperation, ShapeStep } from '../../../shared/wire/plans.ts';
import type { StoredBlock } from '../store/block-api.ts';

/** The block types of a server in memory, and the plans that changed them. */
export function createMemoryPlans(initial: readonly BlockContentModel[]) {
  let models = initial;
  const told = new Map<string, ShapeStep[]>();
  const stepsOf = (modelId: string) => told.get(modelId) ?? [];
  const shapeOf = (modelId: string) => models.find(({ id }) => id === modelId)?.shape ?? 0;

  function prepared(step: ShapeStep): CarryingStep {
    const { fields, operations, decisions, is_back: isBack, plan, shape } = step;
    const run = preparePlan(fields, { operations, decisions, isStored: true }, fieldRegistry);
    return { plan, isBack, shape, fields: isBack ? run.fields : fields, run };
  }

  function reach(modelId: string, step: ShapeStep, content_model: BlockContentModel['content_model']): void {
    told.set(modelId, [...stepsOf(modelId), step]);
    models = models.map((model) =>
      model.id === modelId
        ? { ...model, content_model, shape: step.shape, revision: model.revision + 1 }
        : model,
    );
  }

  function carry({ modelId, data, shape: from = 0, id: seed }: StoredBlock) {
    return carryData(data, { steps: stepsOf(modelId).map(prepared), from, seed });
  }

  return {
    get models() {
      return models;
    },
    steps: (modelId: string, after: number) => stepsOf(modelId).filter(({ shape }) => shape > after),
    /** Changes a property of a block type without a plan. */
    about(modelId: string, about: Partial<Pick<BlockContentModel, 'archived' | 'content_model'>>): void {
      models = models.map((model) =>
        model.id === modelId ? { ...model, ...about, revision: model.revision + 1 } : model,
      );
    },
    /** Applies a plan. */
    plan(modelId: string, operations: readonly PlanOperation[]): void {
      const fields = models.find(({ id }) => id === modelId)?.content_model ?? {};
      const shape = shapeOf(modelId) + 1;
      const step = { plan: `plan-${shape}`, shape, is_back: false, fields, operations: [...operations] };
      const { run } = prepared({ ...step, decisions: {} });
      reach(modelId, { ...step, decisions: {} }, run.fields);
    },
    /** Undoes the last plan. */
    undo(modelId: string): void {
      const last = stepsOf(modelId).at(-1);
      if (last === undefined) throw new Error('There is no plan to undo.');
      reach(modelId, { ...last, shape: shapeOf(modelId) + 1, is_back: true }, last.fields);
    },
    /** The stored or sent block, migrated to the current fields. */
    carried(block: StoredBlock): StoredBlock {
      const { modelId, shape: from = 0 } = block;
      const shape = shapeOf(modelId);
      if (from === shape) return block;
      return { ...block, data: carry(block).data, shape };
    },
    /** Whether a value of the sent block no longer has a field. */
    loses: (block: StoredBlock) => carry(block).lost.length > 0,
  };
}
