import type { FastifySchemaValidationError } from 'fastify';
import type { IssuePath } from '../../../../shared/issue-path.ts';
import type { FieldErrorKey } from '../../../../shared/errors.ts';
import { fieldMessage, FieldRefusal, type FieldMessage, type RefusedField } from '../../refusal.ts';

/** What a schema refused: a member of what was sent, and the part of it. */
interface Refused {
  readonly field: string;
  readonly message: FieldMessage;
}

/** How many places a refusal names. */
const most = 200;

/**
 * What the serving schema refused of `sent`, as sentences by field. `more` covers the fields that it accepted.
 */
export function fieldRefusalFrom(
  errors: readonly FastifySchemaValidationError[],
  sent: unknown,
  more: readonly RefusedField[] = [],
): FieldRefusal {
  const fields = new Map<string, FieldMessage[]>();
  const said = new Set<string>();
  for (const { field, message } of withoutShapes(errors.map((error) => read(error, sent)))) {
    const text = JSON.stringify([field, message]);
    if (said.has(text)) continue;
    said.add(text);
    fields.set(field, [...(fields.get(field) ?? []), message]);
    if (said.size === most) break;
  }
  return new FieldRefusal([...more.filter(([field]) => !fields.has(field)), ...fields]);
}

/** A union reports every shape that did not fit: one sentence is enough. Text that is only too long has the right shape. */
function withoutShapes(refused: readonly Refused[]): readonly Refused[] {
  const choices = new Map<string, FieldMessage>();
  for (const { field, message } of refused)
    if (message.key === 'field.not_a_choice') choices.set(placeOf(field, message.path), message);
  const choiceAround = (field: string, path: IssuePath = []) => {
    for (let depth = 0; depth <= path.length; depth += 1) {
      const place = placeOf(field, path.slice(0, depth));
      if (choices.has(place)) return place;
    }
    return undefined;
  };
  const around = refused.map(({ field, message }) => choiceAround(field, message.path));
  refused.forEach(({ message }, at) => {
    const place = around[at];
    if (place !== undefined && message.key === 'field.too_long')
      choices.set(place, { ...message, path: choices.get(place)?.path ?? [] });
  });
  return refused.map((one, at) => {
    const place = around[at];
    return {
      field: one.field,
      message: (place === undefined ? undefined : choices.get(place)) ?? one.message,
    };
  });
}

function placeOf(field: string, path: IssuePath = []): string {
  return JSON.stringify([field, ...path]);
}

/** The names and indexes that lead to what is wrong. */
function pathOf(pointer: string, sent: unknown): IssuePath {
  const names = pointer.split('/').slice(1);
  let value = sent;
  return names.map((escaped) => {
    const name = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
    const isIndex = Array.isArray(value);
    value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[name];
    return isIndex ? Number(name) : name;
  });
}

function read(error: FastifySchemaValidationError, sent: unknown): Refused {
  const { params, keyword } = error;
  const missing = { required: 'missingProperty', additionalProperties: 'additionalProperty' }[keyword];
  const [top, ...path] = [
    ...pathOf(error.instancePath, sent),
    ...(missing === undefined ? [] : [String(params[missing])]),
  ];
  const message = messageOf(error, path.at(-1) ?? top);
  return {
    field: top === undefined || top === '' ? 'non_field_errors' : String(top),
    message: path.length === 0 ? message : { ...message, path },
  };
}

/** Lists whose sentence says what there is too much of: it is nothing that people add one by one. */
const countedLists: ReadonlyMap<unknown, FieldErrorKey> = new Map([['operations', 'too_many_operations']]);

function messageOf(
  { keyword, params }: FastifySchemaValidationError,
  member: string | number | undefined,
): FieldMessage {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return fieldMessage('required');
    case 'additionalProperties':
      return fieldMessage('unknown');
    case 'minLength':
    case 'minItems':
      return limit === 1 ? fieldMessage('blank') : fieldMessage('too_short', { min: limit });
    case 'maxLength':
      return fieldMessage('too_long', { max: limit });
    case 'minimum':
      return fieldMessage('too_small', { min: limit });
    case 'maximum':
      return fieldMessage('too_large', { max: limit });
    case 'maxItems':
      return fieldMessage(countedLists.get(member) ?? 'too_many', { max: limit });
    case 'anyOf':
    case 'oneOf':
    case 'enum':
    case 'const':
      return fieldMessage('not_a_choice');
    case 'type':
      return fieldMessage('wrong_type');
    default:
      return fieldMessage('invalid');
  }
}
