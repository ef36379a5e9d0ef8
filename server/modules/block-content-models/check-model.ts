import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { modelFields, type BlockModel } from '../../../content-model/model-fields.ts';
import { limits } from '../../../shared/limits.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { fieldMessage, FieldRefusal, type FieldMessage } from '../../platform/refusal.ts';
import { ruleProblems, shapeProblems } from './check-rules.ts';

/**
 * Throws a field error if no field plugin can handle the model: its blocks could never be edited. The fields of parts are
 * judged as well; the path of a sentence names the field it is about, from the outside in.
 */
export function checkContentModel(
  content_model: BlockContentModel['content_model'],
  registry: FieldRegistry,
): void {
  const messages = modelProblems(content_model, registry);
  if (messages.length > 0) throw new FieldRefusal([['content_model', messages]]);
}

/** What keeps fields from being edited, with the path to each. */
export function modelProblems(
  content_model: BlockContentModel['content_model'],
  registry: FieldRegistry,
): readonly FieldMessage[] {
  return problemsOf({ content_model }, registry, []);
}

function problemsOf(
  model: BlockModel,
  registry: FieldRegistry,
  around: readonly string[],
): readonly FieldMessage[] {
  const names = Object.keys(model.content_model);
  const known = registry.plugins.map(({ type }) => type).join(', ');
  const at = (name: string, message: FieldMessage) => ({ ...message, path: [...around, name] });
  const misnamed = names.flatMap((name) => {
    if (!/^[a-z][a-z0-9_]{0,63}$/.test(name)) return [at(name, fieldMessage('field_name', { name }))];
    const isReserved = around.length > 0 && reservedNames.includes(name);
    return isReserved ? [at(name, unservable(`The name "${[...around, name].join('.')}" is reserved.`))] : [];
  });
  const max = limits.fieldsPerModel;
  const fields = modelFields(model, registry);
  return [
    ...misnamed,
    ...fields.flatMap((field) => {
      const { name, definition, plugin, fieldsets, ...refused } = field;
      const malformed = shapeProblems({ definition });
      if (malformed.length > 0)
        return malformed.map((message) => ({ ...message, path: [...around, name, ...(message.path ?? [])] }));
      const problem = refused.problem ?? refused.fault?.message;
      if (problem !== undefined) return [at(name, unservable(problem))];
      const { field_type: type } = definition;
      if (plugin === undefined) return [at(name, fieldMessage('unknown_field_type', { type, known }))];
      const inside = Object.values(fieldsets);
      if (inside.length > 0 && around.length >= limits.compositeLevels)
        return [
          at(
            name,
            unservable(
              `The field "${definition.field_title}" is more than ${limits.compositeLevels} levels deep.`,
            ),
          ),
        ];
      const rules = ruleProblems({ ...model, field, fields, isInside: around.length > 0 });
      return [
        ...rules.map((message) => ({ ...message, path: [...around, name, ...(message.path ?? [])] })),
        ...inside.flatMap((one) => problemsOf(one, registry, [...around, name])),
      ];
    }),
    ...(names.length > max ? [fieldMessage('too_many', { max })] : []),
  ];
}

/** What sites may need to tell parts apart. Other names that begin with `_` are no valid names either. */
const reservedNames: readonly string[] = ['id', 'type'];

function unservable(problem: string): FieldMessage {
  return fieldMessage('unservable_field', { problem });
}
