import { preparePlan } from '../../../../content-model/operations/prepare-plan.ts';
import { followFields } from '../../../../content-model/operations/follow-fields.ts';
import { type RetiredField, retiredFields } from '../../../../content-model/operations/retired-fields.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockContentModel, BlockData } from '../../../../shared/wire/content.ts';
import type { PlanOperation, SchemaStep } from '../../../../shared/wire/plans.ts';
import { operationsBetween } from './draft-operations.ts';
import { draftOf, fieldSetOf, type TypeDraft } from './type-draft.ts';

type Fields = BlockContentModel['content_model'];

/** A block type as a server would store it, with the history of its fields. */
export class FakeStoredType {
  readonly #steps: SchemaStep[] = [];
  readonly #registry: FieldRegistry;
  readonly #retired: RetiredField[] = [];
  #fields: Fields;
  #shape = 0;

  constructor(fields: Fields, registry: FieldRegistry) {
    this.#fields = fields;
    this.#registry = registry;
  }

  get model(): BlockContentModel {
    return {
      ...{ id: 'type', name: 'Type', slug: 'type', content_model_type: 'PAGE', revision: this.#shape + 1 },
      ...{ content_model: this.#fields, shape: this.#shape },
    };
  }

  get draft(): TypeDraft {
    return draftOf(this.model);
  }

  /** Without a plan. */
  patch(fields: Fields): void {
    this.#fields = fields;
    this.#shape += 1;
  }

  /** Returns a function that migrates a block's data. */
  plan(operations: readonly PlanOperation[]): (data: BlockData) => BlockData {
    const fields = this.#fields;
    const retiredIn = (within: readonly string[]) =>
      this.#retired.filter((one) => sameValue(one.within, within)).map(({ id }) => id);
    const run = preparePlan(fields, { operations, retiredIn }, this.#registry);
    this.#retired.push(...retiredFields(fields, run.fields));
    this.patch(run.fields);
    const shape = this.#shape;
    this.#steps.push({
      plan: `plan-${shape}`,
      is_back: false,
      shape,
      fields,
      operations: [...run.operations],
      decisions: {},
    });
    return (data) => run.forward(data, 'block').data;
  }

  /** Undoes the last plan. */
  undo(): void {
    const last = this.#steps.at(-1);
    if (last === undefined) return;
    this.patch(last.fields);
    this.#steps.push({ ...last, is_back: true, shape: this.#shape });
  }

  /** Saves a draft with the plan that it needs. The stored type then equals the draft. */
  save(draft: TypeDraft): {
    readonly operations: readonly PlanOperation[];
    /** With the ids that the plan gave new fields. */
    readonly complete: readonly PlanOperation[];
    migrate(data: BlockData): BlockData;
  } {
    const operations = operationsBetween(this.#fields, draft.fields, this.#registry);
    const migrate = this.plan(operations);
    return { operations, complete: this.#steps.at(-1)?.operations ?? [], migrate };
  }

  /** Finds the current fields of a former state. */
  followFrom({ shape = 0 }: BlockContentModel) {
    return followFields(this.#steps, { from: shape, to: this.#shape });
  }
}

/** The fields of a type in the order and form in which the builder saves them. */
export function fieldsIn(draft: TypeDraft): Fields {
  return fieldSetOf(draft.fields);
}
