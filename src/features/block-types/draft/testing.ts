import { replacedBy } from '../../../../content-model/operations/complete-operation.ts';
import { preparePlan } from '../../../../content-model/operations/prepare-plan.ts';
import type { FieldDefinition, FieldSet } from '../../../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import type { BlockContentModel, BlockData } from '../../../../shared/wire/content.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import type { Fields } from './draft-field.ts';
import { operationsBetween } from './draft-operations.ts';
import { draftOf, type TypeDraft } from './type-draft.ts';

/** A block type as a server would store it, with the fields that plans retired. */
export class FakeStoredType {
  readonly registry: FieldRegistry;
  model: BlockContentModel;

  constructor(content_model: FieldSet, registry: FieldRegistry) {
    const about = {
      id: 'type',
      name: 'Type',
      slug: 'type',
      content_model_type: 'PAGE',
      revision: 1,
    } as const;
    this.model = { ...about, content_model, retired_fields: [] };
    this.registry = registry;
  }

  get draft(): TypeDraft {
    return draftOf(this.model);
  }

  /** Returns a function that migrates a block's data. */
  plan(operations: readonly PlanOperation[]): (data: BlockData) => BlockData {
    const { content_model, retired_fields = [] } = this.model;
    const retiredIn = (within: readonly string[]) =>
      retired_fields.filter((one) => one.within.join() === within.join()).map(({ id }) => id);
    const run = preparePlan(content_model, { operations, retiredIn }, this.registry);
    const retired = run.operations.flatMap((operation) => {
      const { op, field = '', to, within = [] } = operation;
      const ids = op === 'remove' ? [field] : replacedBy(operation, content_model);
      return ids.map((id) => ({
        ...{ id, within: [...within], plan: 'plan', retired_at: '', retired_by: null },
        definition: { field_type: 'text', field_title: id, required: false, order: 0, field_values: null },
        ...(to !== undefined && { replaced_by: to }),
      }));
    });
    this.model = {
      ...this.model,
      ...{ content_model: run.fields, retired_fields: [...retired_fields, ...retired] },
    };
    return (data) => run.forward(data, 'block').data;
  }

  /** Saves a draft with the plan that it needs. */
  save(draft: TypeDraft) {
    const operations = operationsBetween(this.model.content_model, draft.fields, this.registry);
    return { operations, migrate: this.plan(operations) };
  }
}

/** Changes the definition of a field. */
export function defined(fields: Fields, uid: string, changes: Partial<FieldDefinition>): Fields {
  return fields.map((field) =>
    field.uid === uid ? { ...field, isNamed: true, definition: { ...field.definition, ...changes } } : field,
  );
}
