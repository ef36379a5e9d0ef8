import { deliversOtherwise, haveSameRules } from '../../../content-model/operations/same-rules.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import { oneLine } from '../../../shared/one-line.ts';
import { makeSlug } from '../../../shared/slug.ts';
import type {
  BlockContentModel,
  BlockContentModelInput,
  BlockContentModelPatch,
  ContentModelType,
  ModelUsage,
} from '../../../shared/wire/content.ts';
import type { SchemaStep } from '../../../shared/wire/plans.ts';
import type { Context, Dependencies, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/errors.ts';
import { retryOnLockTimeout } from '../../platform/database/retry-on-lock-timeout.ts';
import type { BlockContentModelRow } from '../../platform/database/schema.ts';
import { rejectOtherValues } from '../../platform/errors/fixed-members.ts';
import { newId } from '../../platform/ids.ts';
import { fieldError, requireFound, ServiceError } from '../../platform/errors/service-error.ts';
import { rejectStale, type ExpectedRevisions } from '../../platform/errors/revision.ts';
import { beginWriting, recordHistory, type Writing } from '../content/service.ts';
import { migrateSamples, changeAbout, readAbout, type MigrateSample } from './about-model.ts';
import { completeModel } from './complete-model.ts';
import { checkContentModel } from './check-model.ts';
import { checkSamples } from './check-samples.ts';
import { cachedModel, memoizedModel } from './model-cache.ts';
import { leftOutOf, retiredOf, withFreeIds } from './retired.ts';
import { migrateRows, stepsOf, type VersionedRow } from './schema-versions.ts';
import { visibleModels } from './visible-models.ts';
import {
  countEdits,
  deleteModelRow,
  insertModel,
  isNameTaken,
  isShownLive,
  lockModel,
  selectModel,
  selectModels,
  selectModelsByIds,
  selectSlugs,
  selectUsage,
  updateModelRow,
} from './repository.ts';

export { requireOffered, type MigrateSample } from './about-model.ts';
export { schemaVersionOf, withKnownFields } from './model-cache.ts';
export { problemMessage } from './check-model.ts';
export { alignOriginal, readOriginal, type Original } from './originals.ts';
export { readSent } from './read-sent.ts';
export { leftOutOf, retiredOf };
export { visibleModels } from './visible-models.ts';
export { migrateRows, migrateRowsOf, migrateSnapshot, runOf } from './schema-versions.ts';

/** The models that the caller may see, all or those of one type, in order of creation. */
export async function listModels(
  context: Context<UserActor>,
  type: ContentModelType | undefined,
): Promise<BlockContentModel[]> {
  const rows = await selectModels(context.db, type);
  return visibleModels(
    context,
    rows.map((row) => memoizedModel(context, row)),
  );
}

export async function getModel(context: Context<UserActor>, id: string): Promise<BlockContentModel> {
  const found = await findModel(context, context.db, id);
  const [model] = await visibleModels(context, found === undefined ? [] : [found]);
  return requireFound(model);
}

/** A model, for administrators with its retired fields. */
export async function getModelDetail(context: Context<UserActor>, id: string): Promise<BlockContentModel> {
  const model = await getModel(context, id);
  if (context.actor.kind !== 'admin') return model;
  const retired = await retiredOf(context, context.db, model);
  return retired.length === 0 ? model : { ...model, retired_fields: [...retired] };
}

/** The usage of each model, in the order of the models. */
export function listUsage({ db }: Context<UserActor>): Promise<ModelUsage[]> {
  return selectUsage(db);
}

/** The steps after a schema version, for clients that migrate unsent changes. */
export async function listSchemaSteps(
  context: Context<UserActor>,
  { id, after }: { id: string; after: number },
): Promise<SchemaStep[]> {
  const steps = await stepsOf(context, context.db, await getModel(context, id));
  return steps.flatMap(({ shape, answer }) => (shape > after ? [answer] : []));
}

export async function createModel(
  context: Context<UserActor>,
  input: BlockContentModelInput,
): Promise<BlockContentModel> {
  return memoizedModel(context, await insertUnderSlug(context, newModel(context, input)));
}

/** A new model before it is stored, without its slug. */
export function newModel(
  context: Context<UserActor>,
  written: BlockContentModelInput,
): Omit<BlockContentModelRow, 'slug'> {
  const input = completeModel(context, written, written.content_model);
  checkContentModel(input.content_model, context.registry);
  checkSamples(input.samples ?? [], input, context.registry);
  return {
    id: newId(),
    name: readName(input.name),
    content_model_type: input.content_model_type ?? 'PAGE',
    content_model: JSON.stringify(input.content_model),
    about: changeAbout('{}', input),
    revision: 1,
    shape: 0,
  };
}

/** Two types with different names but the same slug may be created at once. The second gets another slug. */
async function insertUnderSlug(
  context: Context<UserActor>,
  row: Omit<BlockContentModelRow, 'slug'>,
): Promise<BlockContentModelRow> {
  const { db } = context;
  const named = { ...row, slug: makeSlug(row.name, await selectSlugs(db)) };
  try {
    await db.transaction().execute(async (tx) => {
      await insertModel(tx, named);
      // Records the author and time of the first state, with an empty state before it.
      await recordHistory(beginWriting(context, tx), [{ ...stateOf(named), revision: 0, data: '{}' }]);
    });
    return named;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (await isNameTaken(db, row.name)) throw fieldError('name', 'name_taken');
    return insertUnderSlug(context, row);
  }
}

/** A change of a model, and the revisions that it may start from. */
export interface ModelChange {
  readonly id: string;
  readonly expected: ExpectedRevisions;
  readonly patch: BlockContentModelPatch;
}

/**
 * Existing blocks keep their data: values that the new fields cannot show stay stored until the block is saved.
 * Published pages keep the model they were published with; components use the current model and change everywhere.
 */
export async function updateModel(
  context: Context<UserActor>,
  change: ModelChange,
): Promise<BlockContentModel> {
  const row = await retryOnLockTimeout(context.db, (tx) => changeModel(context, tx, change));
  return memoizedModel(context, row);
}

export async function changeModel(
  context: Context<UserActor>,
  tx: Db,
  { id, expected, patch: written }: ModelChange,
): Promise<BlockContentModelRow> {
  const stored = await requireModelRow(context, tx, id);
  await rejectStale(expected, stored, async () => memoizedModel(context, stored));
  rejectOtherValues(written, stored, ['content_model_type']);
  const former = memoizedModel(context, stored);
  const patch = completeModel(context, written, written.content_model ?? former.content_model);
  if (patch.content_model !== undefined)
    checkContentModel(patch.content_model, context.registry, former.content_model);
  const wanted = patch.content_model ?? former.content_model;
  const isSame = sameValue(wanted, former.content_model);
  const fields = isSame
    ? former.content_model
    : withFreeIds(wanted, former.content_model, await retiredOf(context, tx, former));
  const content_model = isSame ? stored.content_model : JSON.stringify(fields);
  checkSamples(patch.samples ?? [], { content_model: fields }, context.registry, former.samples);
  const changed = {
    ...stored,
    name: patch.name === undefined ? stored.name : readName(patch.name),
    content_model,
    about: changeAbout(stored.about, patch),
    // Open editors read the fields again when they receive data of another schema version.
    shape: haveSameRules(fields, former.content_model) ? stored.shape : stored.shape + 1,
    revision: stored.revision + 1,
  };
  await recordHistory(beginWriting(context, tx), [stateOf(stored)]);
  await updateModelRow(tx, changed).catch((error: unknown) => {
    throw isUniqueViolation(error) ? fieldError('name', 'name_taken') : error;
  });
  if (deliversOtherwise(former.content_model, fields)) await countEdits(tx, id);
  return changed;
}

function readName(name: string): string {
  const text = oneLine(name);
  if (text === '') throw fieldError('name', 'blank');
  return text;
}

/** A model to delete, and the revisions that it may have. */
export type ModelRemoval = Omit<ModelChange, 'patch'>;

/** Deletes a model. Rejects with 409 while blocks, components or live pages use it. Its last state stays in the history. */
export async function deleteModel(context: Context<UserActor>, removal: ModelRemoval): Promise<void> {
  await context.db.transaction().execute((tx) => removeModel(context, tx, removal));
}

export async function removeModel(
  context: Context<UserActor>,
  tx: Db,
  { id, expected }: ModelRemoval,
): Promise<void> {
  const stored = await requireModelRow(context, tx, id);
  await rejectStale(expected, stored, async () => memoizedModel(context, stored));
  await recordHistory(beginWriting(context, tx), [stateOf(stored)]);
  await deleteModelRow(tx, id).catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? new ServiceError('conflict', { sentence: 'type_in_use' }) : error;
  });
  // Once no block is left, no page can be published with one.
  if (await isShownLive(tx, id)) throw new ServiceError('type_live');
}

