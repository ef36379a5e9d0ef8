import type {
  BlockContentModel,
  BlockData,
  Component,
  ComponentInput,
  ComponentPatch,
} from '../../../shared/wire/content.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/errors.ts';
import type { ComponentRow } from '../../platform/database/schema.ts';
import { userReference } from '../../platform/database/user-reference.ts';
import { rejectOtherValues } from '../../platform/errors/fixed-members.ts';
import { newId } from '../../platform/ids.ts';
import { fieldError, ServiceError } from '../../platform/errors/service-error.ts';
import { rejectStale, type ExpectedRevisions } from '../../platform/errors/revision.ts';
import type { Window } from '../../platform/database/window.ts';
import {
  comparable,
  findModel,
  readOriginal,
  readRows,
  readSent,
  requireOffered,
  schemaVersionOf,
} from '../block-content-models/service.ts';
import {
  addReferences,
  atOneMoment,
  beginWriting,
  checkContent,
  dropReferences,
  editorOf,
  recordHistory,
  lookUpForEditor,
  fieldDataIn,
  readData,
  rewriteContent,
  type Writing,
} from '../content/service.ts';
import { bytesOf, countUsage } from '../usage/service.ts';
import { requireWorkspace, requireWorkspaceField } from '../workspaces/service.ts';
import * as rows from './repository.ts';

export async function listComponents(
  context: Context<UserActor>,
  { workspace, window }: { workspace: string; window: Window },
): Promise<{ rows: Component[]; count: number }> {
  await requireWorkspace(context, workspace);
  const [stored, { count }] = await Promise.all([
    rows.selectComponents(context.db, workspace, window),
    rows.countComponents(context.db, workspace),
  ]);
  const [{ rows: found, models }, lookup] = await Promise.all([
    readRows(context, context.db, stored),
    lookUpForEditor(context, context.db, { workspace, wholeSite: true }),
  ]);
  return { rows: found.map((row) => present(row, readData(context, row, { models, lookup }))), count };
}

export function getComponent(context: Context<UserActor>, id: string): Promise<Component> {
  return readComponent(context, context.db, id);
}

/** Creates a component, which goes live at once. A workspace has at most one of each model. */
export async function createComponent(
  context: Context<UserActor>,
  input: ComponentInput,
): Promise<Component> {
  return context.db.transaction().execute(async (tx) => {
    const writing = beginWriting(context, tx);
    const { id: workspace, type } = await requireWorkspaceField({ ...context, db: tx }, input.workspace);
    const model = await requireComponentModel(writing, input.block_content_model);
    const original = await readOriginal(writing, 'component', { id: input.copy_of, workspace, model });
    // Former components may be restored, even if their model is no longer offered.
    if (original === undefined) requireOffered(model, { id: workspace, type });
    const id = newId();
    const { data: sent, shape } = input;
    const like = original && comparable(context, { model, data: sent, original });
    const data = await readSent(context, tx, { id, model, data: sent, shape, stored: like?.data });
    const content = await checkContent(writing, {
      ...{ workspace, model, data },
      ...{ stored: original && comparable(context, { model, data, original }), isCopy: true },
    });
    const row: ComponentRow = {
      id,
      workspace,
      block_content_model: model.id,
      data: JSON.stringify(content.data),
      revision: 1,
      last_update: timestamp(context.clock),
      last_update_by: context.actor.id,
      shape: schemaVersionOf(model),
    };
    await rows.insertComponent(tx, row).catch((error: unknown) => {
      if (isUniqueViolation(error)) throw fieldError('block_content_model', 'component_exists');
      // The workspace was deleted in the meantime.
      throw isForeignKeyViolation(error) ? fieldError('workspace', 'invalid_id') : error;
    });
    await addReferences(writing, [{ workspace, source: row.id, page: null, references: content.references }]);
    await countUsage(writing, workspace, { component_bytes: bytesOf(row.data) });
    return present({ ...row, ...editorOf(context) }, fieldDataIn(context, model, content.data));
  });
}

