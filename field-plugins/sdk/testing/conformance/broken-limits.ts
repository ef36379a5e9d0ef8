import type { JsonSchema } from '../../../../shared/json-schema.ts';
import { shapeOf } from '../../contract/value-shape.ts';
import { longestText, repeated } from './long-texts.ts';

/** A value whose types fit a schema although its limits may not, and what is special about it. */
interface Unlimited {
  readonly name: string;
  readonly value: unknown;
}

/** A value has at most this many places and lists at most this many items. */
const most = 40;

/** Texts that are no longer than this may fit. */
const shortest = 2000;

const numbers: readonly number[] = [0, -1, 0.5, 100];

/** The value with one part at a time beyond what its schema allows. Its types fit. */
export function beyondLimits(schema: JsonSchema, value: unknown): readonly Unlimited[] {
  const texts = textsBeyond(schema);
  const variantsOf = (part: unknown, place: string): readonly Unlimited[] => {
    const at = place === '' ? '' : ` at ${place}`;
    if (typeof part === 'string') return texts.map((one) => ({ ...one, name: `${one.name}${at}` }));
    if (typeof part === 'number') return numbers.map((one) => ({ name: `${one}${at}`, value: one }));
    if (typeof part !== 'object' || part === null) return [];
    if (!Array.isArray(part)) return partsOf(part, place, (name, other) => ({ ...part, [name]: other }));
    const [first, ...others] = part as readonly unknown[];
    if (first === undefined) return [];
    return [
      { name: `no items${at}`, value: [] },
      { name: `${most} items${at}`, value: Array.from({ length: most }, () => first) },
      ...partsOf({ 0: first }, place, (_name, other) => [other, ...others]),
    ];
  };
  const partsOf = (whole: object, place: string, put: (name: string, other: unknown) => unknown) =>
    Object.entries(whole).flatMap(([name, part]) =>
      variantsOf(part, `${place}/${name}`).map((one) => ({ ...one, value: put(name, one.value) })),
    );
  return variantsOf(value, '')
    .slice(0, most * 6)
    .filter((one) => shapeOf(schema, one.value).mismatch === undefined);
}

/** Texts that break limits: none, one in no particular format, and long ones of one kind of character. */
function textsBeyond(schema: JsonSchema): readonly Unlimited[] {
  const limits = [...JSON.stringify(schema).matchAll(/"maxLength":(\d+)/g)].map(([, limit]) => Number(limit));
  const length = Math.min(longestText, Math.max(shortest, ...limits) + 1);
  const long = (['spaces', 'line breaks', 'letters'] as const).map((piece) => ({
    name: `${length} characters, ${piece} alone`,
    value: repeated(piece, length),
  }));
  return [{ name: 'no text', value: '' }, { name: 'a word', value: 'word' }, ...long];
}
