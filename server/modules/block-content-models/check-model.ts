import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { modelFields } from '../../../content-model/model-fields.ts';
import { limits } from '../../../shared/limits.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { fieldMessage, FieldRefusal, type FieldMessage } from '../../platform/refusal.ts';

/** Throws a field error if no field plugin can handle the model: its blocks could never be edited. */
export function checkContentModel(
  content_model: BlockContentModel['content_model'],
  registry: FieldRegistry,
): void {
  const messages: FieldMessage[] = Object.keys(content_model)
    .filter((name) => !/^[a-z][a-z0-9_]{0,63}$/.test(name))
    .map((name) => fieldMessage('field_name', { name }));
  const known = registry.plugins.map(({ type }) => type).join(', ');
  for (const { definition, plugin, ...refused } of modelFields({ content_model }, registry)) {
    const problem = refused.problem ?? refused.fault?.message;
    if (problem !== undefined) messages.push(fieldMessage('unservable_field', { problem }));
    else if (plugin === undefined)
      messages.push(fieldMessage('unknown_field_type', { type: definition.field_type, known }));
  }
  const max = limits.fieldsPerModel;
  if (Object.keys(content_model).length > max) messages.push(fieldMessage('too_many', { max }));
  if (messages.length > 0) throw new FieldRefusal([['content_model', messages]]);
}
