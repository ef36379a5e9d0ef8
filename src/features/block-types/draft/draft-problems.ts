import { circularNames } from '../../../../content-model/conditions.ts';
import { modelFields } from '../../../../content-model/model-fields.ts';
import type { FieldIssue } from '../../../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { limits } from '../../../../shared/limits.ts';
import { readField, valueProblem } from '../field/comparisons.ts';
import { optionIssue } from './option-issue.ts';
import { definitionOf, type DraftField, fieldSetOf, type TypeDraft } from './type-draft.ts';

/** What is wrong with a draft: a key of the builder's words, and for options what their plugin says; or what the server says. */
export interface DraftProblem {
  /** The field; undefined for the type itself. */
  readonly uid: string | undefined;
  /** The lists around the field, from the outside in. */
  readonly path: readonly string[];
  readonly part: ProblemPart;
  readonly key: ProblemKey | 'refused';
  readonly issue?: FieldIssue;
  /** What the server says, if it refused the draft. */
  readonly sentence?: string;
}

/** A setting of a field, or of the type. `field` is all of a field. */
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
  | 'condition';

/** A key of the builder's words about problems. */
export type ProblemKey =
  | 'noName'
  | 'noTitle'
  | 'badName'
  | 'reservedName'
  | 'takenName'
  | 'badOptions'
  | 'unknownType'
  | 'noItems'
  | 'tooDeep'
  | 'tooMany'
  | 'badPattern'
  | 'noMessage'
  | 'badCondition'
  | 'noValue'
  | 'noNumber'
  | 'noDay'
  | 'circle';

/** What a field may be called. */
export const namePattern = /^[a-z][a-z0-9_]{0,63}$/;

/** Everything that keeps a draft from being saved: first its name, then its fields in order. */
export function problemsOf(
  { name, fields }: Pick<TypeDraft, 'name' | 'fields'>,
  registry: FieldRegistry,
): readonly DraftProblem[] {
  const unnamed: DraftProblem = { uid: undefined, path: [], part: 'typeName', key: 'noName' };
  return [...(name.trim() === '' ? [unnamed] : []), ...fieldProblems(fields, registry, [])];
}

function fieldProblems(
  fields: readonly DraftField[],
  registry: FieldRegistry,
  path: readonly string[],
): readonly DraftProblem[] {
  const names = fields.map(({ name }) => name);
  return fields.flatMap((field, at) => {
    const { uid, name, definition, items } = field;
    const problem = (part: ProblemPart, key: ProblemKey): DraftProblem => ({ uid, path, part, key });
    const isReserved = path.length > 0 && ['id', 'type'].includes(name);
    return [
      ...(definition.field_title.trim() === '' ? [problem('title', 'noTitle')] : []),
      ...(namePattern.test(name) ? [] : [problem('name', 'badName')]),
      ...(isReserved ? [problem('name', 'reservedName')] : []),
      ...(names.indexOf(name) < at ? [problem('name', 'takenName')] : []),
      ...(at === limits.fieldsPerModel ? [problem('name', 'tooMany')] : []),
      ...typeProblems(field, registry).map((one) => ({ uid, path, ...one })),
      ...(items?.length === 0 ? [problem('items', 'noItems')] : []),
      ...(items && path.length >= limits.compositeLevels ? [problem('items', 'tooDeep')] : []),
      ...patternProblems(field, registry).map(([part, key]) => problem(part, key)),
      ...conditionProblems(field, fields, registry).map((key) => problem('condition', key)),
      ...(items ? fieldProblems(items, registry, [...path, uid]) : []),
    ];
  });
}

type OwnProblem = Pick<DraftProblem, 'part' | 'key' | 'issue'>;

/** Whether there is a plugin, and what it says about the options of the field, not of those of the fields in it. */
function typeProblems(field: DraftField, registry: FieldRegistry): readonly OwnProblem[] {
  const { definition } = field;
  const plugin = registry.find(definition.field_type);
  if (plugin === undefined) return [{ part: 'type', key: 'unknownType' }];
  const own = definitionOf({ ...field, items: field.items && [] }, 0);
  const [read] = modelFields({ content_model: { field: own } }, registry);
  if (read?.plugin !== undefined) return [];
  const issue = optionIssue(plugin, own);
  return [{ part: 'options', key: 'badOptions', ...(issue && { issue }) }];
}

function patternProblems(
  { definition: { pattern } }: DraftField,
  { matches }: FieldRegistry,
): readonly (readonly [ProblemPart, ProblemKey])[] {
  if (pattern === undefined) return [];
  return [
    ...(isPattern(pattern.regex, matches) ? [] : [['pattern', 'badPattern'] as const]),
    ...(pattern.message.trim() === '' ? [['patternMessage', 'noMessage'] as const] : []),
  ];
}

function isPattern(regex: string, matches: FieldRegistry['matches']): boolean {
  try {
    matches?.(regex, '');
    return true;
  } catch {
    return false;
  }
}

/** A condition names a field that is not there, or the field itself; it compares with no value; or fields wait for each other. */
function conditionProblems(
  { name, definition }: DraftField,
  fields: readonly DraftField[],
  registry: FieldRegistry,
): readonly ProblemKey[] {
  const { all, any } = definition.shown_when ?? {};
  const conditions = [...(all ?? []), ...(any ?? [])];
  const isLost = conditions.some(
    (condition) => condition.field === name || !fields.some((other) => other.name === condition.field),
  );
  if (isLost) return ['badCondition'];
  for (const condition of conditions) {
    const other = fields.find((one) => one.name === condition.field);
    const problem = valueProblem(condition, other && readField(other, registry));
    if (problem !== undefined) return [problem];
  }
  return conditions.length > 0 && circularNames(fieldSetOf(fields), name).length > 0 ? ['circle'] : [];
}

/**
 * The fields that a preview can show: those with a valid name that no field before them has. One whose options are refused is
 * as it was when it was last shown.
 */
export function drawableFields(
  fields: readonly DraftField[],
  registry: FieldRegistry,
  before: readonly DraftField[],
): readonly DraftField[] {
  const names = fields.map(({ name }) => name);
  return fields.flatMap((field, at) => {
    const { name, items } = field;
    if (!namePattern.test(name) || names.indexOf(name) < at) return [];
    const last = before.find(({ uid }) => uid === field.uid);
    if (typeProblems(field, registry).some(({ key }) => key === 'badOptions'))
      return last ? [{ ...last, name }] : [];
    return [items ? { ...field, items: drawableFields(items, registry, last?.items ?? []) } : field];
  });
}
