import type { FastifySchemaValidationError } from 'fastify';
import { fieldMessage, FieldRefusal, type FieldMessage, type RefusedField } from '../../refusal.ts';

/** What the serving schema refused, as sentences by field. `more` covers the fields that it accepted. */
export function fieldRefusalFrom(
  errors: readonly FastifySchemaValidationError[],
  more: readonly RefusedField[] = [],
): FieldRefusal {
  const fields = new Map<string, FieldMessage[]>();
  for (const error of errors) {
    const { field, message } = read(error);
    const known = fields.get(field) ?? [];
    if (!known.some((other) => other.key === message.key)) known.push(message);
    fields.set(field, known);
  }
  // A union reports every shape that did not fit: one sentence is enough. Text that is only too long has the right shape.
  for (const [field, messages] of fields) {
    const find = (key: string) => messages.find((message) => message.key === key);
    const choice = find('field.not_a_choice');
    if (choice !== undefined) fields.set(field, [find('field.too_long') ?? choice]);
  }
  return new FieldRefusal([...more.filter(([field]) => !fields.has(field)), ...fields]);
}

function read(error: FastifySchemaValidationError): { field: string; message: FieldMessage } {
  const top = error.instancePath.split('/')[1]?.replaceAll('~1', '/').replaceAll('~0', '~');
  const { params } = error;
  const named = (name: string) => (top === undefined || top === '' ? String(params[name]) : top);
  const limit = Number(params['limit']);
  const here = top === undefined || top === '' ? 'non_field_errors' : top;
  switch (error.keyword) {
    case 'required':
      return { field: named('missingProperty'), message: fieldMessage('required') };
    case 'additionalProperties':
      return { field: named('additionalProperty'), message: fieldMessage('unknown') };
    case 'minLength':
      return {
        field: here,
        message: limit === 1 ? fieldMessage('blank') : fieldMessage('too_short', { min: limit }),
      };
    case 'maxLength':
      return { field: here, message: fieldMessage('too_long', { max: limit }) };
    case 'minimum':
      return { field: here, message: fieldMessage('too_small', { min: limit }) };
    case 'maximum':
      return { field: here, message: fieldMessage('too_large', { max: limit }) };
    case 'maxItems':
      return { field: here, message: fieldMessage('too_many', { max: limit }) };
    case 'anyOf':
    case 'oneOf':
    case 'enum':
    case 'const':
      return { field: here, message: fieldMessage('not_a_choice') };
    case 'type':
      return { field: here, message: fieldMessage('wrong_type') };
    default:
      return { field: here, message: fieldMessage('invalid') };
  }
}
