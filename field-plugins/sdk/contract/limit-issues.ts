import type { OutputUnit } from '@cfworker/json-schema';
import type { JsonSchema } from '../../../shared/json-schema.ts';
import type { FieldIssue } from './field.ts';

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

/** The issue for a limit, with the number that the schema gives. Without a limit, several shapes fit where one may. */
export function limitIssue(failed: OutputUnit | undefined, schema: JsonSchema): FieldIssue {
  const { key, param } = (failed && limits.get(failed.keyword)) ?? { key: 'not_a_choice' };
  if (failed === undefined || param === undefined) return { key: `common.${key}` };
  const steps = failed.keywordLocation.split('/').slice(1);
  const limit = steps.reduce<unknown>((node, step) => ownMember(node, step), schema);
  return typeof limit === 'number'
    ? { key: `common.${key}`, params: { [param]: limit } }
    : { key: 'common.wrong_format' };
}

function ownMember(node: unknown, step: string): unknown {
  const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
  return new Map<string, unknown>(Object.entries(node ?? {})).get(name);
}
