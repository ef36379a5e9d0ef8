import fc from 'fast-check';
import type { Json } from '../templates.ts';

/** Text that careless code trips over: empty, unstorable, invisible, or easily read as something else. */
const oddTexts: readonly string[] = [
  ...[
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
  ],
  ...['e\u0301\u0323\u0302', 'İıŞşẞß', 'ﬀﬃ', '👩‍👩‍👧‍👦🏳️‍🌈', '\u{10ffff}\uffff', 'љњџ Žš', 'ä'.repeat(300)],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'],
  ...[
    "' OR '1'='1' --",
    '"; DROP TABLE users; --',
    "\\'; SELECT pg_sleep(5); --",
    '%',
    '_%',
    '\\',
    '%s%n%d%x',
  ],
  ...[
    '${7*7}',
    '{{constructor.constructor}}',
    '$1 $& $`',
    '../../../../etc/passwd',
    '..\\..\\windows',
    '/./..//',
  ],
  ...[
    'javascript:alert(1)',
    'JaVa\tScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
  ],
  ...['//evil.example', 'http://[::1', 'https://a:b@evil.example/', 'mailto:?bcc=a@evil.example'],
  ...['a\r\nSet-Cookie: x=y', '<img src=x onerror=alert(1)>', '2026-02-30T25:61:00.000Z', '9'.repeat(400)],
  ...['NaN', 'Infinity', '-0', '1e400', '0x10', 'true', 'null', 'undefined', '[object Object]', '*', '-1'],
  '(((((((((((((((((((((((((((((((a?)*)*)*',
];

/** Numbers at the edges of their range. */
const oddNumbers = [0, -1, 1.5, -1e-6, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 63), 1e21, Number.MAX_VALUE, 5e-324];

/** Operators instead of text, values that look like others, and objects with awkward keys. */
const oddShapes: readonly Json[] = [
  ...[[], {}, [[]], [null], [''], [0, 'a', null], { $ne: null }, { $gt: '' }, { $where: 'sleep(1000)' }],
  ...[{ length: 1e9 }, { toString: 'x', valueOf: 1 }, { toJSON: 'x' }, { id: null }, { id: { id: 'x' } }],
  { constructor: { prototype: { polluted: true } } },
];

/** Any text, most of it odd. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...oddTexts), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 30 }), weight: 1 },
);

/** Text that is fit for a record: it is stored and shown again. */
export const plainText: fc.Arbitrary<string> = fc.oneof(
  {
    arbitrary: fc.constantFrom(
      ...[
        'Home',
        'About us',
        'Ćirilica i латиница',
        'E\u0301te\u0301',
        '👩‍👩‍👧‍👦 portrait',
        '\u202egnp.exe',
        'İstanbul',
      ],
      ...[
        '<b>bold</b>',
        "Robert'); DROP TABLE pages;--",
        '{{planted}} $t(codes.x) %s',
        '100 % _',
        'toString',
      ],
    ),
    weight: 3,
  },
  {
    arbitrary: fc
      .string({ unit: 'binary', minLength: 1, maxLength: 40 })
      .map((text) => `${text.replaceAll('\0', '')}x`.toWellFormed()),
    weight: 1,
  },
);

/** Anything that a careless or hostile client may send as a value. */
export const anyValue: fc.Arbitrary<Json> = fc.oneof(
  { arbitrary: anyText, weight: 5 },
  { arbitrary: fc.constantFrom(...oddNumbers), weight: 2 },
  { arbitrary: fc.constantFrom(...oddShapes), weight: 3 },
  { arbitrary: fc.constantFrom<Json>(null, true, false), weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 },
);
