import type { OutputUnit } from '@cfworker/json-schema';
import type { JsonSchema } from '../../../shared/json-schema.ts';
import type { FieldIssue, IssuePath } from './field.ts';

/** A rule about a value of the right type: its message below `common`, and the placeholder for the rule's number. */
interface Limit {
  readonly key: string;
  readonly param?: 'min' | 'max' | 'step';
}

const limits: ReadonlyMap<string, Limit> = new Map<string, Limit>([
  ['minLength', { key: 'too_short', param: 'min' }],
  ['maxLength', { key: 'too_long', param: 'max' }],
  ['pattern', { key: 'wrong_format' }],
  ['format', { key: 'wrong_format' }],
  ['minimum', { key: 'too_small', param: 'min' }],
  ['maximum', { key: 'too_large', param: 'max' }],
  ['exclusiveMinimum', { key: 'not_above', param: 'min' }],
  ['exclusiveMaximum', { key: 'not_below', param: 'max' }],
  ['multipleOf', { key: 'not_a_multiple', param: 'step' }],
  ['minItems', { key: 'not_enough', param: 'min' }],
  ['maxItems', { key: 'too_many', param: 'max' }],
  ['uniqueItems', { key: 'repeated' }],
  ['enum', { key: 'not_a_choice' }],
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
  const { key, param } = limits.get(keyword) ?? { key: 'not_a_choice' };
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
