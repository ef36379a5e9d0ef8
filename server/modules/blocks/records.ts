import { validateBlock } from '../../../content-model/validate-block.ts';
import type { Block, BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, Dependencies, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ComponentRow } from '../../platform/database/schema.ts';
import { userReference } from '../../platform/database/user-reference.ts';
import { newId } from '../../platform/ids.ts';
import {
  alignOriginal,
  readRow,
  readSent,
  schemaVersionOf,
  type Original,
} from '../block-content-models/service.ts';
import {
  checkContent,
  fieldDataIn,
  lookUpForEditor,
  readData,
  rewriteContent,
  type Writing,
} from '../content/service.ts';
import type { BlockRecord, ComponentRecord } from './repository.ts';

/** A block, or a component, which is on no page. */
type Stored = ComponentRow & { readonly page?: string };

interface Sent {
  readonly data: BlockData;
  readonly shape?: number | undefined;
}

/** Reads the data of a new block or component, which may be a copy, and makes its row. */
export async function readNew(
  writing: Writing,
  {
    workspace,
    model,
    original,
  }: { workspace: string; model: BlockContentModel; original: Original | undefined },
  { data: sent, shape }: Sent,
) {
  const { context, tx } = writing;
  const id = newId();
  const aligned = original && alignOriginal(context, { model, data: sent, original });
  const read = await readSent(context, tx, { id, model, data: sent, shape, stored: aligned?.data });
  const stored = original && alignOriginal(context, { model, data: read.data, original });
  const content = await checkContent(writing, { workspace, model, ...read, stored, isCopy: true });
  return {
    row: newRow(context, { id, workspace, model, shape: schemaVersionOf(model), data: content.data }),
    references: content.references,
    fields: fieldDataIn(context, model, content.data),
  };
}

/** Replaces the data of a stored block or component. `current` reads its current state. */
export async function writeData<Row extends Stored & { readonly model_revision: number }>(
  writing: Writing,
  stored: Row,
  { data, shape }: Sent,
  { current, save }: { current(): Promise<unknown>; save: Parameters<typeof rewriteContent>[2]['save'] },
) {
  const { context, tx } = writing;
  const { row, models } = await readRow(context, tx, stored);
  const model = models.get(row.block_content_model);
  if (model === undefined) throw new Error(`${row.id} has no model.`);
  const before = validateBlock(model, JSON.parse(row.data), context.registry);
  const read = await readSent(context, tx, { id: row.id, model, data, shape, current, stored: before.data });
  const rewriting = { model, ...read, stored: before, shape: schemaVersionOf(model), save };
  const written = await rewriteContent(writing, stateOf(row), rewriting);
  return { ...written, row, fields: fieldDataIn(context, model, written.data) };
}

/** A stored block or component, migrated, and the editor's view of its data. */
export async function readStored<Row extends Stored & { readonly model_revision: number }>(
  dependencies: Dependencies,
  db: Db,
  stored: Row,
): Promise<{ row: Row; fields: BlockData }> {
  const { row, models } = await readRow(dependencies, db, stored);
  const lookup = await lookUpForEditor(dependencies, db, { workspace: row.workspace, source: row.id });
  return { row, fields: readData(dependencies, row, { models, lookup }) };
}

export function newRow(
  context: Context<UserActor>,
  {
    id,
    workspace,
    model,
    shape,
    data,
  }: Pick<ComponentRow, 'id' | 'workspace' | 'shape'> & {
    model: { id: string };
    data: BlockData;
  },
): ComponentRow {
  return {
    ...{ id, workspace, shape },
    block_content_model: model.id,
    data: JSON.stringify(data),
    revision: 1,
    last_update: timestamp(context.clock),
    last_update_by: context.actor.id,
  };
}

/** The state of a block or component for the history. */
export function stateOf({ id, workspace, page, block_content_model, revision, data }: Stored) {
  const source_kind = page === undefined ? ('component' as const) : ('block' as const);
  return {
    workspace,
    source: id,
    source_kind,
    source_page: page ?? null,
    block_content_model,
    revision,
    data,
  };
}

/** The members of a block and of a component in the API's format. */
export function present(row: Omit<ComponentRecord, 'data' | 'model_revision'>, data: BlockData) {
  return {
    id: row.id,
    data,
    block_content_model: row.block_content_model,
    revision: row.revision,
    ...(row.shape > 0 && { shape: row.shape }),
    last_update: row.last_update,
    last_update_by: userReference(row.last_update_by, row.editor_name, row.editor_email),
  };
}

/** A block in the API's format, with the editor's view of its data. */
export function presentBlock(row: Omit<BlockRecord, 'data' | 'model_revision'>, data: BlockData): Block {
  return { ...present(row, data), order: row.order, page: row.page };
}
