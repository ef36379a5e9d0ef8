import { newProblems } from '../../../../content-model/fields/check.ts';
import { type FieldFault, nameFault } from '../../../../content-model/fields/problem.ts';
import type { FieldSet, IssuePath } from '../../../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { apiNameOf, type Fields, fieldSetOf, keysOf, readField } from './draft-field.ts';
import type { TypeDraft } from './type-draft.ts';

/** A problem as the builder shows it: one that it found, or a sentence of the server. */
export interface ProblemMessage extends Partial<Pick<FieldFault, 'key' | 'params' | 'issue'>> {
  /** The sentence of the server, if it rejected the draft. */
  readonly sentence?: string;
}

/** The setting that a problem is about. */
interface ProblemPlace {
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

/** The members of a field whose problems are shown where they are entered. */
const members = [
  'field_title',
  'api_name',
  'field_type',
  'field_values',
  'pattern',
  'shown_when',
  'default',
] as const;

/** A setting of a field or type. `field` is the whole field, `items` the fields in it. */
export type ProblemPart = (typeof members)[number] | 'typeName' | 'field' | 'items' | 'pattern_message';

const typeNamePlace: ProblemPlace = { uid: undefined, path: [], part: 'typeName' };

/** The problems that prevent saving a draft, without those that the stored fields already had. */
export function problemsOf(
  { name, fields }: Pick<TypeDraft, 'name' | 'fields'>,
  registry: FieldRegistry,
  stored: FieldSet = {},
): readonly DraftProblem[] {
  const found = newProblems(fieldSetOf(fields), stored, registry);
  return [
    ...(name.trim() === '' ? [{ ...typeNamePlace, key: 'blank' as const }] : []),
    ...found.map(({ key, params, issue, path }): DraftProblem => {
      const place = placeOf(path, fields) ?? typeNamePlace;
      const part = partsByKey[key] ?? place.part;
      return { ...place, part, key, ...(params && { params }), ...(issue && { issue }) };
    }),
  ];
}

/** The settings to show a problem at that the check reports for the whole field. */
const partsByKey: Partial<Record<FieldFault['key'], ProblemPart>> = {
  field_name: 'api_name',
  reserved_name: 'api_name',
  unknown_field_type: 'field_type',
  no_fields: 'items',
  too_deep: 'items',
};

/** The setting that a path through the model leads to; undefined if it leads to no field. */
function placeOf(
  [key, ...rest]: IssuePath,
  fields: Fields,
  around: readonly string[] = [],
): ProblemPlace | undefined {
  const keys = keysOf(fields);
  const field = fields.find((one) => keys.get(one.uid) === key);
  if (field === undefined) return undefined;
  const { uid, items = [] } = field;
  const inner = placeOf(rest, items, [...around, uid]);
  if (inner !== undefined) return inner;
  const [setting, ...option] = rest;
  const member = members.find((one) => one === setting) ?? 'field';
  const part = member === 'pattern' && option[0] === 'message' ? 'pattern_message' : member;
  return { uid, path: around, part, ...(part === 'field_values' && { option }) };
}

/** Whether a problem is about the field at a place, or about one in its items. */
export function isWithin(
  { path, uid }: Pick<ProblemPlace, 'path' | 'uid'>,
  place: readonly string[],
): boolean {
  const around = uid === undefined ? path : [...path, uid];
  return place.every((step, at) => step === around[at]);
}

/** The fields that a preview can render: those with valid options, and a valid name that no earlier field has. */
export function renderableFields(fields: Fields, registry: FieldRegistry): Fields {
  const names = fields.map(apiNameOf);
  return fields.flatMap((field, index) => {
    const { items } = field;
    const name = apiNameOf(field);
    const isKnown = registry.find(field.definition.field_type) !== undefined;
    const isRejected = isKnown && readField({ ...field, items: items && [] }, registry)?.plugin === undefined;
    if (isRejected || nameFault(name, false) !== undefined || names.indexOf(name) < index) return [];
    return [{ ...field, items: items && renderableFields(items, registry) }];
  });
}
