import type { FieldFault } from '../../../../content-model/fields/problem.ts';
import type { IssuePath } from '../../../../field-plugins/sdk/contract/field.ts';
import { type Fields, keysOf } from './draft-field.ts';

/** A problem as the builder shows it: one that it found, or a sentence of the server. */
export interface ProblemMessage extends Partial<Pick<FieldFault, 'key' | 'params' | 'issue'>> {
  /** The sentence of the server, if it rejected the draft. */
  readonly sentence?: string;
}

/** The setting that a problem is about. */
export interface ProblemPlace {
  /** The field; undefined for the type itself. */
  readonly uid: string | undefined;
  /** The lists around the field, from the outside in. */
  readonly path: readonly string[];
  readonly part: ProblemPart;
  /** The place inside the options of the field. */
  readonly option?: IssuePath;
}

/** A problem that keeps a draft from being saved. */
export type DraftProblem = ProblemPlace & ProblemMessage;

/** A setting of a field or type. `field` is the whole field. */
export type ProblemPart =
  | 'typeName'
  | 'field'
  | 'title'
  | 'name'
  | 'type'
  | 'options'
  | 'items'
  | 'pattern'
  | 'patternMessage'
  | 'condition'
  | 'default';

/** The place of the name of the type. */
export const typeNamePlace: ProblemPlace = { uid: undefined, path: [], part: 'typeName' };

/** The setting that a path through the model leads to; undefined if it leads to no field. */
export function placeOf(
  [key, ...rest]: IssuePath,
  fields: Fields,
  around: readonly string[] = [],
): ProblemPlace | undefined {
  const keys = keysOf(fields);
  const field = fields.find((one) => keys.get(one.uid) === key);
  if (field === undefined) return undefined;
  const { uid, items = [] } = field;
  const [setting, ...option] = rest;
  const part = parts.get(option[0] === 'message' ? `${setting}.message` : String(setting)) ?? 'field';
  return (
    placeOf(rest, items, [...around, uid]) ?? {
      ...{ uid, path: around, part },
      ...(part === 'options' && { option }),
    }
  );
}

/** Whether a problem is about the field at a place, or about one in its items. */
export function isWithin(
  { path, uid }: Pick<ProblemPlace, 'path' | 'uid'>,
  place: readonly string[],
): boolean {
  const around = uid === undefined ? path : [...path, uid];
  return place.every((step, at) => step === around[at]);
}

/** Where members of a field are entered that have a place of their own for problems. */
const parts: ReadonlyMap<string, ProblemPart> = new Map([
  ['field_title', 'title'],
  ['api_name', 'name'],
  ['field_type', 'type'],
  ['field_values', 'options'],
  ['pattern', 'pattern'],
  ['pattern.message', 'patternMessage'],
  ['shown_when', 'condition'],
  ['default', 'default'],
]);
