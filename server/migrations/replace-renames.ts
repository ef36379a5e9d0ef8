import type { Kysely } from 'kysely';
import { itemFields } from '../../content-model/operations/list-value.ts';
import { preparePlan } from '../../content-model/operations/prepare-plan.ts';
import type { Fields } from '../../content-model/operations/step.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';

/** The columns of plans that are read and changed. */
export interface PlanTables {
  plans: { id: string; operations: string; fields_before: string };
}

type StoredOperation = PlanOperation | (Omit<PlanOperation, 'op'> & { readonly op: 'rename' });

/** Replaces the operation `rename` in stored plans: a field with another id is one that is retyped to its own type. */
export async function replaceRenames(db: Kysely<PlanTables>): Promise<void> {
  const plans = await db
    .selectFrom('plans')
    .select(['id', 'operations', 'fields_before'])
    .where('operations', 'like', '%"rename"%')
    .execute();
  for (const { id, operations: before, fields_before } of plans) {
    let fields = JSON.parse(fields_before) as Fields;
    const operations = (JSON.parse(before) as StoredOperation[]).map((stored) => {
      const operation = withoutRename(stored, fields);
      ({ fields } = preparePlan(fields, { operations: [operation], isStored: true }, fieldRegistry));
      return operation;
    });
    await db
      .updateTable('plans')
      .set({ operations: JSON.stringify(operations) })
      .where('id', '=', id)
      .execute();
  }
}

function withoutRename({ op, ...members }: StoredOperation, fields: Fields): PlanOperation {
  if (op !== 'rename') return { ...members, op };
  const { within = [], field = '' } = members;
  const around = within.reduce<Fields>((outer, name) => {
    const list = outer[name];
    return (list && itemFields(list)) ?? {};
  }, fields);
  const { field_type = '', field_values = null } = around[field] ?? {};
  return { ...members, op: 'retype', field_type, field_values };
}
