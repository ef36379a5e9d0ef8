import type { IssuePath } from '../field-plugins/sdk/contract/field.ts';
import type { ValidatedBlock, ValidatedField, ValidatedPart } from './validate-field.ts';
import type { FieldPath } from './paths.ts';
import { pathsToObjects } from './find-paths.ts';

export interface FieldPlace {
  readonly path: FieldPath;
  readonly validated: ValidatedField;
  /** Whether a condition hides the field, or something around it. */
  readonly isHidden: boolean;
}

export function walkFields(
  block: ValidatedBlock,
  around: Pick<FieldPlace, 'path' | 'isHidden'> = { path: [], isHidden: false },
): readonly FieldPlace[] {
  return block.fields.flatMap((validated) => {
    const { name } = validated.field;
    const path = [...around.path, name];
    const isHidden = around.isHidden || block.hidden.has(name);
    const inside = validated.parts.flatMap((part) =>
      walkFields(part.block, { path: [...path, part.id], isHidden }),
    );
    return [{ path, validated, isHidden }, ...inside];
  });
}

/** The innermost field on a path, and the path to it; undefined if the model has none there. */
export function innermostField(
  block: ValidatedBlock,
  [name, id, ...rest]: IssuePath,
): Pick<FieldPlace, 'path' | 'validated'> | undefined {
  const validated = block.fields.find(({ field }) => field.name === name);
  if (validated === undefined) return undefined;
  const own = validated.field.name;
  const part = rest.length === 0 ? undefined : validated.parts.find((one) => one.id === id);
  const inner = part && innermostField(part.block, rest);
  return part && inner ? { ...inner, path: [own, part.id, ...inner.path] } : { path: [own], validated };
}

export interface NamedPlace {
  /** The name of the field of the block, and for each part on the way its index and the name of a field: `days.0.hours`. */
  readonly name: string;
  readonly inside: IssuePath;
  /** The full path in the request: `days[0].data.hours`. */
  readonly sent: IssuePath;
}

/** Names a path from a block, which may lead into the value of a field. */
export function namePlace(block: ValidatedBlock, path: IssuePath): NamedPlace {
  const [name = '', ...inside] = path;
  const [id, ...rest] = inside;
  const validated = block.fields.find(({ field }) => field.name === name);
  const part = rest.length === 0 ? undefined : validated?.parts.find((one) => one.id === id);
  if (validated === undefined || part === undefined) return { name: String(name), inside, sent: path };
  const place = namePlace(part.block, rest);
  return {
    name: `${name}.${part.index}.${place.name}`,
    inside: place.inside,
    sent: [name, ...pathToData(validated, part), ...place.sent],
  };
}

const cachedPaths = new WeakMap<ValidatedField, ReturnType<typeof pathsToObjects>>();

/** The path from a value to the data of a part; only to its index if the plugin derived the parts from the request. */
function pathToData(validated: ValidatedField, { block, index }: ValidatedPart): IssuePath {
  const paths =
    cachedPaths.get(validated) ??
    pathsToObjects(validated.stored, new Set(validated.parts.map((part) => part.block.data)));
  cachedPaths.set(validated, paths);
  return paths.get(block.data) ?? [index];
}