/** Sets the fields and samples that result from a plan, in the plan's transaction. Returns the new schema version. */
export async function changeFields(
  writing: Writing,
  stored: BlockContentModelRow,
  { content_model, carry }: { content_model: string; carry: MigrateSample },
): Promise<number> {
  const { tx } = writing;
  const shape = stored.shape + 1;
  const about = migrateSamples(stored.about, carry);
  await recordHistory(writing, [stateOf(stored)]);
  await updateModelRow(tx, { ...stored, content_model, about, shape, revision: stored.revision + 1 });
  return shape;
}

/** The stored model, locked until the transaction ends. */
export async function requireModelRow(
  context: Context<UserActor>,
  tx: Db,
  id: string,
): Promise<BlockContentModelRow> {
  return requireFound(await lockModel(tx, id));
}

export async function findAllModels(
  dependencies: Dependencies,
  db: Db,
): Promise<readonly BlockContentModel[]> {
  return (await selectModels(db, undefined)).map((row) => memoizedModel(dependencies, row));
}

export async function findModel(
  dependencies: Dependencies,
  db: Db,
  id: string,
): Promise<BlockContentModel | undefined> {
  const row = await selectModel(db, id);
  return row === undefined ? undefined : memoizedModel(dependencies, row);
}

/** Finds the model of a new block or component. Rejects a model that is unknown or of another type. */
export async function requireModelOfType(
  { context, tx }: Writing,
  id: string,
  type: BlockContentModel['content_model_type'],
): Promise<BlockContentModel> {
  const model = await findModel(context, tx, id);
  if (model === undefined) throw fieldError('block_content_model', 'unknown_model');
  if (model.content_model_type !== type) throw fieldError('block_content_model', 'wrong_model_type');
  return model;
}

