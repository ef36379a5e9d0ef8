import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { PlanChoice } from '../../shared/wire/plans.ts';
import { ownValue } from '../block-data.ts';
import { ValidatedField } from '../validate-field.ts';
import { modelFields, type ModelField } from '../model-fields.ts';
import { withIdsInConditions } from '../fields/condition-ids.ts';
import {
  replaceFields,
  requireField,
  requireFreeName,
  requireMember,
  requireShape,
  requireShapes,
} from './requirements.ts';
import { otherItemField } from './list-value.ts';
import { convertDefault, settledValues, settleValue, withDefault } from './settle-value.ts';
import { convertBetween, followsRules, isValid } from './convert-between.ts';
import { isBlank, settleShown } from './shown-value.ts';
import { OperationProblem, type Failure, type Fields, type Preparing, type Step } from './step.ts';
import { touching, untouched } from './touching.ts';

/** A field left from a former model keeps its value if that fits. */
export function add(preparing: Preparing): Step {
  const { fields, operation, isInItem, filling } = preparing;
  const name = requireFreeName(fields, operation.field, { member: 'field', isInItem });
  const definition = requireMember(operation.definition, 'definition');
  const after = { ...fields, [name]: definition };
  const field = fieldOf(after, name, preparing, 'definition');
  return touching(preparing, {
    fields: after,
    from: [name],
    to: [name],
    forward(values) {
      const stored = ownValue(values, name);
      const fits = stored !== undefined && followsRules(new ValidatedField(field, stored));
      if (fits) return { values };
      return { values: filling === undefined ? {} : { [name]: filling } };
    },
    leaves(values) {
      const value = ownValue(values, name);
      const isMade = [filling, field.defaultValue].some((made) => sameValue(made, value));
      return isMade ? [] : removedValues(name, { value, field, becomes: 'aside' });
    },
  });
}

/** Retires the field. */
export function remove(preparing: Preparing): Step {
  const { fields, operation, choice, registry } = preparing;
  const definition = requireField(fields, operation.field);
  const name = operation.field ?? '';
  const [field] = modelFields({ content_model: { [name]: definition } }, registry);
  return touching(preparing, {
    fields: replaceFields(fields, [name], []),
    from: [name],
    to: [],
    forward(values) {
      const value = ownValue(values, name);
      return { values: {}, failures: removedValues(name, { value, field, becomes: choice }) };
    },
    back: () => ({ values: {} }),
  });
}

/** The value of a removed field, unless it is empty. */
function removedValues(
  name: string,
  { value, field, becomes }: { value: unknown; field: ModelField | undefined; becomes: PlanChoice },
): readonly Failure[] {
  const isNothing = value === undefined || (field !== undefined && isBlank(field, value));
  return isNothing ? [] : [{ field: name, value, reason: 'removed', becomes }];
}

/**
 * Converts the values into a new field, under the id `to`. The choice decides about values that do not convert. In
 * plans from before retired fields existed, the field keeps its id.
 */
export function retype(preparing: Preparing): Step {
  const { fields, operation, isInItem } = preparing;
  const definition = requireField(fields, operation.field);
  const name = operation.field ?? '';
  const { to: id = name, api_name, title = definition.field_title, field_values = null } = operation;
  if (id !== name) requireFreeName(fields, id, { member: 'to', isInItem });
  const field_type = requireMember(operation.field_type, 'field_type');
  const typed = { ...definition, field_title: title, field_type, field_values };
  const changed = { ...typed, ...(api_name !== undefined && { api_name }) };
  const withField = (one: FieldDefinition) =>
    withIdsInConditions(replaceFields(fields, [name], [[id, one]]), (own) => (own === name ? id : own));
  const asked = fieldOf(withField(changed), id, preparing, 'field_type');
  const from = fieldOf(fields, name, preparing);
  const after = withField(withDefault(changed, convertDefault(from, asked)));
  const to = fieldOf(after, id, preparing);
  const settle = (value: unknown, seed: string) =>
    settleValue(to, value, convertBetween(from, to, value, seed), preparing);
  const unstored = settleShown(to, from.defaultValue, (shown, seed) => settle(shown, seed).value);
  return touching(preparing, {
    fields: after,
    from: [name],
    to: [id],
    forward(values, seed) {
      if (!Object.hasOwn(values, name)) return { values: unstored(seed) };
      return settledValues(settle(values[name], seed), id, name);
    },
    back(values, { was, seed }) {
      if (!Object.hasOwn(values, id)) return { values: {} };
      const conversion = convertBetween(to, from, values[id], seed);
      if (conversion.kind === 'refused')
        return {
          values: was,
          failures: [{ field: id, value: values[id], reason: 'refused', becomes: 'aside' }],
        };
      return settledValues(settleValue(from, values[id], conversion, { choice: 'keep' }), name, id);
    },
  });
}

