import { withIdsInConditions } from '../../../content-model/fields/condition-ids.ts';
import { freeId, replacedBy } from '../../../content-model/operations/complete-operation.ts';
import { fieldsWithin, listFields, withItemFields } from '../../../content-model/operations/list-value.ts';
import {
  retiredByPlan,
  retiredFields,
  type RetiredField as FormerField,
} from '../../../content-model/operations/retired-fields.ts';
import type { Fields } from '../../../content-model/operations/step.ts';
import type { FieldDefinition } from '../../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockContentModel, RetiredField } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { selectStates } from './repository.ts';
import { stepsOf } from './schema-versions.ts';

/** The fields that plans removed from a model, latest first. Omits fields that were added back. */
export async function retiredOf(
  dependencies: Dependencies,
  db: Db,
  model: BlockContentModel,
): Promise<readonly RetiredField[]> {
  const steps = await stepsOf(dependencies, db, model);
  const found = steps.flatMap(({ plan, isBack, at, by, run }) => {
    const [before, after] = isBack ? [run.fields, run.before] : [run.before, run.fields];
    return retiredByPlan(run, after).map(({ id, within, definition }): RetiredField => {
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
    .filter(({ id, within }) => !Object.hasOwn(fieldsWithin(model.content_model, within) ?? {}, id))
    .toReversed();
}

/** The fields that earlier states of a model had and it lacks: blocks may have values of them. */
export async function leftOutOf(db: Db, model: BlockContentModel): Promise<readonly FormerField[]> {
  const states = await selectStates(db, model.id, { from: 1, to: model.revision });
  const found = states.flatMap(({ data }) => {
    const { content_model } = JSON.parse(data) as Pick<BlockContentModel, 'content_model'>;
    return retiredFields(content_model, model.content_model);
  });
  return [...new Map(found.map((one) => [[...one.within, one.id].join('.'), one])).values()];
}

/**
 * Gives new fields that have the id of a retired field another id, and the wanted id as API name, because blocks still
 * have the values of the retired field.
 */
export function withFreeIds(
  fields: Fields,
  former: Fields,
  retired: readonly Pick<RetiredField, 'id' | 'within'>[],
  within: readonly string[] = [],
): Fields {
  const gone = retired.filter((one) => sameValue(one.within, within)).map(({ id }) => id);
  const wanted = Object.keys(fields).filter((id) => gone.includes(id) && !Object.hasOwn(former, id));
  const taken = [...Object.keys(fields), ...gone];
  const ids = new Map(wanted.map((id) => [id, freeId(id, taken)]));
  const named = withIdsInConditions(fields, (id) => ids.get(id) ?? id);
  return Object.fromEntries(
    Object.entries(named).map(([id, definition]): [string, FieldDefinition] => {
      const free = ids.get(id);
      if (free !== undefined) return [free, { ...definition, api_name: definition.api_name ?? id }];
      const [inner, before] = [listFields(definition), listFields(former[id])];
      if (inner === undefined || before === undefined) return [id, definition];
      return [id, withItemFields(definition, withFreeIds(inner, before, retired, [...within, id]))];
    }),
  );
}
