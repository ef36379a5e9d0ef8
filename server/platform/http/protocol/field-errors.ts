import type { FastifySchemaValidationError } from 'fastify';
import type { IssuePath } from '../../../../shared/issue-path.ts';
import type { FieldErrorKey } from '../../../../shared/errors.ts';
import {
  fieldMessage,
  InvalidFieldsError,
  type FieldMessage,
  type FieldError,
} from '../../errors/service-error.ts';

interface RejectedFields {
  readonly field: string;
  readonly message: FieldMessage;
}

/** Maximum places in an error. */
const most = 200;

/** Turns schema errors of `sent` into sentences by field. `more` covers the fields that passed the schema. */
export function fieldErrorsFrom(
  errors: readonly FastifySchemaValidationError[],
  sent: unknown,
  more: readonly FieldError[] = [],
): InvalidFieldsError {
  const fields = new Map<string, FieldMessage[]>();
  const said = new Set<string>();
  for (const { field, message } of withoutOtherShapes(errors).map((error) => read(error, sent))) {
    const text = JSON.stringify([field, message]);
    if (said.has(text)) continue;
    said.add(text);
    fields.set(field, [...(fields.get(field) ?? []), message]);
    if (said.size === most) break;
  }
  return new InvalidFieldsError([...more.filter(([field]) => !fields.has(field)), ...fields]);
}

/**
 * Reduces the errors of a union, which Ajv reports for every alternative before the union itself. If the value has the
 * kind of only one alternative, keeps the errors of that one; otherwise, keeps the error of the union.
 */
function withoutOtherShapes(
  errors: readonly FastifySchemaValidationError[],
): readonly FastifySchemaValidationError[] {
  const left: FastifySchemaValidationError[] = [];
  for (const error of errors) {
    if (!unions.includes(error.keyword)) {
      left.push(error);
      continue;
    }
    const from = left.findLastIndex((one) => !isInside(one, error)) + 1;
    const shapes = Map.groupBy(left.splice(from), ({ schemaPath }) =>
      schemaPath.slice(error.schemaPath.length + 1, schemaPath.indexOf('/', error.schemaPath.length + 1)),
    );
    const meant = [...shapes.values()].filter((shape) => !shape.some((one) => isOtherShape(one, error)));
    left.push(...(meant.length === 1 ? (meant[0] ?? []) : [error]));
  }
  return left;
}

const unions: readonly string[] = ['anyOf', 'oneOf'];

function isInside(one: FastifySchemaValidationError, union: FastifySchemaValidationError): boolean {
  return (
    one.schemaPath.startsWith(`${union.schemaPath}/`) &&
    `${one.instancePath}/`.startsWith(`${union.instancePath}/`)
  );
}

/** Whether the value is of another kind: it has another type or discriminator. */
function isOtherShape(one: FastifySchemaValidationError, union: FastifySchemaValidationError): boolean {
  if (one.instancePath === union.instancePath)
    return ['type', 'const', 'enum', ...unions].includes(one.keyword);
  const around = one.instancePath.slice(0, one.instancePath.lastIndexOf('/'));
  return one.keyword === 'const' && around === union.instancePath;
}

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

function read(error: FastifySchemaValidationError, sent: unknown): RejectedFields {
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

/** Lists whose error sentence names the items, because people do not add them one by one. */
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
