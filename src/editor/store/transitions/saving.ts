import type { BlockData } from '../../../../shared/wire/content.ts';
import type { StoredBlock } from '../block-api.ts';
import type { BlockConflict, EditorBlock } from '../editor-block.ts';
import type { EditorState } from '../editor-state.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { announce, unmarked } from './editing.ts';
import { forgotten } from './history.ts';
import { withBlock } from './with-block.ts';

/** A save was tried on a draft with something wrong: its form opens, shows what, and the first such field has the focus. */
export function saveAttempted(
  state: EditorState,
  { key, field }: { key: string; field: string | undefined },
): EditorState {
  const next = withBlock(state, key, () => ({ attempted: true }));
  return { ...next, openKey: key, focus: { key, field: field ?? null } };
}

export function saveStarted(state: EditorState, key: string): EditorState {
  return withBlock(state, key, () => ({ sync: 'saving', failure: null, serverErrors: {} }));
}

/** The server has what was sent. What was typed meanwhile stays. */
export function blockSaved(
  state: EditorState,
  { key, sent, stored }: { key: string; sent: BlockData; stored: StoredBlock },
): EditorState {
  const before = state.blocks.get(key);
  if (!before) return state;
  const draft = keptTyping({ sent, draft: before.draft, stored: stored.data });
  const marks = sameValue(draft, stored.data) ? unmarked : {};
  const next = withBlock(state, key, () => ({ ...asStored(stored), ...marks, draft }));
  const announced = { ...next, announcement: announce(next, 'saved', key) };
  return before.id === null ? created(announced, key) : announced;
}

/** From its creation on a block is deleted by the server, not by undo. */
function created(state: EditorState, key: string): EditorState {
  return forgotten(state, (entry) => 'block' in entry && entry.block.key === key);
}

/** The server's order of blocks, after it created or moved some. */
export function orderConfirmed(state: EditorState, savedOrder: readonly string[]): EditorState {
  return { ...state, savedOrder };
}

/**
 * The server refused fields: everything typed stays, and the sentences stand at their fields until they are edited.
 * `failure` is what it said of no field of the form.
 */
export function saveRefused(
  state: EditorState,
  {
    key,
    errors,
    failure,
    field,
  }: Pick<EditorBlock, 'key' | 'failure'> & {
    errors: EditorBlock['serverErrors'];
    field: string | undefined;
  },
): EditorState {
  const refused = { sync: 'failed', failure, serverErrors: errors, attempted: true } as const;
  const next = withBlock(state, key, () => refused);
  return field === undefined ? { ...next, openKey: key } : { ...next, openKey: key, focus: { key, field } };
}

export function saveFailed(
  state: EditorState,
  { key, message }: { key: string; message: string },
): EditorState {
  return withBlock(state, key, () => ({ sync: 'failed', failure: message }));
}

/** Somebody else saved first, and both changes fit together: the draft now holds both. */
export function blockMerged(
  state: EditorState,
  { key, current, merged }: { key: string; current: StoredBlock; merged: BlockData },
): EditorState {
  return withBlock(state, key, () => ({ ...asStored(current), draft: merged }));
}

/** The same fields were changed twice: somebody has to choose. The draft holds everything that could be joined. */
export function conflictFound(
  state: EditorState,
  {
    key,
    merged,
    fields,
    stored,
    other,
  }: Omit<BlockConflict, 'choices'> & {
    key: string;
    merged: BlockData;
    fields: readonly string[];
  },
): EditorState {
  const choices = Object.fromEntries(fields.map((name) => [name, null]));
  const conflict: BlockConflict = { stored, other, choices };
  const next = withBlock(state, key, () => ({ sync: 'conflict', failure: null, draft: merged, conflict }));
  return { ...next, openKey: key, focus: { key, field: null } };
}

export function choiceMade(
  state: EditorState,
  { key, field, side }: { key: string; field: string; side: 'mine' | 'theirs' },
): EditorState {
  return withBlock(state, key, ({ conflict }) => ({
    conflict: conflict && { ...conflict, choices: { ...conflict.choices, [field]: side } },
  }));
}

/** Every field of the conflict was chosen for: the draft is made from the choices, on top of the other's state. */
export function conflictSettled(state: EditorState, key: string): EditorState {
  return withBlock(state, key, ({ conflict, draft }) => {
    if (!conflict) return {};
    const chosen = Object.entries(conflict.choices).filter(([, side]) => side === 'theirs');
    const theirs = Object.fromEntries(chosen.map(([name]) => [name, conflict.other[name]]));
    const settled = conflict.stored ? asStored(conflict.stored) : ({ sync: 'idle', conflict: null } as const);
    return { ...settled, draft: { ...draft, ...theirs } };
  });
}

/** The server no longer has the block. What was typed is kept: saving makes it again. */
export function blockVanished(state: EditorState, key: string): EditorState {
  const next = withBlock(state, key, () => asNew);
  return { ...next, savedOrder: next.savedOrder.filter((other) => other !== key) };
}

/** What makes a block one that the server never had. */
export const asNew = Object.freeze({
  id: null,
  saved: null,
  revision: 0,
  sync: 'idle',
  failure: null,
  conflict: null,
} as const);

function asStored(stored: StoredBlock): Partial<EditorBlock> {
  const { id, data, revision } = stored;
  return { id, revision, saved: data, sync: 'idle', failure: null, conflict: null };
}

/** Field by field: what was not touched since it was sent becomes what the server made of it. */
function keptTyping({ sent, draft, stored }: Record<'sent' | 'draft' | 'stored', BlockData>): BlockData {
  if (draft === sent) return stored;
  const typed = Object.keys(draft).filter((name) => !sameValue(draft[name], sent[name]));
  return { ...stored, ...Object.fromEntries(typed.map((name) => [name, draft[name]])) };
}
