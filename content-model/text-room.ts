import type { FieldIssue, IssuePath } from '../field-plugins/sdk/contract/field.ts';
import type { JsonSchema } from '../shared/json-schema.ts';
import { limits } from '../shared/limits.ts';

/** A former shape may be a little longer than today's values: it had other marks and more spaces. */
const least = 1000;

const known = new WeakMap<JsonSchema, number>();

/**
 * The longest text that a plugin with this schema reads, in characters: the total of all texts in a value, because a
 * former shape may have had them all in one, and at most `limits.fieldTextLength`.
 */
export function textRoom(schema: JsonSchema): number {
  const room = known.get(schema) ?? Math.min(limits.fieldTextLength, Math.max(least, roomIn(schema)));
  known.set(schema, room);
  return room;
}

/** Reports a text in a value that is too long for any plugin with this schema; undefined if all texts fit. */
export function longTextIssue(schema: JsonSchema, value: unknown): FieldIssue | undefined {
  const max = textRoom(schema);
  const path = pathOfLonger(max, schema, value);
  return path && { key: 'common.too_long', params: { max }, ...(path.length > 0 && { path }) };
}

function roomIn({ type, maxLength = Infinity, maxItems = Infinity, ...schema }: JsonSchema): number {
  const shapes = schema.anyOf ?? schema.oneOf;
  if (shapes !== undefined) return Math.max(...shapes.map(roomIn));
  const choices = schema.enum ?? ('const' in schema ? [schema.const] : undefined);
  if (choices !== undefined)
    return Math.max(0, ...choices.map((one) => (typeof one === 'string' ? one.length : 0)));
  const has = (name: string) =>
    type === undefined || type === name || (Array.isArray(type) && type.includes(name));
  // An emoji is one character, but two UTF-16 code units.
  const inText = has('string') ? maxLength * 2 : 0;
  const inItem = has('array') ? roomIn(schema.items ?? {}) : 0;
  const parts = Object.values(schema.properties ?? {});
  const inParts = !has('object')
    ? 0
    : parts.length === 0
      ? Infinity
      : parts.map(roomIn).reduce((a, b) => a + b);
  return Math.max(inText, inItem === 0 ? 0 : inItem * maxItems, inParts);
}

/**
 * Skips objects of any shape, because the data in them belong to other fields, and levels deeper than a request may have, so
 * that the search does not exhaust the stack.
 */
function pathOfLonger(
  max: number,
  schema: JsonSchema | undefined,
  value: unknown,
  levels: number = limits.jsonDepth,
): IssuePath | undefined {
  if (typeof value === 'string') return value.length > max ? [] : undefined;
  if (typeof value !== 'object' || value === null || levels === 0) return undefined;
  const isOpen = schema?.type === 'object' && schema.properties === undefined;
  if (isOpen) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const own = Array.isArray(value) ? schema?.items : schema?.properties?.[name];
    const path = pathOfLonger(max, own, part, levels - 1);
    if (path !== undefined) return [Array.isArray(value) ? Number(name) : name, ...path];
  }
  return undefined;
}
