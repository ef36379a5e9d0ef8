import fc from 'fast-check';

/** A header to generate, by its lower-case name. */
export type Header = readonly [name: string, value: string];

const one = (name: string, ...values: readonly string[]): fc.Arbitrary<Header> =>
  fc.constantFrom(...values).map((value) => [name, value] as const);

/** Headers that mean something to this API, with good, bad and absurd values. */
const oddHeader: fc.Arbitrary<Header> = fc.oneof(
  one(
    'accept-language',
    'sr-Cyrl',
    'nl',
    'de;q=0.5, sr',
    '*',
    '',
    'en;q=x',
    '__proto__',
    'toString, constructor',
    ','.repeat(5000),
    'sr-'.repeat(2000),
  ),
  one(
    'if-match',
    '"1"',
    '"2"',
    '1',
    'W/"1"',
    '*',
    '""',
    '"x"',
    '"1", "2"',
    '"9007199254740993"',
    '\u00ff',
    '"',
  ),
  one(
    'idempotency-key',
    'a',
    'b',
    'c',
    '',
    ' ',
    'k'.repeat(255),
    'k'.repeat(256),
    '\u00e9',
    '__proto__',
    "';--",
  ),
  one(
    'origin',
    'https://site.example',
    'https://evil.example',
    'null',
    '',
    '*',
    'x',
    'https://site.example.evil',
  ),
  one('if-none-match', '*', '"x"', 'W/"x", "y"', '', '"'.repeat(3000), ','.repeat(3000)),
  one(
    'x-forwarded-for',
    '203.0.113.7',
    '::1',
    'x',
    '',
    'unknown, 10.0.0.1',
    '1.1.1.1,'.repeat(500),
    '999.1.1.1',
  ),
  one('x-forwarded-host', 'evil.example', 'a b', ''),
  one('x-forwarded-proto', 'https', 'javascript', ''),
  one(
    'accept-encoding',
    'br',
    'gzip;q=0.5',
    'br;q=0, *;q=0',
    'zstd',
    '',
    'identity;q=0',
    ';q=',
    'gzip,'.repeat(900),
  ),
  one('accept', 'text/html', 'application/json', '*/*', '', 'x', 'text/html;q=x'),
  one('range', 'bytes=0-0', 'bytes=-1', 'bytes=5-2', 'bytes=0-0,2-3', 'bytes=99999999999999999999-', 'x', ''),
  one('content-encoding', 'gzip', 'br', 'x', 'identity'),
  one('x-http-method-override', 'DELETE', 'TRACE'),
  one('cookie', 'token=x', '__proto__=1; ='),
  one('host', 'evil.example', '', 'a:b:c', '[::1'),
  one('x-api-key', 'x', '', 'oct_'),
  one('access-control-request-method', 'GET', 'DELETE', ''),
);

/** Usually none. */
export const someHeaders: fc.Arbitrary<readonly Header[]> = fc.oneof(
  { arbitrary: fc.constant([]), weight: 6 },
  { arbitrary: fc.array(oddHeader, { minLength: 1, maxLength: 3, size: 'max' }), weight: 4 },
);

/** The declared type of a body. Undefined: the real one. */
export const someContentType: fc.Arbitrary<string | undefined> = fc.oneof(
  { arbitrary: fc.constant(undefined), weight: 20 },
  {
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-8',
      'application/json; charset=utf-16',
      'APPLICATION/JSON',
      'application/json;charset="utf-8";x=y',
      'application/json; charset',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/merge-patch+json',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=----x',
      '',
      '/',
      'application/json, text/html',
      '\u00ff/\u00ff',
      'a'.repeat(5000),
    ),
    weight: 1,
  },
);

/** Credentials of no user; undefined for the actor's own. */
export const someForgery: fc.Arbitrary<string | undefined> = fc.oneof(
  { arbitrary: fc.constant(undefined), weight: 24 },
  {
    arbitrary: fc.constantFrom(
      '',
      'Token',
      'Token ',
      'Token x',
      'Token  x y',
      'token null',
      `Token ${'A'.repeat(43)}`,
      `Token ${'A'.repeat(8000)}`,
      'Bearer x',
      'Basic Og==',
      'Api-Key x',
      `Api-Key oct_${'A'.repeat(43)}`,
      'Api-Key __proto__',
      '\u00ff\u00fe',
      "Token ' OR 1=1 --",
    ),
    weight: 1,
  },
);
