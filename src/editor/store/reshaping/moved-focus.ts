import type { ContentModels } from '../content-models.ts';
import type { EditorBlock } from '../editor-block.ts';
import type { EditorState } from '../editor-state.ts';
import type { Place } from '../places.ts';
import type { Carrier } from './carrier.ts';
import { putCaret, type FocusedField } from './focused-field.ts';

interface Moving {
  readonly focused: FocusedField | undefined;
  readonly models: ContentModels;
  readonly carriers: ReadonlyMap<string, Carrier>;
  /** The blocks with the fields of now. */
  readonly after: EditorState['blocks'];
}

/** The field that takes over the focus and the caret: one with another name or type, or in a list, is another element. */
export function movedFocus(
  { models: known, blocks, openKey, focus }: EditorState,
  { focused, models, carriers, after }: Moving,
): EditorState['focus'] {
  const key = focus?.key ?? openKey ?? '';
  const [block, now] = [blocks.get(key), after.get(key)];
  const from = focus === null ? focused : askedField(focus.field);
  if (!block || !now || !from) return focus;
  const { id, modelId, draft } = block;
  const old = { from: known.shapeOf(modelId), seed: id ?? key, data: draft };
  const { place, caret } = carriers.get(modelId)?.focus(from, old) ?? from;
  if (focus) return { ...focus, field: place };
  const type = known.at(modelId, draft, from.place)?.field.definition.field_type;
  const found = models.at(modelId, now.draft, place);
  const isSame = found?.field.definition.field_type === type;
  if (isSame && place === from.place) return null;
  const field = found && isSame ? place : innermost(models, now, place);
  return field === undefined ? null : { key, field, caret: (element) => putCaret(element, caret) };
}

function askedField(place: Place | null): FocusedField | undefined {
  return place === null ? undefined : { place, caret: undefined };
}

/** In a list, the first field of the first item. The list, if it has no items; undefined if there is no such field. */
function innermost(models: ContentModels, block: EditorBlock, place: Place): Place | undefined {
  const { modelId, draft } = block;
  const found = models.at(modelId, draft, place);
  if (found === undefined) {
    // Nothing was made into this item.
    const [id, ...around] = place.split('/').toReversed().slice(1);
    const list = around.toReversed().join('/');
    const parts = id === undefined ? undefined : models.at(modelId, draft, list)?.parts;
    return parts?.every((part) => part.id !== id) ? innermost(models, block, list) : undefined;
  }
  const [first] = found.parts;
  const [inner] = first?.block.shown ?? [];
  return first && inner ? innermost(models, block, `${place}/${first.id}/${inner.field.name}`) : place;
}
