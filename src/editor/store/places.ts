import type { BlockIssues, ValidatedBlock } from '../../../content-model/validate-block.ts';
import type { ValidatedField } from '../../../content-model/validate-field.ts';
import type { BlockModel } from '../../../content-model/model-fields.ts';
import { valueAt, withValueAt, type BlockContent, type FieldPath } from '../../../content-model/paths.ts';
import { cachedBy } from '../../../shared/cached-by.ts';
import type { IssuePath } from '../../../shared/issue-path.ts';
import type { BlockData } from '../../../shared/wire/content.ts';

/**
 * The path of a field in a block: its name, or for a field of an item in a list `questions/ab12cd34ef56/answer`. A string, so
 * that paths are easily compared; elements in a preview are marked with it.
 */
export type Place = string;

export function isInside(place: Place, list: Place): boolean {
  return place.startsWith(`${list}/`);
}

/** Names of old models may have slashes. */
export function readPlace({ content_model }: BlockModel, place: Place): FieldPath {
  return place.includes('/') && !Object.hasOwn(content_model, place) ? place.split('/') : [place];
}

export function placeOfPath(path: FieldPath): Place {
  return path.join('/');
}

export function validatedAt(
  block: ValidatedBlock | undefined,
  [name, id, ...rest]: FieldPath,
): ValidatedField | undefined {
  const found = block?.fields.find(({ field }) => field.name === name);
  return id === undefined ? found : validatedAt(partOf(found, id)?.block, rest);
}

export function withoutValueAt(content: BlockContent, path: FieldPath): BlockData {
  const around = path.slice(0, -1);
  const data = around.length === 0 ? content.data : (valueAt(content, around) as BlockData | undefined);
  const rest = Object.entries(data ?? {}).filter(([name]) => name !== path.at(-1));
  return around.length === 0
    ? Object.fromEntries(rest)
    : withValueAt(content, around, Object.fromEntries(rest));
}

export function placesOfIssues(block: ValidatedBlock | undefined, issues: BlockIssues): readonly Place[] {
  const places = Object.entries(issues).flatMap(([name, found]) => {
    const validated = block?.fields.find(({ field }) => field.name === name);
    return found.map(({ path = [] }) => (validated ? placeOfIssue(validated, path) : name));
  });
  return [...new Set(places)];
}

/** The issues of a list itself, not of its items; all issues of another field. The same list for the same field. */
export const ownIssues = cachedBy((validated: ValidatedField): ValidatedField['issues'] => {
  const { issues, field, parts } = validated;
  if (issues.length === 0 || parts.length === 0) return issues;
  return issues.filter(({ path = [] }) => placeOfIssue(validated, path) === field.name);
});

/** The path of an error of the API, which names items by their indexes: `questions.0.answer`. */
export function placeOfKey(block: ValidatedBlock | undefined, key: string): Place {
  return block && key.includes('.') ? (placeAtIndexes(block, key.split('.')) ?? key) : key;
}

function placeAtIndexes(block: ValidatedBlock, [name, index, ...rest]: readonly string[]): Place | undefined {
  const validated = block.fields.find(({ field }) => field.name === name);
  if (validated === undefined) return undefined;
  const part = index === undefined ? undefined : validated.parts.find((one) => String(one.index) === index);
  const inner = part && placeAtIndexes(part.block, rest);
  return part && inner !== undefined ? `${name}/${part.id}/${inner}` : name;
}

function placeOfIssue(validated: ValidatedField, [id, name, ...rest]: IssuePath): Place {
  const inner = partOf(validated, id)?.block.fields.find(({ field }) => field.name === name);
  const list = validated.field.name;
  return inner === undefined ? list : `${list}/${id}/${placeOfIssue(inner, rest)}`;
}

function partOf(validated: ValidatedField | undefined, id: string | number | undefined) {
  return validated?.parts.find((part) => part.id === id);
}