/** Replaces the data of a component; the overwritten state stays in the history. */
export async function updateComponent(
  context: Context<UserActor>,
  { id, expected, patch }: { id: string; expected: ExpectedRevisions; patch: ComponentPatch },
): Promise<Component> {
  return context.db.transaction().execute(async (tx) => {
    const stored = await lock({ context, tx }, id);
    const writing = beginWriting(atOneMoment(context, stored), tx);
    await rejectStale(expected, stored, () => readComponent(context, tx, id));
    rejectOtherValues(patch, stored, ['workspace', 'block_content_model']);
    const { row, model } = await readToWrite(writing, stored);
    const { data: given, shape } = patch;
    const current = () => readComponent(context, tx, id);
    const sent = await readSent(context, tx, {
      ...{ id, model, data: given, shape, current },
      stored: JSON.parse(row.data) as BlockData,
    });
    const { data, changes, addedBytes } = await rewriteContent(writing, stateOf(row), {
      ...{ model, data: sent, shape: schemaVersionOf(model) },
      save: (change) => rows.updateComponentRow(tx, stored, change),
    });
    if (changes === undefined) return readComponent(context, tx, id);
    await countUsage(writing, stored.workspace, { component_bytes: addedBytes });
    return present({ ...stored, ...changes, ...editorOf(context) }, fieldDataIn(context, model, data));
  });
}

/** Removes a component; its last state stays in the history. */
export async function deleteComponent(
  context: Context<UserActor>,
  { id, expected }: { id: string; expected: ExpectedRevisions },
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const writing = beginWriting(context, tx);
    const stored = await lock(writing, id);
    await rejectStale(expected, stored, () => readComponent(context, tx, id));
    const { row } = await readToWrite(writing, stored);
    await recordHistory(writing, [stateOf(row)]);
    await dropReferences(writing, stored.workspace, [id]);
    await rows.deleteComponentRow(tx, stored);
    await countUsage(writing, stored.workspace, { component_bytes: -bytesOf(stored.data) });
  });
}

async function lock({ context, tx }: Pick<Writing, 'context' | 'tx'>, id: string) {
  const row = await rows.lockComponent(tx, context.dialect, context.actor.id, id);
  if (row === undefined) throw new ServiceError('not_found');
  return row;
}

/** Reads a component before a change, with data of the current schema version. */
async function readToWrite({ context, tx }: Writing, stored: Awaited<ReturnType<typeof lock>>) {
  const { rows: found, models } = await readRows(context, tx, [stored]);
  const model = models.get(stored.block_content_model);
  if (model === undefined) throw new Error(`Component ${stored.id} has no model.`);
  return { row: found[0] ?? stored, model };
}

async function readComponent(context: Context<UserActor>, db: Db, id: string): Promise<Component> {
  const stored = await rows.selectComponent(db, context.actor.id, id);
  if (stored === undefined) throw new ServiceError('not_found');
  const { rows: found, models } = await readRows(context, db, [stored]);
  const row = found[0] ?? stored;
  const lookup = await lookUpForEditor(context, db, { workspace: row.workspace, source: id });
  return present(row, readData(context, row, { models, lookup }));
}

async function requireComponentModel({ context, tx }: Writing, id: string): Promise<BlockContentModel> {
  const model = await findModel(context, tx, id);
  if (model === undefined) throw fieldError('block_content_model', 'unknown_model');
  if (model.content_model_type !== 'COMPONENT') throw fieldError('block_content_model', 'wrong_model_type');
  return model;
}

function stateOf(row: ComponentRow) {
  return {
    workspace: row.workspace,
    source: row.id,
    source_kind: 'component' as const,
    source_page: null,
    block_content_model: row.block_content_model,
    revision: row.revision,
    data: row.data,
  };
}

function present(row: Omit<rows.ComponentRecord, 'data' | 'model_revision'>, data: BlockData): Component {
  return {
    id: row.id,
    data,
    workspace: row.workspace,
    block_content_model: row.block_content_model,
    revision: row.revision,
    ...(row.shape > 0 && { shape: row.shape }),
    last_update: row.last_update,
    last_update_by: userReference(row.last_update_by, row.editor_name, row.editor_email),
  };
}
