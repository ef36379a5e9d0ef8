import fc from 'fast-check';

/** Raw bytes for the port: requests that no client library lets through. */
export interface WireStep {
  readonly kind: 'wire';
  readonly target: string;
  readonly method: string;
  readonly version: string;
  readonly lines: readonly string[];
  readonly body: string;
}

const target = fc.constantFrom(
  '/api/system/ping/',
  '/media/../secret',
  '/media/../../../../etc/passwd',
  '/media/..%2f..%2fsecret',
  '/media/....//secret',
  '/media/%2e%2e/%2e%2e/secret',
  '/media/\\..\\secret',
  '/locales/../package.json',
  '/locales/en/../../package.json',
  '/assets/../../../package.json',
  '/api/docs/../../package.json',
  '/api/../api/users/',
  '/./api/users/',
  '//evil.example/api/users/',
  'http://evil.example/api/users/',
  'api/users/',
  '*',
  '?',
  '/%',
  '/\u0080',
  '/api/users/#x',
  '/api/errors/',
  '/api/auth/',
  `/${'a'.repeat(20_000)}`,
);

const line = fc.constantFrom(
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Content-Length: 3',
  'Content-Length: -1',
  'Content-Length: abc',
  'Content-Length: 99999999999',
  'Content-Length: 2',
  'Content-Type: application/json',
  'Expect: 100-continue',
  'Expect: x',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Authorization: Token x',
  'Authorization: Token \u0000',
  'X: \u0001',
  ' X: folded',
  'no colon',
  ': no name',
  'Host: a',
  `X: ${'a'.repeat(20_000)}`,
);

export const anyWire: fc.Arbitrary<WireStep> = fc.record({
  kind: fc.constant('wire' as const),
  target,
  method: fc.constantFrom(
    'GET',
    'POST',
    'HEAD',
    'OPTIONS',
    'CONNECT',
    'TRACE',
    'HELLO',
    'get',
    'PROPFIND',
    '',
  ),
  version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''),
  lines: fc.array(line, { maxLength: 3, size: 'max' }),
  body: fc.constantFrom(
    '',
    '{}',
    '{"a":',
    '3\r\n{} \r\n0\r\n\r\n',
    'zz\r\n',
    'ffffffffffffffff\r\nx',
    '0\r\nX: y\r\n\r\n',
  ),
});
