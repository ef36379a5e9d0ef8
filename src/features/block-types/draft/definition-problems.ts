import { circularNames } from '../../../../content-model/conditions.ts';
import { containsRecords } from '../../../../content-model/contains-records.ts';
import { ValidatedField } from '../../../../content-model/validate-field.ts';
import { modelFields } from '../../../../content-model/model-fields.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { readField, valueProblem } from '../field/comparisons.ts';
import type { DraftProblem, ProblemKey, ProblemPart } from './draft-problem.ts';
import { optionIssue } from './option-issue.ts';
import { definitionOf, type DraftField, fieldSetOf } from './type-draft.ts';

/** What is wrong with what a field says, whatever it is called and wherever it is. */
type OwnProblem = Pick<DraftProblem, 'part' | 'key' | 'issue'>;

/** The problems that a stored field did not have, or that are about something else now. */
export function problemsMade(
  { field, fields }: { readonly field: DraftField; readonly fields: readonly DraftField[] },
  { before, stored }: { readonly before: DraftField | undefined; readonly stored: readonly DraftField[] },
  registry: FieldRegistry,
): readonly OwnProblem[] {
  const found = definitionProblems(field, fields, registry);
  if (before === undefined || found.length === 0) return found;
  const known = definitionProblems(before, stored, registry);
  const isKnown = (problem: OwnProblem) =>
    sameValue(subjectOf(problem, before), subjectOf(problem, field)) &&
    known.some((one) => sameValue(one, problem));
  return found.filter((problem) => !isKnown(problem));
}

function definitionProblems(
  field: DraftField,
  fields: readonly DraftField[],
  registry: FieldRegistry,
): readonly OwnProblem[] {
  return [
    ...typeProblems(field, registry),
    ...patternProblems(field, registry).map(([part, key]) => ({ part, key })),
    ...conditionProblems(field, fields, registry).map((key) => ({ part: 'condition' as const, key })),
    ...defaultProblems(field, registry).map((key) => ({ part: 'default' as const, key })),
  ];
}

/** What a problem is about: while that is the same, so is the problem. */
function subjectOf({ part }: OwnProblem, { definition }: DraftField): unknown {
  const { field_type, field_values, shown_when, pattern, default: value } = definition;
  if (part === 'condition') return shown_when;
  if (part === 'default') return value;
  return part === 'pattern' || part === 'patternMessage' ? pattern : { field_type, field_values };
}

/**
 * New blocks would start with pictures or pages, which belong to one workspace, and the type to all; or with a value that no two
 * of them may have.
 */
export function defaultProblems(
  field: DraftField,
  registry: FieldRegistry,
): readonly ('defaultRefers' | 'defaultUnique')[] {
  const { default: value, unique } = field.definition;
  const read = value === undefined ? undefined : readField(field, registry);
  if (read === undefined) return [];
  const validated = new ValidatedField(read, value);
  if (unique === true && !validated.isEmpty) return ['defaultUnique'];
  return containsRecords(validated) ? ['defaultRefers'] : [];
}

/** Whether there is a plugin, and what it says about the options of the field, not of those of the fields in it. */
export function typeProblems(field: DraftField, registry: FieldRegistry): readonly OwnProblem[] {
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
