import type { FieldDefinition, FieldSet } from '../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { IssuePath } from '../../shared/issue-path.ts';
import { isRecord } from '../../shared/is-record.ts';
import { limits } from '../../shared/limits.ts';
import { completeField } from '../complete-fields.ts';
import { modelFields, type BlockModel, type ModelField } from '../model-fields.ts';
import { pathsToObjects } from '../find-paths.ts';
import { checkOptions, checkShape } from './check-definition.ts';
import { checkRules } from './check-rules.ts';
import { faultAt, nameFault, unservableFault, type FieldFault, type ModelProblem } from './problem.ts';

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

/** The paths of the composite that has the fields. Both are empty for the fields of a block. */
type ParentPaths = Pick<ModelProblem, 'path' | 'place'>;

function checkLevel(
  model: BlockModel,
  registry: FieldRegistry,
  parent: ParentPaths,
): readonly ModelProblem[] {
  const isInside = parent.path.length > 0;
  const ids = Object.keys(model.content_model);
  const fields = modelFields(model, registry);
  // Rules compare fields with each other and with those of items, so all of them must be well-formed.
  const areShapesValid = hasValidShapes(model, registry);
  const max = limits.fieldsPerModel;
  return [
    ...ids.flatMap((id) => {
      const fault = nameFault(id, isInside, [...parent.path, id].join('.'));
      return fault ? [problemOf(fault, parent, { id, subject: id })] : [];
    }),
    ...fields.flatMap((field) => {
      const fault = apiNameFault(field, fields, isInside);
      const { name: id, definition } = field;
      return fault ? [problemOf(fault, parent, { id, subject: definition.api_name })] : [];
    }),
    ...fields.flatMap((field) => {
      const rules = () => (areShapesValid ? checkRules({ ...model, field, fields, isInside }) : []);
      return checkField(field, parent, rules);
    }),
    ...(ids.length > max ? [{ ...parent, key: 'too_many' as const, params: { max }, subject: ids }] : []),
  ];
}

function problemOf(
  { path = [], ...fault }: FieldFault,
  parent: ParentPaths,
  { id, subject }: { readonly id: string; readonly subject: unknown },
): ModelProblem {
  return {
    ...fault,
    subject,
    path: [...parent.path, id, ...path],
    place: [...parent.place, id, ...path],
  };
}

/** API names must be unique, because sites read the fields by them. */
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
  parent: ParentPaths,
  rules: () => readonly FieldFault[],
): readonly ModelProblem[] {
  const { name: id, definition, registry, fieldsets } = field;
  const { field_type, field_values } = definition;
  const type = { field_type, field_values };
  const report = (fault: FieldFault) => {
    const member = Object.entries(definition).find(([key]) => key === fault.path?.[0]);
    return problemOf(fault, parent, { id, subject: fault.path?.length ? member : type });
  };
  const pathsInside = (optionPath: IssuePath): ParentPaths => ({
    path: [...parent.path, id],
    place: [...parent.place, id, 'field_values', ...optionPath],
  });
  const malformed = checkShape(definition);
  if (malformed.length > 0) return malformed.map(report);
  if (field.problem !== undefined) {
    const inner = innerFaults(field);
    if (inner.length === 0)
      return checkOptions(definition, registry.find(field_type), field.problem).map(report);
    return inner.map(([name, fault]) =>
      problemOf(fault, pathsInside(['fields']), { id: name, subject: type }),
    );
  }
  if (field.fault !== undefined) return [report(unservableFault(field.fault.message))];
  if (field.plugin === undefined) {
    const known = registry.plugins.map((plugin) => plugin.type).join(', ');
    return [report({ key: 'unknown_field_type', params: { type: field_type, known } })];
  }
  const models = Object.values(fieldsets);
  const invalid = partsFault(field, parent.path.length);
  if (invalid !== undefined) return [report(invalid)];
  const optionPaths = pathsToObjects(field_values, new Set(models.map((one) => one.content_model)));
  return [
    ...rules().map(report),
    ...models.flatMap((one) =>
      checkLevel(one, registry, pathsInside(optionPaths.get(one.content_model) ?? [])),
    ),
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

/** Whether all definitions are well-formed, including those of parts. */
function hasValidShapes(model: BlockModel, registry: FieldRegistry): boolean {
  return modelFields(model, registry).every(
    ({ definition, fieldsets }) =>
      checkShape(definition).length === 0 &&
      Object.values(fieldsets).every((one) => hasValidShapes(one, registry)),
  );
}

/** Limits the depth of composites, and requires at least one field in their parts, of whatever kind. */
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
