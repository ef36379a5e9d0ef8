import { circularNames, scalarTypes } from '../../../content-model/conditions.ts';
import { containsRecords } from '../../../content-model/contains-records.ts';
import { ValidatedField } from '../../../content-model/validate-field.ts';
import { findMismatches } from '../../../content-model/find-mismatches.ts';
import { modelFields, type BlockModel, type ModelField } from '../../../content-model/model-fields.ts';
import { isRepeated } from '../../../content-model/repeated-values.ts';
import { definitionError } from '../../../field-plugins/sdk/contract/definition.ts';
import { expectationOf } from '../../../field-plugins/sdk/contract/expectation.ts';
import {
  FieldDefinitionError,
  type FieldCondition,
  type FieldDefinition,
} from '../../../field-plugins/sdk/contract/field.ts';
import { fitsSchema } from '../../../field-plugins/sdk/contract/fits-schema.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { shapeOf } from '../../../field-plugins/sdk/contract/value-shape.ts';
import type { IssuePath } from '../../../shared/issue-path.ts';
import type { JsonSchema } from '../../../shared/json-schema.ts';
import { ContentField } from '../../../shared/wire/content-field.ts';
import { fieldMessage, type FieldMessage } from '../../platform/errors/service-error.ts';
import { isNever, isNoValue, limitsOf } from './never-met.ts';

/** A field of a model, and what is around it. */
interface CheckedField extends BlockModel {
  readonly field: ModelField;
  /** All fields of the model. */
  readonly fields: readonly ModelField[];
  /** Whether it is a field of the parts of a value. */
  readonly isInside: boolean;
}

/**
 * Finds wrong rules of a well-formed field, apart from its type and options. Paths start at the
 * field.
 */
export function ruleProblems(checked: CheckedField): readonly FieldMessage[] {
  const { field, isInside } = checked;
  return [
    ...defaultProblems(field),
    ...patternProblems(field),
    ...(isInside && field.definition.tab !== undefined ? [at('tab', fieldMessage('tab_inside'))] : []),
    ...conditionProblems(checked),
  ];
}

function at(member: string, message: FieldMessage): FieldMessage {
  return { ...message, path: [member] };
}

const members: ReadonlyMap<string, JsonSchema> = new Map(
  Object.entries<unknown>(ContentField.properties) as [string, JsonSchema][],
);

/** What is wrong with the members of a definition: steps of plans and fields of parts are not checked with the request. */
export function shapeProblems({ definition }: Pick<ModelField, 'definition'>): readonly FieldMessage[] {
  const missing = ContentField.required.filter((member) => !Object.hasOwn(definition, member));
  if (missing.length > 0) return missing.map((member) => at(member, fieldMessage('required')));
  return Object.entries(definition).flatMap(([member, value]) => {
    const schema = members.get(member);
    if (schema === undefined) return [at(member, fieldMessage('unknown'))];
    if (fitsSchema(schema, value)) {
      const isBlank = member === 'field_title' && String(value).trim() === '';
      return isBlank ? [at(member, fieldMessage('blank'))] : [];
    }
    const problem = definitionError(definition, member, expectationOf(schema)).message;
    const message = fieldMessage('unservable_field', { problem });
    return findMismatches(schema, value, [member]).map(({ path }) => ({ ...message, path }));
  });
}

/** Where the options of a field are wrong that its plugin rejects. Paths start at the field. */
export function optionPaths(
  { field_type, ...definition }: FieldDefinition,
  registry: FieldRegistry,
): readonly IssuePath[] {
  const plugin = registry.find(field_type);
  const mismatches = findMismatches(plugin?.optionsSchema ?? {}, definition.field_values, ['field_values']);
  if (mismatches.length > 0) return mismatches.map(({ path }) => path);
  try {
    plugin?.readOptions({ field_type, ...definition });
  } catch (error) {
    if (FieldDefinitionError.isOne(error)) return [['field_values', ...(error.issue?.path ?? [])]];
  }
  return [['field_values']];
}

/**
 * A required field may have an empty default, which fills in nothing. Records belong to one workspace, and a model to all. Two
 * blocks or items that show the default of a unique field could not be published.
 */
