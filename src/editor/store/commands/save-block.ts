import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockData } from '../../../../shared/wire/content.ts';
import type { SaveResult, StoredBlock } from '../block-api.ts';
import { firstErrored, isBusy, isChanged, isValid } from '../block-facts.ts';
import type { EditorBlock } from '../editor-block.ts';
import {
  blockMerged,
  blockSaved,
  blockVanished,
  conflictFound,
  saveAttempted,
  saveFailed,
  saveRejected,
  saveStarted,
} from '../transitions/saving.ts';
import { placeOfKey, placeOfPath } from '../places.ts';
import { fetchMerging } from '../merging.ts';
import { attemptOf, endAttempt } from './attempts.ts';
import { countWrite, apply, modelsOf, notifyChanged, type CommandContext } from './command-context.ts';
import { readAnswer, readTypesAgain } from './read-answer.ts';
import { settleOrder } from './reorder-blocks.ts';

/** The most retries after merging another user's changes before the user has to act. */
const mostMerges = 5;

/**
 * Saves one block. Returns whether the server has everything typed before the call. Doesn't send a draft with errors; its form
 * opens and shows them instead.
 */
export async function saveBlock(context: CommandContext, key: string): Promise<boolean> {
  const running = context.saves.get(key);
  // Edits made since it started still have to be sent.
  if (running) return (await running) && saveBlock(context, key);
  const block = context.store.getState().blocks.get(key);
  if (!block || isBusy(block) || !modelsOf(context).find(block.modelId)) return false;
  if (!isChanged(block)) return true;
  if (!isValid(block, modelsOf(context))) return showErrors(context, block);
  const save = send(context, block).finally(() => context.saves.delete(key));
  context.saves.set(key, save);
  return save;
}

function send(context: CommandContext, { id, key }: EditorBlock): Promise<boolean> {
  return id === null ? context.enqueue(() => createBlock(context, key)) : updateBlock(context, key);
}

function showErrors(context: CommandContext, block: EditorBlock): false {
  apply(context, saveAttempted, { key: block.key, field: firstErrored(block, modelsOf(context)) });
  return false;
}

async function createBlock(context: CommandContext, key: string): Promise<boolean> {
  const block = context.store.getState().blocks.get(key);
  if (!block || isBusy(block)) return false;
  const { attempt, sent } = attemptOf(context, block);
  const { order, savedOrder } = attempt;
  begin(context, key, sent);
  const result = await countWrite(context, () => context.api.create(attempt));
  if (result.kind === 'fieldErrors') endAttempt(sent);
  const saved = await settle(context, { key, sent, result, mergesLeft: mostMerges });
  if (!saved) return false;
  const now = context.store.getState().savedOrder;
  context.store.setState((state) => ({ ...state, savedOrder: now.toSpliced(order, 0, key) }));
  // An earlier attempt may have placed the block when the page had other blocks.
  await settleOrder(context, { isKnown: now === savedOrder });
  return sent === block.draft || saveRest(context, key, mostMerges);
}

/** Records the sent data in the journal: a page closed before the answer would otherwise offer an older draft as unsaved. */
function begin(context: CommandContext, key: string, sent: BlockData): void {
  apply(context, saveStarted, { key, sent });
  void context.flush();
}

async function updateBlock(context: CommandContext, key: string, mergesLeft = mostMerges): Promise<boolean> {
  const block = context.store.getState().blocks.get(key);
  if (!block || block.id === null) return false;
  const { id, draft: sent, revision, modelId } = block;
  const shape = modelsOf(context).schemaVersion(modelId);
  begin(context, key, sent);
  const result = await countWrite(context, () => context.api.update({ id, data: sent, revision, shape }));
  return settle(context, { key, sent, result, mergesLeft });
}

interface Outcome {
  readonly key: string;
  readonly sent: BlockData;
  readonly result: SaveResult;
  readonly mergesLeft: number;
}

