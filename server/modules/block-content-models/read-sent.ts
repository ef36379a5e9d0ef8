import { validateBlock } from '../../../content-model/validate-block.ts';
import { mergeUnsupported } from '../../../content-model/merge-unsupported.ts';
import { lostValues, migrateData } from '../../../content-model/operations/migrate-data.ts';
import { itemsOf, listFields, ownField } from '../../../content-model/operations/list-value.ts';
import { isOneOf, retiredByPlan, withoutRetired } from '../../../content-model/operations/retired-fields.ts';
import type { Fields } from '../../../content-model/operations/step.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { fieldError, ServiceError } from '../../platform/errors/service-error.ts';
import { schemaVersionOf } from './model-cache.ts';
import { stepsOf } from './schema-versions.ts';

export interface Sent {
  readonly id: string;
  readonly model: BlockContentModel;
  readonly data: BlockData;
  /** The schema version that the client read; undefined if it did not send one. */
  readonly shape?: number | undefined;
  /** The stored data, or that of the original of a copy. It has the values of retired fields. */
  readonly stored?: BlockData | undefined;
  /** Reads the stored content, if any. */
  current?(): Promise<unknown>;
}

/**
 * Migrates data that a client sent: values of retired fields are converted into the fields that replaced them. Without a schema
 * version, the ids of the fields decide, and the data stays as it was sent unless every value converts.
 *
 * Rejects a value of an older schema version that does not convert, so that its author sees it. `stale_write` comes with the
 * current block.
 */
export async function readSent(
  dependencies: Dependencies,
  db: Db,
  { id, model, data, shape, stored, current }: Sent,
): Promise<BlockData> {
  const { registry } = dependencies;
  if (shape === undefined && hasOnly(model.content_model, data)) return data;
  const steps = await stepsOf(dependencies, db, model);
  const first = steps.findLast(({ fields }) => hasOnly(fields, data));
  const from = shape ?? (first === undefined ? schemaVersionOf(model) : first.shape - 1);
  if (from >= schemaVersionOf(model)) return data;
  const passed = steps.filter((step) => step.shape > from);
  const before = { content_model: passed[0]?.fields ?? model.content_model };
  const whole =
    stored &&
    mergeUnsupported(validateBlock(before, data, registry), validateBlock(before, stored, registry));
  const migrated = migrateData(whole ?? data, { steps, from, seed: id });
  const [lost] = lostValues(migrated);
  if (lost !== undefined) {
    if (shape === undefined) return data;
    if (current !== undefined) throw new ServiceError('stale_write', { extra: { current: await current() } });
    const [field = ''] = lost.path;
    throw fieldError('shape', 'no_place', { field: lost.fields[field]?.field_title ?? field });
  }
  const retired = passed.flatMap((step) => retiredByPlan(step.run, model.content_model));
  return withoutRetired(migrated.data, isOneOf(retired), model.content_model);
}

/** Whether all data belong to these fields, including data in list items. */
function hasOnly(fields: Fields, data: BlockData): boolean {
  return Object.entries(data).every(([id, value]) => {
    const definition = ownField(fields, id);
    if (definition === undefined) return false;
    const inner = listFields(definition);
    return inner === undefined || (itemsOf(value) ?? []).every((item) => hasOnly(inner, item.data));
  });
}
