import type { JournalRow } from '../../journal/journal.ts';
import { isOfOneTime, type Reloaded, type StoredBlock } from '../block-api.ts';
import { modelsOf, type CommandContext } from '../commands/command-context.ts';
import { createContentModels, type ContentModels } from '../content-models.ts';
import { readStored } from '../initial-state.ts';
import { fetchMerging } from '../merging.ts';
import { journalRefused } from '../transitions/recovering.ts';
import { createCarrier, type Carrier } from './carrier.ts';
import { focusedField } from './focused-field.ts';
import { loadWidgets } from './load-widgets.ts';
import { reshaped, reshapedRow } from './reshape-state.ts';

/** How often the block types are read again while plans keep changing them. */
const mostTries = 5;

/** A block of another shape than the editor knows, for the block types that it has now. Rejects if they cannot be read. */
export async function readOther(context: CommandContext, block: StoredBlock): Promise<StoredBlock> {
  const { modelId, shape = 0 } = block;
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (shape > modelsOf(context).shapeOf(modelId)) await learn(context);
    const models = modelsOf(context);
    const isOlder = shape < models.shapeOf(modelId);
    const carrier = isOlder ? await carrierOf(context, { models, modelId, after: shape }) : undefined;
    if (models !== modelsOf(context)) continue;
    if (carrier === undefined) return readStored(models, block);
    const { data } = carrier.carry(block.data, { from: shape, seed: block.id });
    return { ...block, data, shape: models.shapeOf(modelId) };
  }
  throw new Error('The block types change faster than they can be read.');
}

/** Drafts of earlier sessions for the block types of now. Rejects if what changed them cannot be read. */
export async function readOtherRows(
  context: CommandContext,
  rows: readonly JournalRow[],
): Promise<readonly JournalRow[]> {
  const newest = Math.max(
    0,
    ...rows.map(({ modelId, shape = 0 }) => shape - modelsOf(context).shapeOf(modelId)),
  );
  if (newest > 0) await learn(context);
  const models = modelsOf(context);
  const carriers = new Map<string, Carrier>();
  for (const { modelId } of rows) {
    if (carriers.has(modelId) || !models.find(modelId)) continue;
    const shapes = rows.filter((row) => row.modelId === modelId).map(({ shape = 0 }) => shape);
    carriers.set(modelId, await carrierOf(context, { models, modelId, after: Math.min(...shapes) }));
  }
  return rows.map((row) => reshapedRow(row, { models, carriers }));
}

/** Learns of the block types of now, once for all who ask meanwhile. */
export async function learn(context: CommandContext): Promise<void> {
  context.reshaping.running ??= reshape(context).finally(() => {
    context.reshaping.running = undefined;
  });
  return context.reshaping.running;
}

async function reshape(context: CommandContext): Promise<void> {
  const { store, journal, now, notify } = context;
  const fresh = await reload(context);
  const before = modelsOf(context);
  const models = createContentModels(fresh.models, before.registry, before.isOffered);
  const carriers = new Map<string, Carrier>();
  for (const { id } of fresh.models) {
    const after = before.shapeOf(id);
    if (before.find(id) && (models.shapeOf(id) !== after || losesFields(id, before, models)))
      carriers.set(id, await carrierOf(context, { models, before, modelId: id, after }));
  }
  if (carriers.size === 0 && isSame(fresh.models, before.list)) return;
  await loadWidgets(context, models);
  const mergeBlock = await fetchMerging();
  const { session } = journal;
  // From here on nothing waits: no letter is typed in between.
  const focused = focusedField(store.getState().openKey);
  const shapes = { models, carriers, mergeBlock, focused, blocks: fresh.blocks, session, at: now() };
  const { state, lost } = reshaped(store.getState(), shapes);
  store.setState(() => state);
  // A widget that is about to go may still send a letter.
  context.reshaping.moved = (modelId, place) => {
    const [name = ''] = place.split('/');
    const isThere = Object.hasOwn(models.find(modelId)?.content_model ?? {}, name);
    return isThere ? place : (carriers.get(modelId)?.place(place, before.shapeOf(modelId)) ?? place);
  };
  if ([...state.blocks.values()].some(({ modelId }) => carriers.has(modelId))) notify({ kind: 'reshaped' });
  if (lost.length > 0)
    await journal.record({ rows: lost, clearedKeys: [] }).catch(() => store.setState(journalRefused));
  await context.flush();
}

/** Whether fields were taken out, which needs no plan. */
function losesFields(id: string, before: ContentModels, now: ContentModels): boolean {
  const names = now.fieldNames(id);
  return before.fieldNames(id).some((name) => !names.includes(name));
}

function isSame(now: ContentModels['list'], before: ContentModels['list']): boolean {
  const revisions = new Map(before.map(({ id, revision }) => [id, revision]));
  return now.length === before.length && now.every(({ id, revision }) => revisions.get(id) === revision);
}

async function reload({ api }: CommandContext): Promise<Reloaded> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const fresh = await api.reload();
    if (isOfOneTime(fresh)) return fresh;
  }
  throw new Error('The block types change faster than they can be read.');
}

async function carrierOf(
  { api }: CommandContext,
  {
    modelId,
    after,
    ...known
  }: { models: ContentModels; before?: ContentModels; modelId: string; after: number },
): Promise<Carrier> {
  return createCarrier(modelId, { ...known, told: await api.steps(modelId, after) });
}
