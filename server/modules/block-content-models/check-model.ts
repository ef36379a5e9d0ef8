import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { FieldDefinition } from '../../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import { completeField, isRecord } from '../../../content-model/complete-fields.ts';
import { waysInside } from '../../../content-model/ways-inside.ts';
import { modelFields, type BlockModel, type ModelField } from '../../../content-model/model-fields.ts';
import type { IssuePath } from '../../../shared/issue-path.ts';
import { limits } from '../../../shared/limits.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { fieldMessage, InvalidFieldsError, type FieldMessage } from '../../platform/errors/service-error.ts';
import { optionPaths, ruleProblems, shapeProblems } from './check-rules.ts';

/** What is wrong with a model. */
interface ModelProblem {
  readonly message: FieldMessage;
  /** What it is about: while that is the same, so is the problem. */
  readonly subject: unknown;
}

/**
 * Throws a field error if no field plugin can handle the model: its blocks could never be edited. The fields of parts are
 * judged as well; the path of a sentence names the field it is about, from the outside in. What is wrong in `stored` in the
 * same way, such as a field whose plugin is missing, may stay unchanged: the others can be changed.
 */
export function checkContentModel(
  content_model: BlockContentModel['content_model'],
  registry: FieldRegistry,
  stored: BlockContentModel['content_model'] = {},
): void {
  const known = problemsOf({ content_model: stored }, registry);
  const made = problemsOf({ content_model }, registry).filter(
    (problem) => !known.some((one) => sameValue(one, problem)),
  );
  if (made.length > 0) throw new InvalidFieldsError([['content_model', made.map(({ message }) => message)]]);
}

/** What keeps fields from being edited, with the names of the fields that lead to each. */
export function modelProblems(
  content_model: BlockContentModel['content_model'],
  registry: FieldRegistry,
): readonly FieldMessage[] {
  return problemsOf({ content_model }, registry).map(({ message: { place: _sent, ...message } }) => message);
}

/** What the fields of parts are in. */
interface Around {
  /** The names of fields. */
  readonly names: readonly string[];
  /** The way through what was sent. */
  readonly sent: IssuePath;
}

const outermost: Around = { names: [], sent: ['content_model'] };

function problemsOf(
  model: BlockModel,
  registry: FieldRegistry,
  { names: around, sent }: Around = outermost,
): readonly ModelProblem[] {
  const placed = (message: FieldMessage, path: IssuePath): FieldMessage => ({
    ...message,
    path: [...around, ...path],
    ...(around.length > 0 && { place: [...sent, ...path] }),
  });
  const names = Object.keys(model.content_model);
  const known = registry.plugins.map(({ type }) => type).join(', ');
  const misnamed = names.flatMap((name): readonly ModelProblem[] => {
    const at = (message: FieldMessage) => [{ message: placed(message, [name]), subject: name }];
    if (!fieldName.test(name)) return at(fieldMessage('field_name', { name }));
    const isReserved = around.length > 0 && reservedNames.includes(name);
    return isReserved ? at(unservable(`The name "${[...around, name].join('.')}" is reserved.`)) : [];
  });
  const max = limits.fieldsPerModel;
  const fields = modelFields(model, registry);
  const misnamedForSites = fields.flatMap((field): readonly ModelProblem[] => {
    const problem = apiNameProblem(field, fields, around.length > 0);
    const subject = field.definition.api_name;
    return problem === undefined ? [] : [{ message: placed(problem, [field.name, 'api_name']), subject }];
  });
  // Rules compare fields with each other, and defaults with the fields of items.
  const isSound = hasSoundShapes(model, registry);
  return [
    ...misnamed,
    ...misnamedForSites,
    ...fields.flatMap((field): readonly ModelProblem[] => {
      const { name, plugin, fieldsets, ...rejected } = field;
      const definition = model.content_model[name] ?? field.definition;
      const { field_type: type, field_values } = definition;
      const at = (message: FieldMessage): ModelProblem => {
        const [member] = message.path ?? [];
        const subject =
          member === undefined
            ? { type, field_values }
            : Object.entries(definition).find(([key]) => key === member);
        return { message: placed(message, [name, ...(message.path ?? [])]), subject };
      };
      const malformed = shapeProblems({ definition: field.definition });
      if (malformed.length > 0) return malformed.map(at);
      if (rejected.problem !== undefined) {
        const inner = innerProblems(field);
        if (inner.length > 0)
          return inner.map(({ path = [], ...message }) => ({
            message: {
              ...{ ...message, path: [...around, name, ...path] },
              place: [...sent, name, 'field_values', 'fields', ...path],
            },
            subject: { type, field_values },
          }));
        const message = unservable(rejected.problem);
        return optionPaths(definition, registry).map((path) => at({ ...message, path }));
      }
      if (rejected.fault !== undefined) return [at(unservable(rejected.fault.message))];
      if (plugin === undefined) return [at(fieldMessage('unknown_field_type', { type, known }))];
      const inside = Object.values(fieldsets);
      const invalid = partsProblem(field, around.length);
      if (invalid !== undefined) return [at(invalid)];
      const rules = isSound ? ruleProblems({ ...model, field, fields, isInside: around.length > 0 }) : [];
      const ways = waysInside(field_values, new Set(inside.map((one) => one.content_model)));
      return [
        ...rules.map(at),
        ...inside.flatMap((one) =>
          problemsOf(one, registry, {
            names: [...around, name],
            sent: [...sent, name, 'field_values', ...(ways.get(one.content_model) ?? [])],
          }),
        ),
      ];
    }),
    ...(names.length > max ? [{ message: fieldMessage('too_many', { max }), subject: names }] : []),
  ];
}