function defaultProblems(field: ModelField): readonly FieldMessage[] {
  const { default: value, unique } = field.definition;
  if (value === undefined) return [];
  const validated = new ValidatedField(field, value);
  const { isUncheckable } = validated;
  const issues = [...validated.issues, ...validated.publishIssues.filter(isRepeated)];
  if (isUncheckable || issues.some(({ key }) => key !== 'common.required'))
    return [at('default', fieldMessage('default_unfit'))];
  if (unique === true && !validated.isEmpty) return [at('default', fieldMessage('default_unique'))];
  return containsRecords(validated) ? [at('default', fieldMessage('default_refers'))] : [];
}

function patternProblems({ definition: { pattern }, schema, registry }: ModelField): readonly FieldMessage[] {
  if (pattern === undefined) return [];
  const types = scalarTypes(schema);
  if (types?.includes('string') !== true || types.some((type) => type !== 'string' && type !== 'null'))
    return [at('pattern', fieldMessage('pattern_unfit'))];
  try {
    registry.matches?.(pattern.regex, '');
    return [];
  } catch {
    return [at('pattern', fieldMessage('pattern_invalid'))];
  }
}

function conditionProblems({ field, fields, content_model }: CheckedField): readonly FieldMessage[] {
  const { shown_when: shown } = field.definition;
  if (shown === undefined) return [];
  const rejected = (message: FieldMessage) => at('shown_when', message);
  const { all, any } = shown;
  if ((all === undefined) === (any === undefined)) return [rejected(fieldMessage('condition_incomplete'))];
  const problems = (all ?? any ?? []).flatMap((condition) => {
    const other = fields.find(({ name }) => name === condition.field);
    if (other === undefined || other === field)
      return [fieldMessage('condition_unknown', { name: condition.field })];
    return comparisonProblem(condition, other) ?? [];
  });
  if (problems.length > 0) return problems.map(rejected);
  const together = all === undefined ? (any ?? []).map((one) => [one]) : [all];
  const found = together.map((some) =>
    fields.find((other) =>
      isNever(
        some.filter((one) => one.field === other.name),
        other,
      ),
    ),
  );
  // One alternative that can be met is enough.
  const never = found.includes(undefined) ? undefined : found[0];
  if (never !== undefined)
    return [rejected(fieldMessage('condition_never', { name: never.definition.field_title }))];
  const circle = circularNames(content_model, field.name);
  return circle.length === 0 ? [] : [rejected(fieldMessage('condition_circular', { names: circle }))];
}

function comparisonProblem(condition: FieldCondition, other: ModelField): FieldMessage | undefined {
  const { field: _name, is_empty, ...compared } = condition;
  const values = Object.values(compared).flat();
  if (Object.keys(compared).length + Number(is_empty !== undefined) !== 1)
    return fieldMessage('condition_incomplete');
  // Whether it is empty can be said of every value.
  if (values.length === 0) return undefined;
  const { field_title: name } = other.definition;
  if (scalarTypes(other.schema) === undefined) return fieldMessage('condition_uncomparable', { name });
  const isBound = condition.more_than !== undefined || condition.less_than !== undefined;
  const value = values.find((one) => (isBound ? isNoBound(condition, other) : isNoValue(other, one)));
  return value === undefined ? undefined : fieldMessage('condition_value', { name, value: String(value) });
}

/** Whether no value of a field is on that side of a bound. The bound need not be a value of the field itself. */
function isNoBound({ more_than, less_than }: FieldCondition, field: ModelField): boolean {
  const bound = more_than ?? less_than;
  if (typeof bound === 'boolean' || shapeOf(field.schema, bound).mismatch !== undefined) return true;
  if (typeof bound === 'string') return isNoValue(field, bound) && isForeign(field, bound);
  const { minimum, maximum } = limitsOf(field);
  return more_than === undefined ? Number(bound) <= minimum : Number(bound) >= maximum;
}

/** Whether a text is no value of a field's type, whatever its options are. */
function isForeign({ name, definition, registry }: ModelField, text: string): boolean {
  const { field_type, field_title, required, order } = definition;
  const bare = { field_type, field_title, required, order, field_values: null };
  return modelFields({ content_model: { [name]: bare } }, registry).some((field) => isNoValue(field, text));
}
