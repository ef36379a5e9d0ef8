import { completeData } from '../../../content-model/complete-data.ts';
import { itemsOf, listFields, ownField } from '../../../content-model/operations/list-value.ts';
import { migrateSent } from '../../../content-model/operations/migrate-sent.ts';
import type { MigrationStep } from '../../../content-model/operations/migrate-data.ts';
import {
  isOneOf,
  retiredByPlan,
  withoutRetired,
  type IsRetired,
} from '../../../content-model/operations/retired-fields.ts';
import type { Fields } from '../../../content-model/operations/step.ts';
import { validateBlock, type ValidatedBlock } from '../../../content-model/validate-block.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { fieldError, InvalidFieldsError, ServiceError } from '../../platform/errors/service-error.ts';
import { fieldsOfIssues } from '../content/service.ts';
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

interface ReadData {
  readonly data: BlockData;
  /** The values in the data that nothing shows, if its client read an older schema version. */
  readonly isRetired?: IsRetired;
}

/**
 * Migrates data that a client sent: edited values of retired fields are converted into the fields that replaced them. Rejects an
 * edited value that does not convert, so that its author sees it. `stale_write` comes with the current block.
 */
export async function readSent(
  dependencies: Dependencies,
  db: Db,
  { id, model, data, shape, stored, current }: Sent,
): Promise<ReadData> {
  const { registry } = dependencies;
  const { content_model: fields } = model;
  const isCurrent =
    shape === undefined
      ? unknownFields(fields, completeData(model, data, registry)).length === 0
      : shape >= schemaVersionOf(model);
  if (isCurrent) return { data };
  const steps = await stepsOf(dependencies, db, model);
  const sent = [model, ...steps.map((step) => ({ content_model: step.fields }))].reduce(
    (now, { content_model }) => completeData({ content_model }, now, registry),
    data,
  );
  const hasIds = sent === data;
  const migrate = (from: number) =>
    migrateSent(sent, { fields, steps, from, seed: id, stored, hasIds, registry });
  if (shape === undefined) return readByIds(sent, { model, steps, registry, migrate }) ?? { data };
  const unknown = unknownFields(steps.find((step) => step.shape > shape)?.fields ?? fields, sent);
  if (unknown.length > 0) return rejectUnknown(validateBlock(model, sent, registry), unknown);
  const migrated = migrate(shape);
  const [lost] = migrated.lost;
  if (lost === undefined) return migrated;
  if (current !== undefined) throw new ServiceError('stale_write', { extra: { current: await current() } });
  const [field = ''] = lost.path;
  throw fieldError('shape', 'no_place', { field: lost.fields[field]?.field_title ?? field });
}

/**
 * Migrates data that contains ids of retired fields; returns undefined for other data. Its client read an older schema version,
 * one that has all these ids. If the oldest and the newest of these lead to different data, or a value does not convert, the fields
 * are unknown.
 */
function readByIds(
  sent: BlockData,
  {
    model,
    steps,
    registry,
    migrate,
  }: {
    model: BlockContentModel;
    steps: readonly MigrationStep[];
    registry: FieldRegistry;
    migrate(from: number): ReturnType<typeof migrateSent>;
  },
): ReadData | undefined {
  const unknown = unknownFields(model.content_model, sent);
  const isRetired = isOneOf(steps.flatMap(({ run }) => retiredByPlan(run, model.content_model)));
  const ids = unknown.map((path) => path.filter((_, at) => at % 2 === 0));
  if (!ids.some((path) => isRetired(path.at(-1) ?? '', path.slice(0, -1)))) return undefined;
  const candidates = steps.filter(({ fields }) => unknownFields(fields, sent).length === 0);
  const [oldest, newest] = [candidates[0], candidates.at(-1)].map((step) => step && migrate(step.shape - 1));
  const seen = (one: typeof oldest) =>
    one && [withoutRetired(one.data, isRetired, model.content_model), one.lost];
  // A newer version has fewer fields that are retired by now, so it leaves more of their stored values alone.
  if (newest?.lost.length === 0 && sameValue(seen(oldest), seen(newest))) return newest;
  return rejectUnknown(validateBlock(model, sent, registry), unknown);
}

function rejectUnknown(validated: ValidatedBlock, unknown: ReturnType<typeof unknownFields>): never {
  const found = unknown.map(([field = '', ...path]) => {
    return [field, { key: 'common.unknown_field', params: { name: path.at(-1) ?? field }, path }] as const;
  });
  const issues = [...Map.groupBy(found, ([field]) => field)].map(
    ([field, all]) => [field, all.map(([, issue]) => issue)] as const,
  );
  throw new InvalidFieldsError(fieldsOfIssues(validated, Object.fromEntries(issues)));
}

/** The places of values without a field: the id of a field, then ids of items and fields. */
function unknownFields(fields: Fields, data: BlockData): readonly (readonly string[])[] {
  return Object.entries(data).flatMap(([id, value]): (readonly string[])[] => {
    const definition = ownField(fields, id);
    if (definition === undefined) return [[id]];
    const inner = listFields(definition);
    if (inner === undefined) return [];
    return (itemsOf(value) ?? []).flatMap((item) =>
      unknownFields(inner, item.data).map((path) => [id, item.id, ...path]),
    );
  });
}
