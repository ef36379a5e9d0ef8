import fc from 'fast-check';
import type { Operation, Parameter } from '../operations.ts';
import type { Template } from '../templates.ts';
import { anyText, anyValue } from './odd-values.ts';
import { anyRecord, valuesOf, type Hint } from './schema-values.ts';

/** A value in a path: encoded, or raw where it should be odd. */
export type Segment = { readonly value: Template } | { readonly raw: string };

const rawSegment: fc.Arbitrary<Segment> = fc
  .constantFrom(
    '%2e%2e',
    '..%2f..%2fetc%2fpasswd',
    '%2F',
    '%00',
    '%C0%AF',
    '%ED%A0%80',
    '%',
    '%zz',
    '%25',
    'a/b',
    '.',
    'x'.repeat(250),
    'x'.repeat(5000),
    '019ab3a0-0000-7000-8000-000000000000%20',
    '019AB3A0-0000-7000-8000-000000000000',
    '019ab3a0-0000-7000-8000-00000000000',
    '__proto__',
    '1;2',
    '*',
    ':id',
    '{id}',
    '-1',
    '1e3',
    '99999999999999999999',
    "'--",
  )
  .map((raw) => ({ raw }));

/** Values for the path parameters of an operation. */
export function pathValuesOf(
  { path, parameters }: Operation,
  hint: Hint,
): fc.Arbitrary<Record<string, Segment>> {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const members = names.map((name) => {
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema;
    const right = knownNames(path, name) ?? valuesOf(schema ?? {}, { name, addressed: false, hint });
    const odd = fc.oneof(
      rawSegment,
      anyText.map((value) => ({ value })),
    );
    const value = fc.oneof(
      { arbitrary: right.map((known) => ({ value: known })), weight: 14 },
      { arbitrary: odd, weight: 1 },
    );
    return [name, value] as const;
  });
  return fc.record(Object.fromEntries(members));
}

/** What exists under a name in a path: records, and served files. */
function knownNames(path: string, name: string): fc.Arbitrary<Template> | undefined {
  if (name === 'id') return anyRecord(path.split('/')[2] ?? '');
  if (name === 'version') return fc.integer({ min: 1, max: 3 });
  return name === 'file' ? fc.constantFrom('page.css', 'start.js', 'swagger-ui.css') : undefined;
}

/** The query: mostly right, sometimes missing, odd, repeated or unknown. */
export function queriesOf(
  { parameters }: Operation,
  hint: Hint,
): fc.Arbitrary<readonly (readonly [string, Template])[]> {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const parts = known.map((parameter) => queryOf(parameter, hint));
  return fc.tuple(fc.tuple(...parts), strange).map(([pairs, extra]) => [...pairs.flat(), ...extra]);
}

type Pairs = readonly (readonly [string, Template])[];

function queryOf({ name, required, schema }: Parameter, hint: Hint): fc.Arbitrary<Pairs> {
  const right: fc.Arbitrary<Pairs> = valuesOf(schema, { name, addressed: false, hint }).map((value) => [
    [name, value],
  ]);
  const odd: fc.Arbitrary<Pairs> = fc
    .record({
      value: anyValue,
      key: fc.constantFrom(name, `${name}[]`, `${name}[$ne]`, `${name}.x`, name.toUpperCase()),
    })
    .map(({ key, value }) => [[key, value]]);
  const twice: fc.Arbitrary<Pairs> = fc.tuple(right, right).map(([one, other]) => [...one, ...other]);
  return fc.oneof(
    { arbitrary: right, weight: required ? 20 : 6 },
    { arbitrary: fc.constant<Pairs>([]), weight: required ? 1 : 12 },
    { arbitrary: odd, weight: 1 },
    { arbitrary: twice, weight: 1 },
  );
}

const strange: fc.Arbitrary<Pairs> = fc.oneof(
  { arbitrary: fc.constant<Pairs>([]), weight: 20 },
  {
    arbitrary: fc
      .record({
        key: fc.constantFrom('__proto__', 'constructor', 'all', 'force', 'x', '', 'a[b][c]'),
        value: anyValue,
      })
      .map(({ key, value }): Pairs => [[key, value]]),
    weight: 1,
  },
);
