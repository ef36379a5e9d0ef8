import { fieldRegistry } from '../../../field-plugins/index.ts';
import { lostValues, migrateData, prepareStep } from '../../../content-model/operations/migrate-data.ts';
import { preparePlan } from '../../../content-model/operations/prepare-plan.ts';
import { validateBlock } from '../../../content-model/validate-block.ts';
import { withoutStrays } from '../../../content-model/without-strays.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { PlanOperation, SchemaStep } from '../../../shared/wire/plans.ts';
import type { StoredBlock } from '../store/block-api.ts';

type Fields = BlockContentModel['content_model'];

export function createMemoryPlans(initial: readonly BlockContentModel[]) {
  let models = initial;
  const applied = new Map<string, SchemaStep[]>();
  const stepsOf = (modelId: string) => applied.get(modelId) ?? [];
  const find = (modelId: string) => models.find(({ id }) => id === modelId);
  const shapeOf = (modelId: string) => find(modelId)?.shape ?? 0;

  function change(modelId: string, about: Partial<BlockContentModel>): void {
    models = models.map((model) =>
      model.id === modelId ? { ...model, ...about, revision: model.revision + 1 } : model,
    );
  }

  function reach(modelId: string, step: Omit<SchemaStep, 'shape'>, content_model: Fields): void {
    const shape = shapeOf(modelId) + 1;
    applied.set(modelId, [...stepsOf(modelId), { ...step, shape }]);
    change(modelId, { content_model, shape });
  }

  function migrate({ modelId, data, shape: from = 0, id: seed }: StoredBlock) {
    const steps = stepsOf(modelId).map((step) => prepareStep(step, fieldRegistry));
    return migrateData(data, { steps, from, seed });
  }

  function visible(block: StoredBlock): BlockData {
    const model = find(block.modelId);
    return model ? withoutStrays(validateBlock(model, block.data, fieldRegistry)) : block.data;
  }

  return {
    get models() {
      return models;
    },
    steps: (modelId: string, after: number) => stepsOf(modelId).filter(({ shape }) => shape > after),
    archive: (modelId: string): void => change(modelId, { archived: true }),
    /** Changes the fields without a plan. */
    rewrite: (modelId: string, content_model: Fields): void =>
      change(modelId, { content_model, shape: shapeOf(modelId) + 1 }),
    plan(modelId: string, operations: readonly PlanOperation[]): void {
      const fields = find(modelId)?.content_model ?? {};
      const run = preparePlan(fields, { operations }, fieldRegistry);
      const plan = `plan-${shapeOf(modelId)}`;
      const step = { plan, is_back: false, fields, operations: [...run.operations], decisions: {} };
      reach(modelId, step, run.fields);
    },
    /** Undoes the last plan. */
    undo(modelId: string): void {
      const last = stepsOf(modelId).at(-1);
      if (last === undefined) throw new Error('There is no plan to undo.');
      reach(modelId, { ...last, is_back: true }, last.fields);
    },
    /** Migrates to the current fields. Keeps values of retired ones. */
    migrated(block: StoredBlock): StoredBlock {
      const shape = shapeOf(block.modelId);
      return block.shape === shape || shape === 0 ? block : { ...block, data: migrate(block).data, shape };
    },
    /** The block without values of retired fields. */
    visible: (block: StoredBlock): StoredBlock => ({ ...block, data: visible(block) }),
    /** The data with the values of retired fields of a stored block. */
    withRetired: (data: BlockData, stored: StoredBlock): BlockData => {
      const shown = visible(stored);
      const retired = Object.entries(stored.data).filter(([id]) => !Object.hasOwn(shown, id));
      return { ...Object.fromEntries(retired), ...data };
    },
    /** Whether a value of the sent block no longer has a field. */
    loses: (block: StoredBlock) => lostValues(migrate(block)).length > 0,
  };
}
