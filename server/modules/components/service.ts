import type { BlockData, Component, ComponentInput, ComponentPatch } from '../../../shared/wire/content.ts';
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
  alignOriginal,
  readOriginal,
  readRow,
  readRows,
  readSent,
  requireModelOfType,
  requireOffered,
  schemaVersionOf,
} from '../block-content-models/service.ts';
import {
  addReferences,
  beginWriting,
  checkContent,
  dropReferences,
  editorOf,
  recordHistory,
  lookUpForEditor,
  fieldDataIn,
  readData,
  rewriteContent,
  withFrozenClock,
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

export async function getComponent(
  context: Context<UserActor>,
  id: string,
  db: Db = context.db,
): Promise<Component> {
  const stored = await rows.selectComponent(db, context.actor.id, id);
  if (stored === undefined) throw new ServiceError('not_found');
  const { row, models } = await readRow(context, db, stored);
  const lookup = await lookUpForEditor(context, db, { workspace: row.workspace, source: id });
  return present(row, readData(context, row, { models, lookup }));
}

/** Creates a component, which goes live at once. A workspace has at most one of each model. */
export async function createComponent(
  context: Context<UserActor>,
  input: ComponentInput,
): Promise<Component> {
  return context.db.transaction().execute(async (tx) => {
    const writing = beginWriting(context, tx);
    const { id: workspace, type } = await requireWorkspaceField({ ...context, db: tx }, input.workspace);
    const model = await requireModelOfType(writing, input.block_content_model, 'COMPONENT');
    const original = await readOriginal(writing, 'component', { id: input.copy_of, workspace, model });
    // Deleted components may be restored, even if their model is no longer offered.
    if (original === undefined) requireOffered(model, { id: workspace, type });
    const id = newId();
    const { data: sent, shape } = input;
    const aligned = original && alignOriginal(context, { model, data: sent, original });
    const data = await readSent(context, tx, { id, model, data: sent, shape, stored: aligned?.data });
    const stored = original && alignOriginal(context, { model, data, original });
    const content = await checkContent(writing, { workspace, model, data, stored, isCopy: true });
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
    const stored = await requireLocked(context, tx, id);
    const writing = beginWriting(withFrozenClock(context, stored), tx);
    const current = () => getComponent(context, id, tx);
    await rejectStale(expected, stored, current);
    rejectOtherValues(patch, stored, ['workspace', 'block_content_model']);
    const { row, models } = await readRow(context, tx, stored);
    const model = models.get(row.block_content_model);
    if (model === undefined) throw new Error(`Component ${id} has no model.`);
    const { data: sent, shape } = patch;
    const migrated = await readSent(context, tx, {
      ...{ id, model, data: sent, shape, current },
      stored: JSON.parse(row.data) as BlockData,
    });
    const { data, changes, addedBytes } = await rewriteContent(writing, stateOf(row), {
      ...{ model, data: migrated, shape: schemaVersionOf(model) },
      save: (change) => rows.updateComponentRow(tx, stored, change),
    });
    if (changes === undefined) return current();
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
    const stored = await requireLocked(context, tx, id);
    await rejectStale(expected, stored, () => getComponent(context, id, tx));
    const { row } = await readRow(context, tx, stored);
    await recordHistory(writing, [stateOf(row)]);
    await dropReferences(writing, stored.workspace, [id]);
    await rows.deleteComponentRow(tx, stored);
    await countUsage(writing, stored.workspace, { component_bytes: -bytesOf(stored.data) });
  });
}

async function requireLocked(context: Context<UserActor>, tx: Db, id: string) {
  const row = await rows.lockComponent(tx, context.dialect, context.actor.id, id);
  if (row === undefined) throw new ServiceError('not_found');
  return row;
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