async function settle(
  context: CommandContext,
  { key, result, mergesLeft, ...write }: Outcome,
): Promise<boolean> {
  switch (result.kind) {
    case 'saved': {
      const stored = await readAnswer(context, { key, block: result.block });
      if (!stored) return false;
      apply(context, blockSaved, { key, sent: sentNow(context, key, write.sent), stored });
      return true;
    }
    case 'fieldErrors':
      // The draft was valid for the known block types, so they may have changed.
      await readTypesAgain(context);
      reject(context, { key, sent: sentNow(context, key, write.sent), errors: result.errors });
      return false;
    case 'conflict': {
      const current = await readAnswer(context, { key, block: result.current });
      if (!current) return false;
      const fits = await joinWithTheirs(context, { key, current, sent: sentNow(context, key, write.sent) });
      return fits && saveRest(context, key, mergesLeft - 1);
    }
    case 'gone':
      apply(context, blockVanished, key);
      context.notify({ kind: 'vanished' });
      return false;
    case 'failed':
      apply(context, saveFailed, {
        ...{ key, message: result.message },
        unanswered: result.unanswered === true ? 'save' : undefined,
      });
      context.notify({ kind: 'failed', message: result.message });
      return false;
  }
}

/** The sent data with its current fields: they may have changed before the answer came. */
function sentNow({ store }: CommandContext, key: string, sent: BlockData): BlockData {
  return store.getState().blocks.get(key)?.sent ?? sent;
}

/** `told` are the server's messages, by field. */
function reject(
  context: CommandContext,
  {
    key,
    sent,
    errors,
  }: { readonly key: string; readonly sent: BlockData; readonly errors: EditorBlock['serverErrors'] },
): void {
  const block = context.store.getState().blocks.get(key);
  if (!block) return;
  const models = modelsOf(context);
  const validated = models.validate(block.modelId, sent);
  const serverErrors = Object.fromEntries(
    Object.entries(errors).map(([name, sentences]) => [placeOfKey(validated, name), sentences]),
  );
  const homeless = Object.entries(serverErrors).filter(
    ([place]) => models.at(block.modelId, block.draft, place) === undefined,
  );
  const failure = homeless.flatMap(([, sentences]) => sentences).join(' ') || null;
  const field = firstErrored({ ...block, serverErrors }, models);
  apply(context, saveRejected, { key, serverErrors, failure, field });
}

async function saveRest(context: CommandContext, key: string, mergesLeft: number): Promise<boolean> {
  const block = context.store.getState().blocks.get(key);
  if (!block || !isChanged(block)) return true;
  if (!isValid(block, modelsOf(context))) return showErrors(context, block);
  if (mergesLeft >= 0) return updateBlock(context, key, mergesLeft);
  apply(context, saveFailed, { key, message: '' });
  return false;
}

/**
 * Merges another user's saved changes into the draft. Returns false on a conflict, which the user must resolve. If the
 * draft has changed since it was sent, the user is typing in the fields that the choice would replace, so the conflict
 * waits for the next save.
 */
export async function joinWithTheirs(
  context: CommandContext,
  { key, current, sent }: { readonly key: string; readonly current: StoredBlock; readonly sent?: BlockData },
): Promise<boolean> {
  const mergeBlock = await fetchMerging().catch(() => undefined);
  if (mergeBlock === undefined) {
    fetchMerging.retry();
    apply(context, saveFailed, { key, message: '', unanswered: 'save' });
    return false;
  }
  const block = context.store.getState().blocks.get(key);
  const models = modelsOf(context);
  const model = block && models.find(block.modelId);
  if (!block || !model) return false;
  const base = block.saved ?? {};
  const { merged, paths } = mergeBlock({
    model,
    base,
    mine: block.draft,
    theirs: current.data,
    registry: models.registry,
  });
  if (paths.length > 0) {
    if (sent !== undefined && sent !== block.draft) {
      apply(context, saveFailed, { key, message: '' });
      notifyChanged(context, 'overlapping', current);
      return false;
    }
    const fields = paths.map(placeOfPath);
    apply(context, conflictFound, { key, fields, stored: current, mine: merged, other: current.data });
    return false;
  }
  apply(context, blockMerged, { key, current, merged });
  // If the revision changed only because of a move, there is nothing to report.
  if (!sameValue(base, current.data)) notifyChanged(context, 'merged', current);
  return true;
}
