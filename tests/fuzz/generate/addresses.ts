import fc from 'fast-check';
import type { Operation, Parameter } from '../operations.ts';
import type { Template } from '../templates.ts';
import { mostly } from './mostly.ts';
import { anyText, anyValue } from './odd-values.ts';
import { anyRecord, valuesOf, type Hint } from './schema-values.ts';

/** A value in a path: encoded, or raw where it should be odd. */
export type Segment = { readonly value: Template } | { readonly raw: string };

const oddSegment: fc.Arbitrary<Segment> = fc.oneof(
  fc
    .constantFrom(
      ...[
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
      ],
      ...['x'.repeat(250), 'x'.repeat(5000), '__proto__', '1;2', '*', ':id', '{id}', '-1', '1e3', "'--"],
      ...['019ab3a0-0000-7000-8000-000000000000%20', '019AB3A0-0000-7000-8000-000000000000', '9'.repeat(20)],
    )
    .map((raw) => ({ raw })),
  anyText.map((value) => ({ value })),
);

/** Values for the path parameters of an operation. */
export function pathValuesOf(
  { path, parameters }: Operation,
  hint: Hint,
): fc.Arbitrary<Record<string, Segment>> {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const members = names.map((name) => {
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema;
    const right = knownNames(path, name) ?? valuesOf(schema ?? {}, { name, addressed: false, hint });
    const segment = right.map((value): Segment => ({ value }));
    return [name, mostly(segment, oddSegment, 14)] as const;
  });
  return fc.record(Object.fromEntries(members));
}

/** What exists under a name in a path: records, and served files. */
function knownNames(path: string, name: string): fc.Arbitrary<Template> | undefined {
  if (name === 'id') return anyRecord(path.split('/')[2] ?? '');
  if (name === 'version') return fc.integer({ min: 1, max: 3 });
  return name === 'file' ? fc.constantFrom('page.css', 'start.js', 'swagger-ui.css') : undefined;
}

type Pairs = readonly (readonly [string, Template])[];

const none = fc.constant<Pairs>([]);

/** The query: mostly right, sometimes missing, odd, repeated or unknown. */
export function queriesOf({ parameters }: Operation, hint: Hint): fc.Arbitrary<Pairs> {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const parts = known.map((parameter) => queryOf(parameter, hint));
  return fc.tuple(...parts, mostly(none, unknown)).map((pairs) => pairs.flat());
}

function queryOf({ name, required, schema }: Parameter, hint: Hint): fc.Arbitrary<Pairs> {
  const right = valuesOf(schema, { name, addressed: false, hint }).map((value): Pairs => [[name, value]]);
  const odd = fc
    .tuple(fc.constantFrom(name, `${name}[]`, `${name}[$ne]`, `${name}.x`, name.toUpperCase()), anyValue)
    .map((pair): Pairs => [pair]);
  const twice = fc.tuple(right, right).map((pairs) => pairs.flat());
  return fc.oneof(
    { arbitrary: right, weight: required ? 20 : 6 },
    { arbitrary: none, weight: required ? 1 : 12 },
    { arbitrary: fc.oneof(odd, twice), weight: 2 },
  );
}

const unknown = fc
  .tuple(fc.constantFrom('__proto__', 'constructor', 'all', 'force', 'x', '', 'a[b][c]'), anyValue)
  .map((pair): Pairs => [pair]);
