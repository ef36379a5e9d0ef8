import fc from 'fast-check';
import { allSamples } from '../../field-plugins/all-samples.ts';

/** Text that careless code trips over: empty, unstorable, invisible, or easily read as something else. */
const oddTexts: readonly string[] = [
  '',
  ' ',
  '\t\r\n',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\u200b\u200e',
  '\u202egnp.exe',
  ...['e\u0301\u0323\u0302', 'İıŞşẞß', 'ﬀﬃ', '👩‍👩‍👧‍👦🏳️‍🌈', '\u{10ffff}\uffff', 'љњџ Žš', 'ä'.repeat(300)],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'],
  ...["' OR '1'='1' --", '"; DROP TABLE users; --', "\\'; SELECT pg_sleep(5); --", '_%', '\\', '%s%n%d%x'],
  '${7*7}',
  '{{planted}} $t(codes.x)',
  '$1 $& $`',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '/./..//',
  ...['javascript:alert(1)', 'JaVa\tScRiPt:alert(1)', 'data:text/html,<script>alert(1)</script>', 'a@[::1]'],
  '//evil.example',
  'http://[::1',
  'https://a:b@evil.example/',
  'mailto:?bcc=a@evil.example',
  '/%2e%2e/x',
  ...['a\r\nSet-Cookie: x=y', '<img src=x onerror=alert(1)>', '2026-02-30T25:61:00.000Z', '9'.repeat(400)],
  ...['NaN', 'Infinity', '-0', '1e400', '0x10', 'true', 'null', 'undefined', '[object Object]', '*', '-1'],
  '(((((((((((((((((((((((((((((((a?)*)*)*',
];

/** Numbers at the edges of their range. */
const oddNumbers = [0, -1, 1.5, -1e-6, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 63), 1e21, Number.MAX_VALUE, 5e-324];

/** Operators instead of text, values that look like others, and objects with awkward keys. */
const oddShapes: readonly unknown[] = [
  ...[null, true, false, [], {}, [[]], [null], [''], [0, 'a', null], { $ne: null }, { $gt: '' }],
  ...[{ length: 1e9 }, { toString: 'x', valueOf: 1 }, { toJSON: 'x' }, { id: null }, { id: { id: 'x' } }],
  { constructor: { prototype: { polluted: true } } },
];

/** Values of the field types, and definitions of their fields. */
const ofFieldTypes = [...allSamples.values()].flatMap(({ definitions, valid, invalid }) => [
  ...Object.values(definitions),
  ...[...Object.values(valid), ...Object.values(invalid)].map(({ value }) => value),
]);

/** Known when a request is sent: ids of records, and the words of the API's description. */
export interface Known {
  readonly ids: readonly string[];
  readonly words: readonly string[];
}

/** A value that may depend on the known ids and words. */
export type OddValue = (known: Known) => unknown;

/** Any text, most of it odd. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...oddTexts), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 30 }), weight: 1 },
);

/** A name or a choice of the API's description. */
export const anyWord: fc.Arbitrary<(known: Known) => string> = fc.nat().map(
  (place) =>
    ({ words }) =>
      words[place % words.length] ?? '',
);

/** Anything that a careless or hostile client may send as a value. */
export const anyValue: fc.Arbitrary<OddValue> = fc.oneof(
  { arbitrary: fixed(anyText), weight: 5 },
  { arbitrary: fixed(fc.constantFrom(...oddNumbers)), weight: 2 },
  { arbitrary: fixed(fc.constantFrom(...oddShapes)), weight: 4 },
  { arbitrary: fixed(fc.constantFrom(...ofFieldTypes)), weight: 4 },
  { arbitrary: fixed(fc.jsonValue({ maxDepth: 2 })), weight: 1 },
  { arbitrary: anyWord, weight: 3 },
  {
    arbitrary: fc.nat().map(
      (place): OddValue =>
        ({ ids }) =>
          ids[place % ids.length],
    ),
    weight: 3,
  },
);

function fixed(values: fc.Arbitrary<unknown>): fc.Arbitrary<OddValue> {
  return values.map((value) => () => value);
}

/** Gives the value once in so many times, and otherwise nothing. */
export function rarely<Value>(value: fc.Arbitrary<Value>, times = 20): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ arbitrary: fc.constant(undefined), weight: times - 1 }, { arbitrary: value, weight: 1 });
}
