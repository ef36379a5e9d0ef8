import { replacedBy } from '../../../content-model/operations/complete-operation.ts';
import { itemFields } from '../../../content-model/operations/list-value.ts';
import { retiredByPlan } from '../../../content-model/operations/retired-fields.ts';
import type { Fields } from '../../../content-model/operations/step.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockContentModel, RetiredField } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { stepsOf } from './schema-versions.ts';

/** The fields that plans took out of a model, the latest first. Fields that are back are left out. */
export async function retiredOf(
  dependencies: Dependencies,
  db: Db,
  model: BlockContentModel,
): Promise<readonly RetiredField[]> {
  const steps = await stepsOf(dependencies, db, model);
  const found = steps.flatMap(({ plan, isBack, at, by, run, told }) => {
    const [before, after] = isBack ? [run.fields, told.fields] : [told.fields, run.fields];
    return retiredByPlan(before, run, after).map(({ id, within, definition }): RetiredField => {
      const successor = run.operations.find(
        (one) => sameValue(one.within ?? [], within) && replacedBy(one, before).includes(id),
      );
      const into = isBack ? undefined : successor?.to;
      return {
        ...{ id, within: [...within], definition, retired_at: at, retired_by: by, plan },
        ...(into !== undefined && { replaced_by: into }),
      };
    });
  });
  const latest = new Map(found.map((one) => [[...one.within, one.id].join('.'), one]));
  return [...latest.values()]
    .filter(({ id, within }) => !hasField(model.content_model, [...within, id]))
    .toReversed();
}

function hasField(fields: Fields, [id = '', ...inside]: readonly string[]): boolean {
  const definition = Object.hasOwn(fields, id) ? fields[id] : undefined;
  if (definition === undefined || inside.length === 0) return definition !== undefined;
  const inner = itemFields(definition);
  return inner !== undefined && hasField(inner, inside);
}
