import type { BlockData } from '../../../../shared/wire/content.ts';
import { isBusy } from '../block-facts.ts';
import type { EditorBlock } from '../editor-block.ts';
import type { Announcement, EditorState } from '../editor-state.ts';
import type { FieldChange, HistoryStep } from '../history-entry.ts';
import { isInside, type Place } from '../places.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { withHistoryEntry } from './history.ts';
import { insertBlock, moveItem, withBlock } from './with-block.ts';

export function blockAdded(
  state: EditorState,
  { block, index }: { block: EditorBlock; index: number },
): EditorState {
  const next = insertBlock(state, block, index);
  return withHistoryEntry(
    {
      ...next,
      addAt: null,
      openKey: block.key,
      focus: { key: block.key, field: null },
      announcement: announce(next, 'added', block.key),
    },
    { kind: 'add', index, block },
  );
}

interface BlockEdit {
  readonly key: string;
  readonly data: BlockData;
  readonly at: number;
}

/** Adds blocks at the end, in one undo step, and opens the first. */
export function pageFilled(state: EditorState, blocks: readonly EditorBlock[]): EditorState {
  const [first] = blocks;
  if (!first) return state;
  const at = state.order.length;
  const next = blocks.reduce((page, block, index) => insertBlock(page, block, at + index), state);
  const steps = blocks.map((block, index) => ({ kind: 'add', index: at + index, block }) as const);
  const announcement = { ...announce(next, 'filled', first.key), count: blocks.length };
  return withHistoryEntry(
    { ...next, openKey: first.key, focus: { key: first.key, field: null }, announcement },
    ...steps,
  );
}

export function blockEdited(state: EditorState, { key, data, at }: BlockEdit): EditorState {
  const block = state.blocks.get(key);
  const changes = block ? differences(block.draft, data) : {};
  const names = Object.keys(changes);
  if (!block || names.length === 0) return state;
  const isStale = (place: Place) => names.some((name) => place === name || isInside(place, name));
  return changed(state, { block, data, isStale, step: { changes, at, typed: false } });
}

interface FieldEdit {
  readonly key: string;
  readonly place: Place;
  readonly value: unknown;
  readonly at: number;
}

/** Changes nothing in an item or field that is gone. */
export function fieldEdited(state: EditorState, { key, place, value, at }: FieldEdit): EditorState {
  const block = state.blocks.get(key);
  if (!block) return state;
  const { models } = state;
  const { modelId, draft } = block;
  const before = models.valueAt(modelId, draft, place);
  if (sameValue(before, value) || !models.at(modelId, draft, place)) return state;
  const data = models.withValue(modelId, draft, { place, value });
  if (data === draft) return state;
  // Only edits of text share an undo step: ticking and unticking a box is two steps.
  const typed = typeof value === 'string' || models.at(modelId, data, place)?.field.plugin?.typed === true;
  // A message about a list also covers its items.
  const isStale = (other: Place) =>
    other === place ||
    isInside(place, other) ||
    (isInside(other, place) &&
      models.valueAt(modelId, draft, other) !== models.valueAt(modelId, data, other));
  // A field that renders late must not take the focus from the user who types elsewhere meanwhile.
  const { focus } = state;
  const isLate = focus !== null && focus.isQuiet !== true;
  return changed(isLate ? focusTaken(state) : state, {
    ...{ block, data, isStale },
    step: { changes: { [place]: { before, after: value } }, at, typed },
  });
}

interface Changed {
  readonly block: EditorBlock;
  readonly data: BlockData;
  /** Whether the server's message about this field no longer applies to its value. */
  isStale(place: Place): boolean;
  readonly step: Pick<Extract<HistoryStep, { kind: 'edit' }>, 'changes' | 'at' | 'typed'>;
}

function changed(state: EditorState, { block, data, isStale, step }: Changed): EditorState {
  const { key } = block;
  const serverErrors = Object.fromEntries(
    Object.entries(block.serverErrors).filter(([place]) => !isStale(place)),
  );
  const calmed = block.sync === 'failed' ? ({ sync: 'idle', failure: null } as const) : {};
  const next = withBlock(state, key, () => ({ draft: data, serverErrors, ...calmed }));
  return withHistoryEntry(next, { kind: 'edit', key, ...step });
}

/** Does not mark a field that still has its initial value: the user has not filled it in yet. */
export function fieldLeft(state: EditorState, { key, place }: Pick<FieldEdit, 'key' | 'place'>): EditorState {
  const block = state.blocks.get(key);
  if (!block || block.touched.includes(place)) return state;
  const { modelId, saved, draft } = block;
  const { models } = state;
  const now = models.at(modelId, draft, place);
  const before = saved && models.at(modelId, saved, place);
  if (sameValue(before ? before.stored : now?.field.defaultValue, now?.stored)) return state;
  return withBlock(state, key, () => ({ touched: [...block.touched, place] }));
}

export function blockToggled(state: EditorState, key: string): EditorState {
  return { ...state, openKey: state.openKey === key ? null : key, focus: null };
}

/** A block was chosen in the preview. Without `focus`, the focus doesn't move. */
export function blockOpened(
  state: EditorState,
  { key, focus }: { key: string; focus: EditorState['focus'] },
): EditorState {
  return state.blocks.has(key) ? { ...state, openKey: key, focus } : state;
}

/** Closes all rows, since only rows of equal height can be moved past one another. */
export function dragStarted(state: EditorState): EditorState {
  return state.openKey === null ? state : { ...state, openKey: null, focus: null };
}

export function blockMoved(state: EditorState, { key, to }: { key: string; to: number }): EditorState {
  const from = state.order.indexOf(key);
  const target = Math.min(Math.max(to, 0), state.order.length - 1);
  if (from < 0 || from === target) return state;
  const next = { ...state, order: moveItem(state.order, from, target) };
  return withHistoryEntry(
    { ...next, announcement: announce(next, 'moved', key) },
    { kind: 'move', key, from, to: target },
  );
}

export function draftDiscarded(state: EditorState, { key, at }: { key: string; at: number }): EditorState {
  const block = state.blocks.get(key);
  if (!block?.saved || isBusy(block)) return state;
  const next = blockEdited(state, { key, data: block.saved, at });
  return withBlock(next, key, () => ({ ...unmarked, sync: 'idle', failure: null }));
}

export function focusTaken(state: EditorState): EditorState {
  return state.focus === null ? state : { ...state, focus: null };
}

/** The marks of a form before the first attempt to save. */
export const unmarked = Object.freeze({ attempted: false, touched: [], serverErrors: {} });

export function announce(state: EditorState, kind: Announcement['kind'], key: string): Announcement {
  const modelId = state.blocks.get(key)?.modelId ?? '';
  return { kind, modelId, position: state.order.indexOf(key) + 1, count: state.order.length };
}

function differences(before: BlockData, after: BlockData): Readonly<Record<string, FieldChange>> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes: Record<string, FieldChange> = {};
  for (const name of names) {
    if (sameValue(before[name], after[name])) continue;
    changes[name] = { before: before[name], after: after[name] };
  }
  return changes;
}
