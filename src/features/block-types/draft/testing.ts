import { diffFields } from '../../../../content-model/fields/diff.ts';
import { preparePlan } from '../../../../content-model/operations/prepare-plan.ts';
import { retiredByPlan } from '../../../../content-model/operations/retired-fields.ts';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import type { FieldDefinition, FieldSet } from '../../../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockContentModel, BlockData } from '../../../../shared/wire/content.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { type Fields, fieldSetOf } from './draft-field.ts';
import { draftOf, type TypeDraft } from './type-draft.ts';

/** A block type as a server would store it. */
export class FakeStoredType {
  model: BlockContentModel;
  /** The fields that plans retired, each after the lists around it. */
  #retired: readonly (readonly string[])[] = [];

  constructor(content_model: FieldSet) {
    const about = {
      id: 'type',
      name: 'Type',
      slug: 'type',
      content_model_type: 'PAGE',
      revision: 1,
    } as const;
    this.model = { ...about, content_model };
  }

  get draft(): TypeDraft {
    return draftOf(this.model);
  }

  /** Returns a function that migrates a block's data. */
  plan(operations: readonly PlanOperation[]): (data: BlockData) => BlockData {
    const { content_model } = this.model;
    const retiredIn = (within: readonly string[]) =>
      this.#retired.flatMap((path) => (sameValue(path.slice(0, -1), within) ? path.slice(-1) : []));
    const run = preparePlan(content_model, { operations, retiredIn }, fieldRegistry);
    const gone = retiredByPlan(run, run.fields);
    this.#retired = [...this.#retired, ...gone.map(({ id, within }) => [...within, id])];
    this.model = { ...this.model, content_model: run.fields };
    return (data) => run.forward(data, 'block').data;
  }

  /** Saves a draft with the plan that it needs. */
  save(draft: TypeDraft) {
    const { content_model } = this.model;
    const operations = diffFields(content_model, fieldSetOf(draft.fields, content_model));
    return { operations, migrate: this.plan(operations) };
  }
}

/** Changes the definition of a field. */
export function defined(fields: Fields, uid: string, changes: Partial<FieldDefinition>): Fields {
  return fields.map((field) =>
    field.uid === uid ? { ...field, isNamed: true, definition: { ...field.definition, ...changes } } : field,
  );
}
