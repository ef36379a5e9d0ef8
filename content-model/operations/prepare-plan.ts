import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import type { PlanChoice, PlanOperation } from '../../shared/wire/plans.ts';
import type { BlockData } from '../block-data.ts';
import { completeOperation, type IdsIn, type NewId, newIdsOf, withNewIds } from './complete-operation.ts';
import { add, options, remove, reorder, require, retype } from './field-steps.ts';
import { gather, wrap } from './list-steps.ts';
import { rejectOtherMembers } from './requirements.ts';
import { type RetiredField, retiredFields } from './retired-fields.ts';
import {
  OperationProblem,
  type Failure,
  type Fields,
  type Migrated,
  type Preparing,
  type Step,
} from './step.ts';
import { split } from './split-step.ts';
import { withinItems } from './within-items.ts';

/** The choice for values that an operation cannot migrate, by its number in the plan. */
export type Decisions = Readonly<Record<string, PlanChoice>>;

/** Operations prepared for the data of blocks. */
export interface Plan {
  /** Includes omitted members. */
  readonly operations: readonly PlanOperation[];
  /** The fields before all operations. */
  readonly before: Fields;
  /** The fields after all operations. */
  readonly fields: Fields;
  /** The fields after each operation. */
  readonly states: readonly Fields[];
  forward(data: BlockData, seed: string): MigratedByPlan;
  undo(data: BlockData, seed: string): MigratedByPlan;
}

export interface MigratedByPlan extends Migrated {
  readonly failures: readonly (Failure & { readonly operation: number })[];
}

const kinds: Readonly<Record<PlanOperation['op'], (preparing: Preparing) => Step>> = {
  ...{ add, remove, retype, options, require, reorder, gather, split, wrap },
};

/** The default choice of an operation for values that it cannot migrate. */
function usualChoice({ op }: PlanOperation): PlanChoice {
  return op === 'options' || op === 'require' ? 'keep' : 'aside';
}

/** Whether the choice suits an operation: without their field, values cannot stay or be replaced. */
export function isChoiceFor({ op }: PlanOperation, choice: PlanChoice): boolean {
  return op !== 'remove' || choice === 'aside' || choice === 'stop';
}

/**
 * Prepares operations one after another, each for the fields that result from the previous one. Throws
 * `OperationProblem`, whose path begins with the number of the operation.
 */
export function preparePlan(
  before: Fields,
  {
    operations,
    decisions = {},
    id = '',
    isStored = false,
    retiredIn = () => [],
    leftOutIn = () => [],
  }: {
    operations: readonly PlanOperation[];
    decisions?: Decisions;
    /** The id of the plan, which is part of the keys of former values. */
    id?: string;
    isStored?: boolean;
    /** The ids that new fields cannot have. */
    retiredIn?: IdsIn;
    /** The ids that only added fields can have. */
    leftOutIn?: IdsIn;
  },
  registry: FieldRegistry,
): Plan {
  let fields = before;
  const complete: PlanOperation[] = [];
  const newIds: NewId[] = [];
  const retired: RetiredField[] = [];
  const retiredSoFar: IdsIn = (within) => [
    ...retiredIn(within),
    ...retired.filter((field) => sameValue(field.within, within)).map((field) => field.id),
  ];
  const steps = operations.map((given, at) => {
    const choice = decisions[String(at)] ?? usualChoice(given);
    try {
      if (!isStored) rejectOtherMembers(given);
      const asked = isStored ? given : withNewIds(given, newIds);
      const operation = completeOperation(asked, fields, {
        retiredIn: retiredSoFar,
        leftOutIn,
        ...(!isStored && { registry }),
      });
      complete.push(operation);
      newIds.push(...newIdsOf(asked, operation));
      const step = prepareStep(operation.within ?? [], {
        fields,
        operation,
        choice,
        registry,
        isInItem: false,
        formerKey: (field) => `${field}@${id}.${at}`,
        isStored,
        ...(isStored && 'value' in given && { filling: given.value }),
      });
      retired.push(...retiredFields(fields, step.fields));
      fields = step.fields;
      return step;
    } catch (error) {
      if (!(error instanceof OperationProblem)) throw error;
      throw new OperationProblem(error.key, [at, ...error.path], error.params);
    }
  });
  const states = steps.map((step) => step.fields);
  const numbered = steps.map((step, operation) => ({ step, operation }));
  return {
    ...{ operations: complete, before, fields, states },
    forward: (data, seed) => run(data, numbered, (step, now) => step.forward(now, seed)),
    undo: (data, seed) => run(data, numbered.toReversed(), (step, now) => step.undo(now, seed)),
  };
}

function prepareStep([around, ...inner]: readonly string[], preparing: Preparing): Step {
  if (around === undefined) return kinds[preparing.operation.op](preparing);
  const { choice } = preparing;
  return withinItems(preparing, around, (fields, isDefault) =>
    prepareStep(inner, {
      ...{ ...preparing, fields, isInItem: true },
      // A default must fit, whatever the choice for values.
      choice: isDefault && choice !== 'default' ? 'aside' : choice,
    }),
  );
}

function run(
  before: BlockData,
  steps: readonly { readonly step: Step; readonly operation: number }[],
  migrate: (step: Step, data: BlockData) => Migrated,
): MigratedByPlan {
  let data = before;
  let isChanged = false;
  const failures = steps.flatMap(({ step, operation }) => {
    const done = migrate(step, data);
    data = done.data;
    isChanged ||= done.isChanged;
    return done.failures.map((failure) => ({ operation, ...failure }));
  });
  return { data, isChanged, failures };
}
