import { modelFields } from '../../../../content-model/model-fields.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { limits } from '../../../../shared/limits.ts';
import { definitionOf, type DraftField } from './type-draft.ts';

/** What is wrong with a field of a draft: a key of the builder's words, or a sentence of its plugin. */
export interface FieldProblem {
  readonly uid: string;
  /** The lists around the field, from the outside in. */
  readonly path: readonly string[];
  readonly part: 'title' | 'name' | 'options' | 'items' | 'condition';
  readonly key: ProblemKey;
  readonly sentence?: string;
}

type ProblemKey =
  | 'noTitle'
  | 'badName'
  | 'reservedName'
  | 'takenName'
  | 'badOptions'
  | 'unknownType'
  | 'noItems'
  | 'tooDeep'
  | 'tooMany'
  | 'badCondition';

const namePattern = /^[a-z][a-z0-9_]{0,63}$/;

/** Everything that keeps a draft from being saved, in the order of its fields. */
export function problemsOf(
  fields: readonly DraftField[],
  registry: FieldRegistry,
  path: readonly string[] = [],
): readonly FieldProblem[] {
  const names = fields.map(({ name }) => name);
  return fields.flatMap((field, at) => {
    const { uid, name, definition, items } = field;
    const problem = (part: FieldProblem['part'], key: ProblemKey, sentence?: string): FieldProblem => ({
      ...{ uid, path, part, key },
      ...(sentence !== undefined && { sentence }),
    });
    const isReserved = path.length > 0 && ['id', 'type'].includes(name);
    return [
      ...(definition.field_title.trim() === '' ? [problem('title', 'noTitle')] : []),
      ...(namePattern.test(name) ? [] : [problem('name', 'badName')]),
      ...(isReserved ? [problem('name', 'reservedName')] : []),
      ...(names.indexOf(name) < at ? [problem('name', 'takenName')] : []),
      ...(at === limits.fieldsPerModel ? [problem('name', 'tooMany')] : []),
      ...optionProblems(field, registry).map((sentence) =>
        sentence === unknown ? problem('options', 'unknownType') : problem('options', 'badOptions', sentence),
      ),
      ...(items?.length === 0 ? [problem('items', 'noItems')] : []),
      ...(items && path.length >= limits.compositeLevels ? [problem('items', 'tooDeep')] : []),
      ...(hasBrokenCondition(field, fields) ? [problem('condition', 'badCondition')] : []),
      ...(items ? problemsOf(items, registry, [...path, uid]) : []),
    ];
  });
}

const unknown = Symbol('unknown');

/** What its plugin says about the options of a field, not of those of the fields in it. */
function optionProblems(field: DraftField, registry: FieldRegistry): readonly (string | typeof unknown)[] {
  const content_model = { [field.name]: definitionOf({ ...field, items: field.items && [] }, 0) };
  const [read] = modelFields({ content_model }, registry);
  if (read?.plugin === undefined && read?.problem === undefined && read?.fault === undefined)
    return [unknown];
  const sentence = read.problem ?? read.fault?.message;
  return sentence === undefined ? [] : [sentence];
}

/** A condition that names a field that is not there, or the field itself. */
function hasBrokenCondition({ name, definition }: DraftField, fields: readonly DraftField[]): boolean {
  const { all, any } = definition.shown_when ?? {};
  return [...(all ?? []), ...(any ?? [])].some(
    (condition) => condition.field === name || !fields.some((other) => other.name === condition.field),
  );
}

/** The fields that a preview can show: those with a valid name that no field before them has. */
export function drawableFields(fields: readonly DraftField[]): readonly DraftField[] {
  const names = fields.map(({ name }) => name);
  return fields
    .filter(({ name }, at) => namePattern.test(name) && names.indexOf(name) === at)
    .map((field) => (field.items ? { ...field, items: drawableFields(field.items) } : field));
}
