import type { BlockData, Component, ComponentInput, ComponentPatch } from '../../../shared/wire/content.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/errors.ts';
import { rejectOtherValues } from '../../platform/errors/fixed-members.ts';
import { fieldError, requireFound } from '../../platform/errors/service-error.ts';
import { rejectStale, type ExpectedRevisions } from '../../platform/errors/revision.ts';
import type { Window } from '../../platform/database/window.ts';
import {
  readOriginal,
  readRow,
  readRows,
  requireModelOfType,
  requireOffered,
} from '../block-content-models/service.ts';
import {
  addReferences,
  beginWriting,
  dropReferences,
  editorOf,
  recordHistory,
  lookUpForEditor,
  readData,
  withFrozenClock,
} from '../content/service.ts';
import { bytesOf, countUsage } from '../usage/service.ts';
import { requireWorkspace, requireWorkspaceField } from '../workspaces/service.ts';
import { present, readNew, readStored, stateOf, writeData } from './records.ts';
import * as rows from './repository.ts';

export async function listComponents(
  context: Context<UserActor>,
  { workspace, window }: { workspace: string; window: Window },
): Promise<{ rows: Component[]; count: number }> {
  await requireWorkspace(context, workspace);
  const { found: stored, count } = await rows.listComponents(context.db, workspace, window);
  const [{ rows: found, models }, lookup] = await Promise.all([
    readRows(context, context.db, stored),
    lookUpForEditor(context, context.db, { workspace, wholeSite: true }),
  ]);
  return {
    rows: found.map((row) => presentComponent(row, readData(context, row, { models, lookup }))),
    count,
  };
}

export async function getComponent(
  context: Context<UserActor>,
  id: string,
  db: Db = context.db,
): Promise<Component> {
  const stored = requireFound(await rows.selectComponent(db, context.actor.id, id));
  const { row, fields } = await readStored(context, db, stored);
  return presentComponent(row, fields);
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
    const { row, references, fields } = await readNew(writing, { workspace, model, original }, input);
    await rows.insertComponent(tx, row).catch((error: unknown) => {
      if (isUniqueViolation(error)) throw fieldError('block_content_model', 'component_exists');
      // The workspace was deleted in the meantime.
      throw isForeignKeyViolation(error) ? fieldError('workspace', 'invalid_id') : error;
    });
    await addReferences(writing, [{ workspace, source: row.id, page: null, references }]);
    await countUsage(writing, workspace, { component_bytes: bytesOf(row.data) });
    return presentComponent({ ...row, ...editorOf(context) }, fields);
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
    const save = (change: Parameters<typeof rows.updateComponentRow>[2]) =>
      rows.updateComponentRow(tx, stored, change);
    const { fields, changes, addedBytes } = await writeData(writing, stored, patch, { current, save });
    if (changes === undefined) return current();
    await countUsage(writing, stored.workspace, { component_bytes: addedBytes });
    return presentComponent({ ...stored, ...changes, ...editorOf(context) }, fields);
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
  return requireFound(await rows.lockComponent(tx, context.actor.id, id));
}

function presentComponent(row: Parameters<typeof present>[0], data: BlockData): Component {
  return { ...present(row, data), workspace: row.workspace };
}