/** Changes options, label and other members. The choice settles values that break the new rules. */
export function options(preparing: Preparing): Step {
  const { fields, operation, isStored } = preparing;
  const definition = requireField(fields, operation.field);
  const name = operation.field ?? '';
  const { field_values = definition.field_values, properties = {} } = operation;
  const fixed = Object.keys(properties).find((key) => fixedMembers.includes(key));
  if (fixed !== undefined) throw new OperationProblem('fixed', ['properties', fixed]);
  const members = Object.entries({ ...definition, ...properties, field_values });
  const changed = Object.fromEntries(
    members.filter(([key, value]) => value !== null || key === 'field_values'),
  ) as unknown as FieldDefinition;
  // Operations within the list change the fields of its items, with the values.
  const other = isStored ? undefined : otherItemField(definition, changed);
  if (other !== undefined) throw new OperationProblem('fixed', other);
  const asked = fieldOf({ ...fields, [name]: changed }, name, preparing, 'field_values');
  const from = fieldOf(fields, name, preparing);
  const { default: former } = changed;
  // A default that did not fit before stays unchanged, like values.
  const isCarried = !('default' in properties) && isValid(new ValidatedField(from, former));
  const start = isCarried ? convertDefault(from, asked) : former;
  const after = { ...fields, [name]: withDefault(changed, start) };
  const field = fieldOf(after, name, preparing);
  const settle = (value: unknown) => {
    const validated = new ValidatedField(field, value);
    if (followsRules(validated) && validated.mismatch === undefined) return { value };
    const conversion = validated.isSupported
      ? ({ kind: 'unfit', value } as const)
      : ({ kind: 'refused' } as const);
    return settleValue(field, value, conversion, preparing);
  };
  // Blocks without a stored value show the default, which the operation may change.
  const unstored = settleShown(field, isCarried ? former : undefined, (shown) => settle(shown).value);
  return touching(preparing, {
    fields: after,
    from: [name],
    to: [name],
    forward(values, seed) {
      if (!Object.hasOwn(values, name)) return { values: unstored(seed) };
      return settledValues(settle(values[name]), name, name);
    },
    back: (values) => ({ values }),
  });
}

const fixedMembers = ['field_type', 'field_values', 'required'];

/** Makes a field required, and may give blocks without a value the default. */
export function require(preparing: Preparing): Step {
  const { fields, operation, choice } = preparing;
  const definition = requireField(fields, operation.field);
  const name = operation.field ?? '';
  const { required = true } = operation;
  const after = { ...fields, [name]: { ...definition, required } };
  if (!required) return untouched(after);
  const field = fieldOf(after, name, preparing);
  const { filling = field.defaultValue } = preparing;
  const isEmpty = (value: unknown) => new ValidatedField(field, value).isEmpty;
  const isFilling = choice === 'default' && filling !== undefined && !isEmpty(filling);
  return touching(preparing, {
    fields: after,
    from: [name],
    to: [name],
    forward(values) {
      const value = ownValue(values, name);
      if (!isFilling || (value !== undefined && !isEmpty(value))) return { values };
      const failure = { field: name, value: value ?? null, reason: 'empty', becomes: choice } as const;
      return { values: { [name]: filling }, failures: [failure] };
    },
    back: (values) => ({ values }),
  });
}

/** Every field must be named. */
export function reorder({ fields, operation }: Preparing): Step {
  const wanted = requireMember(operation.fields, 'fields');
  for (const name of wanted) requireField(fields, name, 'fields');
  const isComplete = new Set(wanted).size === wanted.length && wanted.length === Object.keys(fields).length;
  if (!isComplete) throw new OperationProblem('fields_incomplete', ['fields']);
  return untouched(
    Object.fromEntries(
      Object.entries(fields).map(([name, definition]) => [
        name,
        { ...definition, order: wanted.indexOf(name) },
      ]),
    ),
  );
}

/** A field that its plugin must be able to handle. `member` is the member of the operation to blame. */
export function fieldOf(fields: Fields, name: string, preparing: Preparing, member?: string): ModelField {
  const { registry, isStored, isInItem, operation } = preparing;
  const read = (some: Fields) =>
    modelFields({ content_model: some }, registry).find((one) => one.name === name);
  const field = read(fields);
  if (field === undefined) throw new OperationProblem('field_name', ['field'], { name });
  const problem = field.problem ?? field.fault?.message;
  if (member === undefined || isStored) return field;
  if (problem !== undefined) throw new OperationProblem('unservable_field', [member], { problem });
  if (field.plugin === undefined) {
    const known = registry.plugins.map(({ type }) => type).join(', ');
    throw new OperationProblem('unknown_field_type', [member], { type: field.definition.field_type, known });
  }
  const former = read(preparing.fields);
  // The fields of items are checked with their list, others alone.
  const path = [...(operation.within ?? []), name];
  if (isInItem) requireShape(field.definition, path, former?.definition);
  requireShapes(field, { path, former });
  return field;
}
