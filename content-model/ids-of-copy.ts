import { blockData, type BlockData } from './block-data.ts';
import { withoutStrays } from './without-strays.ts';
import type { ValidatedBlock, ValidatedField, ValidatedPart } from './validate-field.ts';

/**
 * The data of an original, with the ids that its parts have in a copy, so that both can be compared part by part. A part without
 * a counterpart keeps its id.
 */
export function withIdsOf(copy: ValidatedBlock, { data, fields }: ValidatedBlock): BlockData {
  const copies = new Map(copy.fields.map((one) => [one.field.name, one]));
  const changed = fields.flatMap((validated) => {
    const other = copies.get(validated.field.name);
    if (validated.parts.length === 0 || other === undefined || other.parts.length === 0) return [];
    return [[validated.field.name, withPartIds(other, validated)] as const];
  });
  return changed.length === 0 ? data : { ...data, ...blockData(changed) };
}

function withPartIds(copy: ValidatedField, validated: ValidatedField): unknown {
  const counterparts = pairedParts(copy.parts, validated.parts);
  const renamed = validated.parts.map((part) => {
    const other = counterparts.get(part);
    const { fieldset, id, block } = part;
    return other === undefined
      ? { id, fieldset, data: block.data }
      : { id: other.id, fieldset, data: withIdsOf(other.block, block) };
  });
  return validated.withParts(renamed);
}

/** Pairs each original with its copy: first by id, then by content, then by kind, in order. */
function pairedParts(
  copies: readonly ValidatedPart[],
  originals: readonly ValidatedPart[],
): ReadonlyMap<ValidatedPart, ValidatedPart> {
  const pairs = new Map<ValidatedPart, ValidatedPart>();
  const left = new Set(copies);
  for (const key of [identity, contentOf, kindOf]) {
    const found = Map.groupBy(left, key);
    for (const original of originals) {
      const copy = pairs.has(original) ? undefined : found.get(key(original))?.shift();
      if (copy === undefined) continue;
      pairs.set(original, copy);
      left.delete(copy);
    }
  }
  return pairs;
}

function kindOf({ fieldset }: ValidatedPart): string {
  return fieldset;
}

function identity({ fieldset, id }: ValidatedPart): string {
  return `${fieldset} ${id}`;
}

/** The content of a part, as text. An unedited copy has other ids, and no values of retired fields. */
function contentOf({ fieldset, block }: ValidatedPart): string {
  const text = JSON.stringify(withoutStrays(block), (name, value: unknown) =>
    name === 'id' ? undefined : value,
  );
  return `${fieldset} ${text}`;
}
