import type { IssuePath } from '../field-plugins/sdk/contract/field.ts';
import type { ExaminedBlock, ExaminedField, ExaminedPart } from './examine-field.ts';
import type { FieldPath } from './paths.ts';
import { waysInside } from './ways-inside.ts';

/** A field of a block or of a part, and the way to it. */
export interface FieldPlace {
  readonly path: FieldPath;
  readonly examined: ExaminedField;
  /** Whether a condition hides it, or something that it is in. */
  readonly isHidden: boolean;
}

/** Every field of a block, and those of the parts of its composites, each after the one that it is in. */
export function walkFields(
  block: ExaminedBlock,
  around: Pick<FieldPlace, 'path' | 'isHidden'> = { path: [], isHidden: false },
): readonly FieldPlace[] {
  return block.fields.flatMap((examined) => {
    const { name } = examined.field;
    const path = [...around.path, name];
    const isHidden = around.isHidden || block.hidden.has(name);
    const inside = examined.parts.flatMap((part) =>
      walkFields(part.block, { path: [...path, part.id], isHidden }),
    );
    return [{ path, examined, isHidden }, ...inside];
  });
}

/** A place as clients of the API read it. */
export interface NamedPlace {
  /** The name of the field of the block, and for each part on the way its index and the name of a field: `days.0.hours`. */
  readonly name: string;
  /** The way inside the value of that field. */
  readonly inside: IssuePath;
  /** The full path in the request: `days[0].data.hours`. */
  readonly sent: IssuePath;
}

/** A path from a block on, which may lead on into the value of a field. */
export function namePlace(block: ExaminedBlock, path: IssuePath): NamedPlace {
  const [name = '', ...inside] = path;
  const [id, ...rest] = inside;
  const examined = block.fields.find(({ field }) => field.name === name);
  const part = rest.length === 0 ? undefined : examined?.parts.find((one) => one.id === id);
  if (examined === undefined || part === undefined) return { name: String(name), inside, sent: path };
  const place = namePlace(part.block, rest);
  return {
    name: `${name}.${part.index}.${place.name}`,
    inside: place.inside,
    sent: [name, ...wayToData(examined, part), ...place.sent],
  };
}

const known = new WeakMap<ExaminedField, ReturnType<typeof waysInside>>();

/** The path from a value to the data of a part; only to its index if the plugin derived the parts from the request. */
function wayToData(examined: ExaminedField, { block, index }: ExaminedPart): IssuePath {
  const ways =
    known.get(examined) ??
    waysInside(examined.stored, new Set(examined.parts.map((part) => part.block.data)));
  known.set(examined, ways);
  return ways.get(block.data) ?? [index];
}
