import type { OutputUnit } from '@cfworker/json-schema';
import type { JsonSchema } from '../../../shared/json-schema.ts';
import type { FieldIssue, IssuePath } from './field.ts';

/** The rules about values of the right type: the message of each below `common`, and the placeholder for its number. */
const limits = new Map<string, readonly [key: string, param?: 'min' | 'max' | 'step']>([
  ['minLength', ['too_short', 'min']],
  ['maxLength', ['too_long', 'max']],
  ['pattern', ['wrong_format']],
  ['format', ['wrong_format']],
  ['minimum', ['too_small', 'min']],
  ['maximum', ['too_large', 'max']],
  ['exclusiveMinimum', ['not_above', 'min']],
  ['exclusiveMaximum', ['not_below', 'max']],
  ['multipleOf', ['not_a_multiple', 'step']],
  ['minItems', ['not_enough', 'min']],
  ['maxItems', ['too_many', 'max']],
  ['uniqueItems', ['repeated']],
  ['enum', ['not_a_choice']],
]);

/** Whether a value that breaks the keyword still has the right types, so that a widget can show it. */
export function isLimit({ keyword }: Pick<OutputUnit, 'keyword'>): boolean {
  return limits.has(keyword);
}

/** A value and the schema it should fit. */
interface ValidatedValue {
  readonly schema: JsonSchema;
  readonly value: unknown;
}

/**
 * Returns the issue for a limit, with the number from the schema and the part of the value that breaks it. `failed` is
 * undefined if several shapes fit where only one may.
 */
export function limitIssue(failed: OutputUnit | undefined, { schema, value }: ValidatedValue): FieldIssue {
  if (failed === undefined) return { key: 'common.not_a_choice' };
  const path = pathTo(failed.instanceLocation, value);
  return { ...limitMessage(failed, schema), ...(path.length > 0 && { path }) };
}

function limitMessage({ keyword, keywordLocation }: OutputUnit, schema: JsonSchema): FieldIssue {
  const [key, param] = limits.get(keyword) ?? ['not_a_choice'];
  if (param === undefined) return { key: `common.${key}` };
  const limit = stepsOf(keywordLocation).reduce<unknown>(ownMember, schema);
  return typeof limit === 'number'
    ? { key: `common.${key}`, params: { [param]: limit } }
    : { key: 'common.wrong_format' };
}

/** Converts a JSON pointer to a path. The value decides which steps are indexes. */
function pathTo(pointer: string, value: unknown): IssuePath {
  let part = value;
  return stepsOf(pointer).map((step) => {
    const inList = Array.isArray(part);
    part = ownMember(part, step);
    return inList ? Number(step) : step;
  });
}

/** The validator writes pointers as the fragments of addresses. */
function stepsOf(pointer: string): readonly string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function ownMember(node: unknown, name: string): unknown {
  return new Map<string, unknown>(Object.entries(node ?? {})).get(name);
}
