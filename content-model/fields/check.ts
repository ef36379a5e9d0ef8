import type { FieldDefinition, FieldSet } from '../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { IssuePath } from '../../shared/issue-path.ts';
import { limits } from '../../shared/limits.ts';
import { completeField, isRecord } from '../complete-fields.ts';
import { modelFields, type BlockModel, type ModelField } from '../model-fields.ts';
import { waysInside } from '../ways-inside.ts';
import { checkOptions, checkShape } from './check-definition.ts';
import { checkRules } from './check-rules.ts';
import { faultAt, nameFault, unservable, type FieldFault, type ModelProblem } from './problem.ts';

export function checkFields(content_model: FieldSet, registry: FieldRegistry): readonly ModelProblem[] {
  return checkLevel({ content_model }, registry, { path: [], place: [] });
}

/**
 * Returns the problems that the stored fields do not have. An existing problem, such as a missing plugin, does not
 * prevent changes to the other fields.
 */
export function newProblems(
  content_model: FieldSet,
  stored: FieldSet,
  registry: FieldRegistry,
): readonly ModelProblem[] {
  const found = checkFields(content_model, registry);
  const known = found.length === 0 ? [] : checkFields(stored, registry);
  return found.filter((problem) => !known.some((one) => sameValue(one, problem)));
}

/** The composite around fields, as a path of ids and as a place in the model. Both are empty for those of a block. */
type Around = Pick<ModelProblem, 'path' | 'place'>;

function checkLevel(model: BlockModel, registry: FieldRegistry, around: Around): readonly ModelProblem[] {
  const isInside = around.path.length > 0;
  const ids = Object.keys(model.content_model);
  const fields = modelFields(model, registry);
  // Rules compare fields with each other, and defaults with the fields of items, so all of them need the right shape.
  const isSound = hasSoundShapes(model, registry);
  const max = limits.fieldsPerModel;
  return [
    ...ids.flatMap((id) => {
      const fault = nameFault(id, isInside, [...around.path, id].join('.'));
      return fault ? [placed(fault, around, { id, subject: id })] : [];
    }),
    ...fields.flatMap((field) => {
      const fault = apiNameFault(field, fields, isInside);
      const { name: id, definition } = field;
      return fault ? [placed(fault, around, { id, subject: definition.api_name })] : [];
    }),
    ...fields.flatMap((field) => {
      const rules = () => (isSound ? checkRules({ ...model, field, fields, isInside }) : []);
      return checkField(field, around, rules);
    }),
    ...(ids.length > max ? [{ ...around, key: 'too_many' as const, params: { max }, subject: ids }] : []),
  ];
}

function placed(
  { path = [], ...fault }: FieldFault,
  around: Around,
  { id, subject }: { readonly id: string; readonly subject: unknown },
): ModelProblem {
  return {
    ...{ ...fault, subject },
    path: [...around.path, id, ...path],
    place: [...around.place, id, ...path],
  };
}

/** Sites read each field under a name of its own. */
function apiNameFault(
  { name: id, apiName: name, definition }: ModelField,
  fields: readonly ModelField[],
  isInside: boolean,
): FieldFault | undefined {
  if (typeof definition.api_name !== 'string') return undefined;
  const fault = nameFault(name, isInside);
  if (fault !== undefined) return { ...fault, path: ['api_name'] };
  const isTaken = fields.some((other) => other.name !== id && other.apiName === name);
  return isTaken ? faultAt('api_name', 'field_taken', { name }) : undefined;
}

function checkField(
  field: ModelField,
  around: Around,
  rules: () => readonly FieldFault[],
): readonly ModelProblem[] {
  const { name: id, definition, registry, fieldsets } = field;
  const { field_type, field_values } = definition;
  const type = { field_type, field_values };
  const at = (fault: FieldFault) => {
    const member = Object.entries(definition).find(([key]) => key === fault.path?.[0]);
    return placed(fault, around, { id, subject: fault.path?.length ? member : type });
  };
  const inside = (way: IssuePath): Around => ({
    path: [...around.path, id],
    place: [...around.place, id, 'field_values', ...way],
  });
  const malformed = checkShape(definition);
  if (malformed.length > 0) return malformed.map(at);
  if (field.problem !== undefined) {
    const inner = innerFaults(field);
    if (inner.length === 0) return checkOptions(definition, registry.find(field_type), field.problem).map(at);
    return inner.map(([name, fault]) => placed(fault, inside(['fields']), { id: name, subject: type }));
  }
  if (field.fault !== undefined) return [at(unservable(field.fault.message))];
  if (field.plugin === undefined) {
    const known = registry.plugins.map((plugin) => plugin.type).join(', ');
    return [at({ key: 'unknown_field_type', params: { type: field_type, known } })];
  }
  const models = Object.values(fieldsets);
  const invalid = partsFault(field, around.path.length);
  if (invalid !== undefined) return [at(invalid)];
  const ways = waysInside(field_values, new Set(models.map((one) => one.content_model)));
  return [
    ...rules().map(at),
    ...models.flatMap((one) => checkLevel(one, registry, inside(ways.get(one.content_model) ?? []))),
  ];
}

/** Finds malformed fields in the option `fields` of a composite, whose plugin rejects the options as a whole. */
function innerFaults({
  definition: { field_type, field_values },
  registry,
}: ModelField): readonly (readonly [string, FieldFault])[] {
  const fields = isRecord(field_values) ? field_values['fields'] : undefined;
  if (registry.find(field_type)?.fieldsets === undefined || !isRecord(fields)) return [];
  return Object.entries(fields).flatMap(([name, one]) => {
    const faults: readonly FieldFault[] = isRecord(one)
      ? checkShape(completeField(one as unknown as FieldDefinition, 0))
      : [{ key: 'wrong_type' }];
    return faults.map((fault) => [name, fault] as const);
  });
}

/** Whether all definitions have the members that they should, those of parts too. */
function hasSoundShapes(model: BlockModel, registry: FieldRegistry): boolean {
  return modelFields(model, registry).every(
    ({ definition, fieldsets }) =>
      checkShape(definition).length === 0 &&
      Object.values(fieldsets).every((one) => hasSoundShapes(one, registry)),
  );
}

/** Why a composite cannot have these parts at this level. One of several kinds of parts may do without fields. */
function partsFault({ definition, fieldsets }: ModelField, level: number): FieldFault | undefined {
  const models = Object.values(fieldsets);
  if (models.length === 0) return undefined;
  const field = `The field "${definition.field_title}"`;
  const max = limits.compositeLevels;
  if (level >= max) return { key: 'too_deep', reason: `${field} is more than ${max} levels deep.` };
  const isEmpty = models.every(({ content_model }) => Object.keys(content_model).length === 0);
  const reason = `${field} needs at least one field in it.`;
  return isEmpty ? { key: 'no_fields', reason, path: ['field_values'] } : undefined;
}
