import type { FieldIssue } from '../../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { ValidatedBlock, ValidatedField } from '../../../content-model/validate-field.ts';
import { repeated } from '../../../content-model/repeated-values.ts';
import type { EditorState } from '../store/editor-state.ts';
import type { Place } from '../store/places.ts';

const none: readonly FieldIssue[] = Object.freeze([]);
const isMissing: readonly FieldIssue[] = Object.freeze([{ key: 'common.required_to_publish' }]);
const isShared: readonly FieldIssue[] = Object.freeze([repeated]);

/**
 * Returns the reasons other than errors why a field cannot be published. An empty field is reported once publishing was
 * attempted, a value that another field also has at once. Always returns the same lists.
 */
export function unpublishedIssues(state: EditorState, key: string, place: Place): readonly FieldIssue[] {
  const block = state.blocks.get(key);
  const validated = block && state.models.at(block.modelId, block.draft, place);
  if (validated === undefined) return none;
  const { definition, isLive } = validated.field;
  const mayBeMissing = block?.publishing === true && !isLive && definition.required_for !== undefined;
  if (mayBeMissing && validated.isEmpty) return isMissing;
  if (definition.unique !== true || !validated.isSupported || validated.isEmpty) return none;
  const same = fieldsBeside(state, key, place).filter(
    (other) => other.isSupported && sameValue(other.value, validated.value),
  );
  return same.length > 1 ? isShared : none;
}

/** The same field of all blocks of a type, or of all items of a list. */
function fieldsBeside({ blocks, models }: EditorState, key: string, place: Place): readonly ValidatedField[] {
  const { modelId = '', draft = {} } = blocks.get(key) ?? {};
  const steps = place.split('/');
  const name = steps.at(-1);
  const list = steps.slice(0, -2).join('/');
  const around: readonly (ValidatedBlock | undefined)[] =
    list === ''
      ? [...blocks.values()]
          .filter((other) => other.modelId === modelId)
          .map((other) => models.validate(modelId, other.draft))
      : (models.at(modelId, draft, list)?.parts.map((part) => part.block) ?? []);
  return around.flatMap((one) => one?.shown.filter(({ field }) => field.name === name) ?? []);
}
