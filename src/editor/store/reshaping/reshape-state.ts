import type { mergeBlock } from '../../../../content-model/merge-block.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockData } from '../../../../shared/wire/content.ts';
import { hasNoDraft, type JournalRow, type LostText } from '../../journal/journal.ts';
import type { StoredBlock } from '../block-api.ts';
import { isBusy } from '../block-facts.ts';
import { keepAttempt } from '../commands/attempts.ts';
import type { ContentModels } from '../content-models.ts';
import type { BlockConflict, EditorBlock } from '../editor-block.ts';
import type { EditorState } from '../editor-state.ts';
import { emptyData, readStored } from '../initial-state.ts';
import { placeOfPath, type Place } from '../places.ts';
import type { Carried, Carrier } from './carrier.ts';
import type { FocusedField } from './focused-field.ts';
import { movedFocus } from './moved-focus.ts';
import { reshapeHistory } from './reshape-history.ts';

/** The block types and blocks of now, and what carries data to them. */
export interface NewShapes {
  readonly models: ContentModels;
  readonly blocks: readonly StoredBlock[];
  /** For the types whose fields have changed. */
  readonly carriers: ReadonlyMap<string, Carrier>;
  readonly mergeBlock: typeof mergeBlock;
  /** The field that somebody types into, and where the caret is. */
  readonly focused: FocusedField | undefined;
  /** The rows of the journal are of this session. */
  readonly session: string;
  readonly at: number;
}

/**
 * The state with the fields of now: what is typed, what was sent, what is compared with, and every step of undo are carried
 * along. Rows with what has no field any more are offered beside the drafts of earlier sessions.
 */
export function reshaped(
  state: EditorState,
  shapes: NewShapes,
): { state: EditorState; lost: readonly JournalRow[] } {
  const { models, carriers } = shapes;
  const carry = (
    { key, id, modelId }: Pick<EditorBlock, 'key' | 'id' | 'modelId'>,
    data: BlockData,
  ): Carried => {
    const place = { from: state.models.shapeOf(modelId), seed: id ?? key };
    return carriers.get(modelId)?.carry(data, place) ?? { data, lost: [], lostPlaces: [] };
  };
  const move = (modelId: string, place: Place): Place =>
    carriers.get(modelId)?.place(place, state.models.shapeOf(modelId)) ?? place;
  const stored = new Map(shapes.blocks.map((block) => [block.id, readStored(models, block)]));
  const reshape = (block: EditorBlock): EditorBlock => {
    if (!carriers.has(block.modelId)) return block;
    return reshapedBlock(block, { shapes, carry, move, stored: stored.get(block.id ?? '') });
  };
  const blocks = new Map([...state.blocks].map(([key, block]) => [key, reshape(block)]));
  const history = reshapeHistory(state, {
    block: reshape,
    data: (block, data) => carry(block, data).data,
  });
  const lost = [...state.blocks.values()].flatMap((block) => {
    const texts = lostOf(block, carry, state.models);
    if (texts.length === 0) return [];
    const { key, id, modelId, revision } = block;
    const row: JournalRow = {
      ...{
        session: shapes.session,
        key: `${key} ${shapes.at}`,
        id,
        modelId,
        base: null,
        revision,
        draft: {},
      },
      ...{ shape: models.shapeOf(modelId), lost: texts, index: state.order.indexOf(key), at: shapes.at },
    };
    return [row];
  });
  const recovery = state.recovery.map((row) => reshapedRow(row, shapes));
  const focus = movedFocus(state, { ...shapes, after: blocks });
  return { state: { ...state, ...history, models, blocks, focus, recovery: [...lost, ...recovery] }, lost };
}

/** What was typed and has no field any more. What was saved before is in the plan, and nobody here has lost it. */
function lostOf(
  block: EditorBlock,
  carry: (block: EditorBlock, data: BlockData) => Carried,
  before: ContentModels,
): readonly LostText[] {
  const { saved, draft, modelId } = block;
  const typed = carry(block, draft).lost;
  if (typed.length === 0) return typed;
  const known = carry(block, saved ?? emptyData(before, modelId)).lost;
  return typed.filter((text) => !known.some((other) => sameValue(other, text)));
}

interface Means {
  readonly shapes: NewShapes;
  readonly stored: StoredBlock | undefined;
  carry(block: EditorBlock, data: BlockData): Carried;
  move(modelId: string, place: Place): Place;
}