/**
 * Returns the models of these rows, and the rows with data in the schema version of their models. All code that reads
 * blocks or components starts here. Rows that a running plan has not reached yet are migrated in memory.
 */
export async function readRows<Row extends VersionedRow & { readonly model_revision: number }>(
  dependencies: Dependencies,
  db: Db,
  rows: readonly Row[],
): Promise<{ rows: readonly Row[]; models: ReadonlyMap<string, BlockContentModel> }> {
  const models = await findModels(dependencies, db, rows);
  return { rows: await migrateRows(dependencies, db, { rows, models }), models };
}

/** Like `readRows`, for one row. */
export async function readRow<Row extends VersionedRow & { readonly model_revision: number }>(
  dependencies: Dependencies,
  db: Db,
  stored: Row,
): Promise<{ row: Row; models: ReadonlyMap<string, BlockContentModel> }> {
  const { rows, models } = await readRows(dependencies, db, [stored]);
  return { row: rows[0] ?? stored, models };
}

/** The models of these records, by id. Queries the database only for models not yet cached. */
async function findModels(
  dependencies: Dependencies,
  db: Db,
  records: readonly { readonly block_content_model: string; readonly model_revision: number }[],
): Promise<ReadonlyMap<string, BlockContentModel>> {
  const models = new Map<string, BlockContentModel>();
  const missing: string[] = [];
  for (const { block_content_model: id, model_revision } of records) {
    const model = cachedModel(dependencies, id, model_revision);
    if (model === undefined) missing.push(id);
    else models.set(id, model);
  }
  const read = await findModelsByIds(dependencies, db, missing);
  return new Map([...models, ...read]);
}

/** The current models with these ids; deleted ones are missing. */
export async function findModelsByIds(
  dependencies: Dependencies,
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BlockContentModel>> {
  const wanted = [...new Set(ids)];
  const found = wanted.length === 0 ? [] : await selectModelsByIds(db, wanted);
  return new Map(found.map((row) => [row.id, memoizedModel(dependencies, row)]));
}

function stateOf({ id, name, content_model, about, revision, shape }: BlockContentModelRow) {
  return {
    workspace: null,
    source: id,
    source_kind: 'block_content_model' as const,
    source_page: null,
    block_content_model: null,
    revision,
    data: JSON.stringify({
      name,
      content_model: JSON.parse(content_model) as unknown,
      ...readAbout(about),
      ...(shape > 0 && { shape }),
    }),
  };
}