/** Sites read each field under a name of its own. */
function apiNameProblem(
  { name: id, apiName: name, definition }: ModelField,
  fields: readonly ModelField[],
  isInside: boolean,
): FieldMessage | undefined {
  const { api_name } = definition;
  if (typeof api_name !== 'string') return undefined;
  if (!fieldName.test(name)) return fieldMessage('field_name', { name });
  if (isInside && reservedNames.includes(name)) return unservable(`The name "${name}" is reserved.`);
  const isTaken = fields.some((other) => other.name !== id && other.apiName === name);
  return isTaken ? fieldMessage('field_taken', { name }) : undefined;
}

/** Finds malformed fields in the option `fields` of a composite, whose plugin rejects the options as a whole. */
function innerProblems({
  definition: { field_type, field_values },
  registry,
}: ModelField): readonly FieldMessage[] {
  const fields = isRecord(field_values) ? field_values['fields'] : undefined;
  if (registry.find(field_type)?.fieldsets === undefined || !isRecord(fields)) return [];
  return Object.entries(fields).flatMap(([name, one]) => {
    const problems = isRecord(one)
      ? shapeProblems({ definition: completeField(one as unknown as FieldDefinition, 0) })
      : [fieldMessage('wrong_type')];
    return problems.map(({ path = [], ...message }) => ({ ...message, path: [name, ...path] }));
  });
}

/** Whether all definitions have the members that they should, those of parts too. */
function hasSoundShapes(model: BlockModel, registry: FieldRegistry): boolean {
  return modelFields(model, registry).every(
    ({ definition, fieldsets }) =>
      shapeProblems({ definition }).length === 0 &&
      Object.values(fieldsets).every((one) => hasSoundShapes(one, registry)),
  );
}

/** Why a composite cannot have these parts at this level. One of several kinds of parts may do without fields. */
function partsProblem({ definition, fieldsets }: ModelField, level: number): FieldMessage | undefined {
  const inside = Object.values(fieldsets);
  const { field_title: title } = definition;
  if (inside.length === 0) return undefined;
  if (level >= limits.compositeLevels)
    return unservable(`The field "${title}" is more than ${limits.compositeLevels} levels deep.`);
  const isEmpty = inside.every(({ content_model }) => Object.keys(content_model).length === 0);
  return isEmpty
    ? { ...unservable(`The field "${title}" needs at least one field in it.`), path: ['field_values'] }
    : undefined;
}

const fieldName = /^[a-z][a-z0-9_]{0,63}$/;

/** What sites may need to tell parts apart. Other names that begin with `_` are no valid names either. */
const reservedNames: readonly string[] = ['id', 'type'];

function unservable(problem: string): FieldMessage {
  return fieldMessage('unservable_field', { problem });
}
