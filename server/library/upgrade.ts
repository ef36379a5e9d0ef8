import { preparePlan, type Plan } from '../../content-model/operations/prepare-plan.ts';
import { OperationProblem, type Fields } from '../../content-model/operations/step.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { BlockData } from '../../shared/wire/content.ts';
import type { PlanInput, PlanOperation } from '../../shared/wire/plans.ts';

export type Stored = Fields;

export interface Upgrade extends Required<PlanInput> {
  readonly plan: Plan;
}

/**
 * Creates the plan with these operations for the fields of a block type; undefined without operations, or if they do
 * not suit the fields. A value that does not convert stays in its block, visible to editors.
 */
export function prepareUpgrade(stored: Fields, operations: PlanOperation[]): Upgrade | undefined {
  if (operations.length === 0) return undefined;
  const decisions = Object.fromEntries(operations.map((_none, at) => [`${at}`, 'keep' as const]));
  try {
    const plan = preparePlan(stored, { operations, decisions, isInPlace: true }, fieldRegistry);
    return { operations: [...plan.operations], decisions, plan };
  } catch (error) {
    if (error instanceof OperationProblem) return undefined;
    throw error;
  }
}

export function converts({ plan }: Upgrade, data: string, id: string): boolean {
  const { failures } = plan.forward(JSON.parse(data) as BlockData, id);
  return !failures.some(({ reason, becomes }) => reason !== 'empty' && becomes === 'keep');
}

export function migrateSamples(about: string, { plan }: Upgrade): string {
  const { samples, ...others } = JSON.parse(about) as { samples?: { name: string; data: BlockData }[] };
  if (samples === undefined) return about;
  const carried = samples.map((one) => ({ ...one, data: plan.forward(one.data, one.name).data }));
  return JSON.stringify({ ...others, samples: carried });
}
