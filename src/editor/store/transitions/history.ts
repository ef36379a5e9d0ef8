import type { BlockData } from '../../../../shared/wire/content.ts';
import type { EditorBlock } from '../editor-block.ts';
import type { EditorState } from '../editor-state.ts';
import type { HistoryEntry, HistoryStep } from '../history-entry.ts';
import type { Place } from '../places.ts';
import { isBusy } from '../block-facts.ts';
import type { ContentModels } from '../content-models.ts';
import { dropBlock, insertBlock, moveItem, withBlock } from './with-block.ts';

const longest = 300;
/** A pause in typing longer than this, in milliseconds, starts a new step. */
const pause = 1000;

/** Anything undone before can no longer be redone. */
export function withHistoryEntry(state: EditorState, ...entry: HistoryEntry): EditorState {
  const last = state.past.at(-1);
  const joined = last && state.future.length === 0 ? joinTyping(last, entry) : undefined;
  const past = joined ? [...state.past.slice(0, -1), [joined]] : [...state.past, entry].slice(-longest);
  return { ...state, past, future: [] };
}

function joinTyping([last]: HistoryEntry, [next]: HistoryEntry): HistoryStep | undefined {
  if (last?.kind !== 'edit' || next?.kind !== 'edit' || last.key !== next.key) return undefined;
  const [name] = Object.keys(next.changes);
  if (name === undefined || !last.typed || !next.typed || next.at - last.at > pause) return undefined;
  const first = last.changes[name];
  const second = next.changes[name];
  if (!first || !second) return undefined;
  return { ...next, changes: { [name]: { before: first.before, after: second.after } } };
}

export function undone(state: EditorState): EditorState {
  const outcome = applied(state, reversed(state.past.at(-1) ?? []));
  if (!outcome) return state;
  const entry = reversed(outcome.entry);
  const [past, future] = [state.past.slice(0, -1), [...state.future, entry]];
  return announced({ ...outcome.state, past, future }, 'undone', entry);
}

export function redone(state: EditorState): EditorState {
  const outcome = applied(state, state.future.at(-1) ?? []);
  if (!outcome) return state;
  const [past, future] = [[...state.past, outcome.entry], state.future.slice(0, -1)];
  return announced({ ...outcome.state, past, future }, 'redone', outcome.entry);
}

export function forgotten(state: EditorState, leadsNowhere: (step: HistoryStep) => boolean): EditorState {
  const rest = (entries: readonly HistoryEntry[]) =>
    entries.map((entry) => entry.filter((step) => !leadsNowhere(step))).filter((entry) => entry.length > 0);
  return { ...state, past: rest(state.past), future: rest(state.future) };
}

/** Undefined if there is no step, or one that cannot be applied now. */
function applied(
  state: EditorState,
  entry: HistoryEntry,
): { readonly state: EditorState; readonly entry: HistoryEntry } | undefined {
  let next = state;
  const steps: HistoryStep[] = [];
  for (const step of entry) {
    const outcome = appliedStep(next, step);
    if (!outcome) return undefined;
    next = outcome.state;
    steps.push(outcome.step);
  }
  return steps.length > 0 ? { state: next, entry: steps } : undefined;
}

interface AppliedStep {
  readonly state: EditorState;
  readonly step: HistoryStep;
}

/** Undefined while the step's block is busy: a pending response must still find it. */
function appliedStep(state: EditorState, step: HistoryStep): AppliedStep | undefined {
  const key = keyOf(step);
  const block = state.blocks.get(key);
  if (block && isBusy(block) && step.kind !== 'move') return undefined;
  switch (step.kind) {
    case 'edit':
      return {
        state: withBlock(opened(state, step), key, ({ modelId, draft }) => ({
          draft: retyped(state.models, { modelId, draft }, step),
        })),
        step,
      };
    case 'add':
      return { state: { ...insertBlock(state, step.block, step.index), openKey: key }, step };
    case 'remove':
      return { state: dropBlock(state, key), step: block ? { ...step, block } : step };
    case 'move':
      return { state: { ...state, order: moveItem(state.order, state.order.indexOf(key), step.to) }, step };
  }
}

function retyped(
  models: ContentModels,
  { draft, modelId }: Pick<EditorBlock, 'draft' | 'modelId'>,
  { changes }: Pick<Extract<HistoryStep, { kind: 'edit' }>, 'changes'>,
): BlockData {
  return Object.entries(changes).reduce(
    (data, [place, change]) => models.withChange(modelId, data, { place, ...change }),
    draft,
  );
}

/** Opens the lists around the first change, so that it is visible. */
function opened(state: EditorState, { key, changes }: Extract<HistoryStep, { kind: 'edit' }>): EditorState {
  const { models } = state;
  const { modelId = '', draft = {} } = state.blocks.get(key) ?? {};
  const isInList = (one: Place) => one.includes('/') && models.at(modelId, draft, one) !== undefined;
  const place = Object.keys(changes).find(isInList);
  const focus = place === undefined ? state.focus : { key, field: place, isQuiet: true };
  return { ...state, openKey: key, focus };
}

function reversed(entry: HistoryEntry): HistoryEntry {
  return entry.map(reversedStep).toReversed();
}

function reversedStep(entry: HistoryStep): HistoryStep {
  switch (entry.kind) {
    case 'edit': {
      const changes = Object.entries(entry.changes).map(
        ([name, { before, after }]) => [name, { before: after, after: before }] as const,
      );
      return { ...entry, changes: Object.fromEntries(changes) };
    }
    case 'add':
      return { ...entry, kind: 'remove' };
    case 'remove':
      return { ...entry, kind: 'add' };
    case 'move':
      return { ...entry, from: entry.to, to: entry.from };
  }
}

function keyOf(entry: HistoryStep): string {
  return 'block' in entry ? entry.block.key : entry.key;
}

function announced(state: EditorState, kind: 'undone' | 'redone', [first]: HistoryEntry): EditorState {
  const key = first ? keyOf(first) : '';
  const block = state.blocks.get(key) ?? (first && 'block' in first ? first.block : undefined);
  const position = state.order.indexOf(key) + 1;
  const announcement = { kind, modelId: block?.modelId ?? '', position, count: state.order.length };
  return { ...state, announcement };
}