function reshapedBlock(block: EditorBlock, { shapes, stored, carry, move }: Means): EditorBlock {
  const { models, mergeBlock } = shapes;
  const { modelId } = block;
  const carried = (data: BlockData): BlockData => {
    const after = carry(block, data).data;
    if (block.id === null) keepAttempt(data, after);
    return after;
  };
  const saved = block.saved && carried(block.saved);
  // A value that has no place any more is offered as a text. It is no edit of what is stored in the field.
  const edited = (data: BlockData): BlockData => {
    const after = carried(data);
    const places = saved === null ? [] : carry(block, data).lostPlaces.map((place) => move(modelId, place));
    return places.reduce((now, place) => {
      if (saved === null || models.at(modelId, now, place) === undefined) return now;
      return models.withValue(modelId, now, { place, value: models.valueAt(modelId, saved, place) });
    }, after);
  };
  const here = (place: Place): readonly Place[] => {
    const moved = move(modelId, place);
    return models.at(modelId, draft, moved) === undefined ? [] : [moved];
  };
  const draft = edited(block.draft);
  const next: EditorBlock = {
    ...block,
    ...{ draft, saved },
    ...(block.sent && { sent: block.sent === block.draft ? draft : edited(block.sent) }),
    touched: block.touched.flatMap(here),
    serverErrors: Object.fromEntries(
      Object.entries(block.serverErrors).flatMap(([place, told]) =>
        here(place).map((moved) => [moved, told] as const),
      ),
    ),
  };
  const model = models.find(modelId);
  if (model === undefined || saved === null) return next;
  const merge = (mine: BlockData, theirs: BlockData) =>
    mergeBlock({ model, base: saved, mine, theirs, registry: models.registry });
  if (block.conflict) return { ...next, ...asked(block.conflict, { carried, merge, models, move: here }) };
  // The revision of a block is that of its edits: with the same one, the server has what this was made of, and what a plan
  // that was taken back has set aside.
  if (stored === undefined || stored.revision !== block.revision || isBusy(block)) return next;
  return { ...next, saved: stored.data, draft: merge(draft, stored.data).merged };
}

interface Asking {
  readonly models: ContentModels;
  carried(data: BlockData): BlockData;
  merge(mine: BlockData, theirs: BlockData): ReturnType<typeof mergeBlock>;
  move(place: Place): readonly Place[];
}

/** The same two versions, with the fields of now. What was chosen stays chosen. */
function asked(
  { mine, other, stored, choices }: BlockConflict,
  { carried, merge, models, move }: Asking,
): Partial<EditorBlock> {
  const chosen = Object.fromEntries(
    Object.entries(choices).flatMap(([place, side]) => move(place).map((moved) => [moved, side] as const)),
  );
  const [ours, theirs] = [carried(mine), carried(other)];
  const { merged, paths } = merge(ours, theirs);
  const current = stored && {
    ...stored,
    data: carried(stored.data),
    shape: models.shapeOf(stored.modelId),
  };
  if (paths.length === 0)
    return {
      ...(current && { saved: current.data, revision: current.revision }),
      ...{ sync: 'idle', failure: null, conflict: null, draft: merged },
    };
  const places = paths.map(placeOfPath);
  return {
    conflict: {
      ...{ mine: ours, other: theirs, stored: current },
      choices: Object.fromEntries(places.map((place) => [place, chosen[place] ?? null])),
    },
  };
}

/** A draft of an earlier session, for the block types of now. */
export function reshapedRow(
  row: JournalRow,
  { models, carriers }: Pick<NewShapes, 'models' | 'carriers'>,
): JournalRow {
  const { key, id, modelId, shape = 0, base, sent, draft, lost = [] } = row;
  const carrier = carriers.get(modelId);
  if (carrier === undefined || shape === models.shapeOf(modelId)) return row;
  const place = { from: shape, seed: id ?? key };
  const carried = (data: BlockData) => carrier.carry(data, place);
  const known = base === null ? [] : carried(base).lost;
  const now = hasNoDraft(row) ? { data: draft, lost: [] } : carried(draft);
  const texts = now.lost.filter((text) => !known.some((other) => sameValue(other, text)));
  const all = [...lost, ...texts];
  return {
    ...row,
    shape: models.shapeOf(modelId),
    base: base && carried(base).data,
    draft: now.data,
    ...(sent && { sent: carried(sent).data }),
    ...(all.length > 0 && { lost: all }),
  };
}
