/** Parts of a path, as they are sent. */
export const oddSegments: readonly string[] = [
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
    '',
  ],
  ...[
    'x'.repeat(250),
    'x'.repeat(5000),
    '__proto__',
    '1;2',
    '*',
    ':id',
    '{id}',
    '-1',
    '1e3',
    "'--",
    '9'.repeat(20),
  ],
  ...['019ab3a0-0000-7000-8000-000000000000', '019AB3A0-0000-7000-8000-000000000000%20'],
];

const headerValues: Readonly<Record<string, readonly string[]>> = {
  'accept-language': [
    'sr-Cyrl',
    'de;q=0.5, sr',
    '*',
    '',
    'en;q=x',
    'toString, __proto__',
    'sr-'.repeat(2000),
  ],
  'if-match': ['"1"', '"2"', '1', 'W/"1"', '*', '""', '"x"', '"1", "2"', '"9007199254740993"', '\u00ff', '"'],
  'idempotency-key': ['a', 'b', '', ' ', 'k'.repeat(255), 'k'.repeat(256), '\u00e9', '__proto__', "';--"],
  origin: ['https://site.example', 'https://evil.example', 'null', '', '*', 'https://site.example.evil'],
  'if-none-match': ['*', '"x"', 'W/"x", "y"', '', '"'.repeat(3000), ','.repeat(3000)],
  'x-forwarded-for': ['203.0.113.7', '::1', 'x', '', 'unknown, 10.0.0.1', '1.1.1.1,'.repeat(500)],
  'x-forwarded-host': ['evil.example', 'a b', ''],
  'x-forwarded-proto': ['https', 'javascript', ''],
  'accept-encoding': ['br', 'gzip;q=0.5', 'br;q=0, *;q=0', 'zstd', '', 'identity;q=0', 'gzip,'.repeat(900)],
  accept: ['text/html', 'application/json', '*/*', '', 'x', 'text/html;q=x'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=5-2', 'bytes=0-0,2-3', 'bytes=99999999999999999999-', 'x', ''],
  'content-encoding': ['gzip', 'br', 'x', 'identity'],
  'x-http-method-override': ['DELETE', 'TRACE'],
  cookie: ['token=x', '__proto__=1; ='],
  host: ['evil.example', '', 'a:b:c', '[::1'],
  'x-api-key': ['x', '', 'oct_'],
  'access-control-request-method': ['GET', 'DELETE', ''],
};

/** Headers that mean something to this API, with good, bad and absurd values. */
export const oddHeaders = Object.entries(headerValues).flatMap(([name, values]) =>
  values.map((value) => [name, value] as const),
);

export const oddContentTypes: readonly string[] = [
  ...['application/json; charset=utf-8', 'application/json; charset=utf-16', 'application/json; charset'],
  ...['APPLICATION/JSON', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  ...[
    'multipart/form-data; boundary=',
    '',
    '/',
    'application/json, text/html',
    '\u00ff/\u00ff',
    'a'.repeat(5000),
  ],
];

export const oddCredentials: readonly string[] = [
  ...[
    '',
    'Token',
    'Token ',
    'Token x',
    'Token  x y',
    'token null',
    `Token ${'A'.repeat(43)}`,
    '\u00ff\u00fe',
  ],
  ...[`Token ${'A'.repeat(8000)}`, 'Bearer x', 'Basic Og==', 'Api-Key x', `Api-Key oct_${'A'.repeat(43)}`],
  ...['Api-Key __proto__', "Token ' OR 1=1 --"],
];
