import type { FieldCondition, FieldSet } from '../../field-plugins/sdk/contract/field.ts';
import { shapeOf } from '../../field-plugins/sdk/contract/value-shape.ts';
import { conditionCycle, isMet, scalarTypes } from '../conditions.ts';
import { containsRecords } from '../contains-records.ts';
import { modelFields, type ModelField } from '../model-fields.ts';
import { isRepeated } from '../repeated-values.ts';
import { ValidatedField } from '../validate-field.ts';
import { faultAt, type FieldFault } from './problem.ts';

interface CheckedField {
  readonly field: ModelField;
  readonly fields: readonly ModelField[];
  readonly content_model: FieldSet;
  readonly isInside: boolean;
}

/** Checks the rules of a well-formed field: its default, pattern, tab and conditions. Paths start at the field. */
export function checkRules(checked: CheckedField): readonly FieldFault[] {
  const { field, isInside } = checked;
  return [
    ...defaultFaults(field),
    ...patternFaults(field),
    ...(isInside && field.definition.tab !== undefined ? [faultAt('tab', 'tab_inside')] : []),
    ...conditionFaults(checked),
  ];
}

/**
 * Checks the default of a field. A required field may have an empty default, which fills in nothing. A default may not
 * refer to records, because they belong to one workspace and a model to all. A unique field may only have an empty one:
 * two blocks or items that show the same default could not be published.
 */
function defaultFaults(field: ModelField): readonly FieldFault[] {
  const { default: value, unique } = field.definition;
  if (value === undefined) return [];
  const validated = new ValidatedField(field, value);
  const issues = [...validated.issues, ...validated.publishIssues.filter(isRepeated)];
  if (validated.isUncheckable || issues.some(({ key }) => key !== 'common.required'))
    return [faultAt('default', 'default_invalid')];
  if (unique === true && !validated.isEmpty) return [faultAt('default', 'default_unique')];
  return containsRecords(validated) ? [faultAt('default', 'default_refers')] : [];
}

function patternFaults({ definition: { pattern }, schema, registry }: ModelField): readonly FieldFault[] {
  if (pattern === undefined) return [];
  const types = scalarTypes(schema);
  if (types?.includes('string') !== true || types.some((type) => type !== 'string' && type !== 'null'))
    return [faultAt('pattern', 'pattern_unsupported')];
  try {
    registry.matches?.(pattern.regex, '');
    return [];
  } catch {
    return [faultAt('pattern', 'pattern_invalid')];
  }
}

function conditionFaults({ field, fields, content_model }: CheckedField): readonly FieldFault[] {
  const { shown_when: shown } = field.definition;
  if (shown === undefined) return [];
  const { all, any } = shown;
  if ((all === undefined) === (any === undefined)) return [faultAt('shown_when', 'condition_incomplete')];
  const others = fields.filter((other) => other !== field);
  const faults = (all ?? any ?? []).flatMap((condition) => comparisonFault(condition, others) ?? []);
  if (faults.length > 0) return faults;
  // One alternative that can be met is enough for `any`.
  const alternatives = all === undefined ? (any ?? []).map((one) => [one]) : [all];
  const never = alternatives.map((some) =>
    others.find((other) =>
      isNever(
        some.filter((one) => one.field === other.name),
        other,
      ),
    ),
  );
  if (never[0] !== undefined && !never.includes(undefined))
    return [faultAt('shown_when', 'condition_never', { name: never[0].definition.field_title })];
  const circle = conditionCycle(content_model, field.name);
  return circle.length === 0 ? [] : [faultAt('shown_when', 'condition_circular', { names: circle })];
}

function comparisonFault(condition: FieldCondition, others: readonly ModelField[]): FieldFault | undefined {
  const other = others.find(({ name }) => name === condition.field);
  if (other === undefined) return faultAt('shown_when', 'condition_unknown', { name: condition.field });
  const { field: _name, is_empty, ...compared } = condition;
  if (Object.keys(compared).length + Number(is_empty !== undefined) !== 1)
    return faultAt('shown_when', 'condition_incomplete');
  // Every value is either empty or not. Nothing is known of the values of a field that its plugin rejects.
  if (is_empty !== undefined || other.problem !== undefined) return undefined;
  const { field_title: name } = other.definition;
  if (scalarTypes(other.schema) === undefined)
    return faultAt('shown_when', 'condition_uncomparable', { name });
  const reject =
    condition.more_than === undefined && condition.less_than === undefined ? rejectValue : rejectBound;
  for (const value of Object.values(compared).flat()) {
    const rejected = reject(other, value);
    if (rejected !== undefined)
      return { ...faultAt('shown_when', 'condition_value', { name, value: String(value) }), ...rejected };
  }
  return undefined;
}

/** A value that is never that of a field, with the issue if there is one. */
type RejectedValue = Pick<FieldFault, 'issue'>;

/** Rejects a value that a field never has. A text that is read as a number is compared as that number. */
function rejectValue(field: ModelField, value: unknown): RejectedValue | undefined {
  const validated = new ValidatedField(field, value);
  const issue = validated.issues.find(({ key }) => key !== 'common.required');
  if (issue !== undefined) return { issue };
  return Object.is(validated.value, value) ? undefined : {};
}

/** Rejects a bound that is no value of the field's type. The options of the field may exclude it. */
function rejectBound(
  { name, definition, schema, registry }: ModelField,
  bound: unknown,
): RejectedValue | undefined {
  const { issue, mismatch } = shapeOf(schema, bound);
  if (issue !== undefined && mismatch !== undefined) return { issue };
  // A bound for numbers may be any number.
  if (typeof bound !== 'string') return undefined;
  const { field_type, field_title, required, order } = definition;
  const bare = { field_type, field_title, required, order, field_values: null };
  const [field] = modelFields({ content_model: { [name]: bare } }, registry);
  return field && rejectValue(field, bound);
}

/** Whether conditions about a field contradict each other. Those that take more than a look to see are not found. */
function isNever(conditions: readonly FieldCondition[], field: ModelField): boolean {
  const values = conditions.flatMap(({ is, one_of }) => one_of ?? is ?? []);
  if (values.length > 0)
    return !values.some((value) => {
      const validated = new ValidatedField(field, value);
      return conditions.every((condition) => isMet(condition, validated));
    });
  const lows = conditions.flatMap(({ more_than }) => more_than ?? []);
  const highs = conditions.flatMap(({ less_than }) => less_than ?? []);
  const emptiness = new Set(conditions.flatMap(({ is_empty }) => is_empty ?? []));
  return emptiness.size > 1 || lows.some((low) => highs.some((high) => low >= high));
}
