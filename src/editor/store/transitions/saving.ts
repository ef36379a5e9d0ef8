import type { BlockData } from '../../../../shared/wire/content.ts';
import type { StoredBlock } from '../block-api.ts';
import type { BlockConflict, ConflictChoice, EditorBlock } from '../editor-block.ts';
import type { EditorState } from '../editor-state.ts';
import type { Place } from '../places.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { isUnanswered } from '../block-facts.ts';
import { announce, unmarked } from './editing.ts';
import { forgotten } from './history.ts';
import { withBlock } from './with-block.ts';

/**
 * Marks an attempt to save a draft with errors: its form opens and shows them, and the first invalid field gets the
 * focus.
 */
export function saveAttempted(
  state: EditorState,
  { key, field }: { key: string; field: Place | undefined },
): EditorState {
  const next = withBlock(state, key, () => ({ attempted: true }));
  return { ...next, openKey: key, focus: { key, field: field ?? null } };
}

export function saveStarted(
  state: EditorState,
  { key, sent }: { key: string; sent: EditorBlock['draft'] },
): EditorState {
  return withBlock(state, key, () => ({ sync: 'saving', sent, failure: null, serverErrors: {} }));
}

/** Keeps anything typed since the data was sent. */
export function blockSaved(
  state: EditorState,
  { key, sent, stored }: { key: string; sent: BlockData; stored: StoredBlock },
): EditorState {
  const before = state.blocks.get(key);
  if (!before) return state;
  const draft = mergeTyped({ sent, draft: before.draft, stored: stored.data });
  const marks = sameValue(draft, stored.data) ? unmarked : {};
  const next = withBlock(state, key, () => ({ ...asStored(stored), ...marks, draft }));
  const announced = { ...next, announcement: announce(next, 'saved', key) };
  return before.id === null ? created(announced, key) : announced;
}

/** Once a block is on the server, it must be deleted; undo no longer removes it. */
function created(state: EditorState, key: string): EditorState {
  return forgotten(state, (entry) => 'block' in entry && entry.block.key === key);
}

/**
 * Records fields that the server rejected. All input stays, and the messages are shown at their fields until these are
 * edited. `failure` holds the messages that belong to no field of the form.
 */
export function saveRejected(
  state: EditorState,
  {
    key,
    field,
    ...messages
  }: Pick<EditorBlock, 'key' | 'failure' | 'serverErrors'> & { field: Place | undefined },
): EditorState {
  const rejected = { ...messages, sync: 'failed', unanswered: undefined, attempted: true } as const;
  const next = { ...withBlock(state, key, () => rejected), openKey: key };
  return field === undefined ? next : { ...next, focus: { key, field } };
}

export function saveFailed(
  state: EditorState,
  { key, message, unanswered }: { key: string; message: string } & Pick<EditorBlock, 'unanswered'>,
): EditorState {
  return withBlock(state, key, () => ({ sync: 'failed', failure: message, unanswered }));
}

export function connectionRestored(state: EditorState): EditorState {
  const unanswered = [...state.blocks.values()].filter(isUnanswered);
  return unanswered.reduce(
    (next, { key }) => withBlock(next, key, () => ({ sync: 'idle', failure: null })),
    state,
  );
}

/** Another user saved first, and both changes fit together: the draft now contains both. */
export function blockMerged(
  state: EditorState,
  { key, current, merged }: { key: string; current: StoredBlock; merged: BlockData },
): EditorState {
  return withBlock(state, key, () => ({ ...asStored(current), draft: merged }));
}

interface FoundConflict extends Pick<BlockConflict, 'stored' | 'mine' | 'other'> {
  readonly key: string;
  readonly fields: readonly Place[];
}

/** The same fields were changed twice, and the user has to choose. `mine` contains everything that could be merged. */
export function conflictFound(state: EditorState, { key, fields, ...sides }: FoundConflict): EditorState {
  const conflict = { ...sides, choices: Object.fromEntries(fields.map((name) => [name, null])) };
  const next = withBlock(state, key, () => ({
    sync: 'conflict',
    failure: null,
    draft: sides.mine,
    conflict,
  }));
  return { ...next, openKey: key, focus: { key, field: null } };
}

export function choiceMade(
  state: EditorState,
  { key, field, side }: { key: string; field: Place; side: ConflictChoice },
): EditorState {
  return withBlock(state, key, ({ conflict }) => ({
    conflict: conflict && { ...conflict, choices: { ...conflict.choices, [field]: side } },
  }));
}

/** Every field of the conflict has a choice. The draft is built from them, on top of the other version. */
export function conflictSettled(state: EditorState, key: string): EditorState {
  const { models } = state;
  return withBlock(state, key, ({ conflict, draft, modelId }) => {
    if (!conflict) return {};
    const { mine, other, choices } = conflict;
    const chosen = Object.entries(choices)
      .filter(([, side]) => side !== 'both')
      .reduce((data, [place, side]) => {
        const value = models.valueAt(modelId, side === 'theirs' ? other : mine, place);
        return models.withValue(modelId, data, { place, value });
      }, draft);
    const settled = conflict.stored ? asStored(conflict.stored) : ({ sync: 'idle', conflict: null } as const);
    return { ...settled, draft: chosen };
  });
}

/** The block no longer exists on the server. The input is kept, and saving creates it again. */
export function blockVanished(state: EditorState, key: string): EditorState {
  const next = withBlock(state, key, asNew);
  return { ...next, savedOrder: next.savedOrder.filter((other) => other !== key) };
}

const neverSaved = Object.freeze({
  id: null,
  saved: null,
  revision: 0,
  sync: 'idle',
  failure: null,
  unanswered: undefined,
  conflict: null,
} as const);

/** The changes that turn a block into one that was never saved. It is a copy of the deleted block. */
export function asNew({ id, copyOf }: EditorBlock) {
  return { ...neverSaved, copyOf: id ?? copyOf };
}

function asStored(stored: StoredBlock): Partial<EditorBlock> {
  const { id, data, revision } = stored;
  return { id, revision, saved: data, sync: 'idle', failure: null, unanswered: undefined, conflict: null };
}

/** Field by field: fields unchanged since they were sent take the server's value. */
function mergeTyped({ sent, draft, stored }: Record<'sent' | 'draft' | 'stored', BlockData>): BlockData {
  if (draft === sent) return stored;
  const typed = Object.keys(draft).filter((name) => !sameValue(draft[name], sent[name]));
  return { ...stored, ...Object.fromEntries(typed.map((name) => [name, draft[name]])) };
}
