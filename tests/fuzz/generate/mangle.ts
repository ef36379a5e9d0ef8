import fc from 'fast-check';

/** A change to the bytes of a body: something no serialiser writes, but anybody can send. */
export type Mangling =
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'before' | 'after'; readonly bytes: readonly number[] }
  | { readonly kind: 'inside'; readonly at: number; readonly bytes: readonly number[] }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'encode'; readonly as: 'utf16le' | 'latin1' }
  | { readonly kind: 'deep'; readonly levels: number };

const bytesOf = (text: string) => [...Buffer.from(text)];

/** Byte order marks, overlong and surrogate UTF-8, invalid UTF-8, NUL, and trailing content after JSON. */
const oddBytes: fc.Arbitrary<readonly number[]> = fc.constantFrom(
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xc0, 0xaf],
  [0xe0, 0x80, 0xaf],
  [0xf0, 0x80, 0x80, 0xaf],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0x80],
  [0xfe, 0xff],
  [0x00],
  bytesOf('{}'),
  bytesOf('null'),
  bytesOf(','),
  bytesOf('\\u0000'),
  bytesOf('\\ud800'),
  bytesOf('"__proto__":{"a":1},'),
  bytesOf('"constructor":{"prototype":{"a":1}},'),
  bytesOf('/*'),
  bytesOf('\u2028'),
);

const at = fc.nat({ max: 400 });

/** One change to the bytes. */
export const anyMangling: fc.Arbitrary<Mangling> = fc.oneof(
  fc.record({ kind: fc.constant('cut' as const), at }),
  fc.record({ kind: fc.constantFrom('before' as const, 'after' as const), bytes: oddBytes }),
  fc.record({ kind: fc.constant('inside' as const), at, bytes: oddBytes }),
  fc.record({
    kind: fc.constant('number' as const),
    text: fc.constantFrom(
      '-0',
      '1e400',
      '-1e400',
      'NaN',
      'Infinity',
      '1e5',
      '01',
      '0x1',
      '9007199254740993',
      '.5',
    ),
  }),
  fc.record({ kind: fc.constant('duplicate' as const) }),
  fc.record({
    kind: fc.constant('encode' as const),
    as: fc.constantFrom('utf16le' as const, 'latin1' as const),
  }),
  fc.record({ kind: fc.constant('deep' as const), levels: fc.constantFrom(31, 32, 33, 5000, 200_000) }),
);

/** The body after the change. */
export function mangle(body: Buffer, mangling: Mangling): Buffer {
  switch (mangling.kind) {
    case 'cut':
      return body.subarray(0, body.length === 0 ? 0 : mangling.at % body.length);
    case 'before':
      return Buffer.concat([Buffer.from(mangling.bytes), body]);
    case 'after':
      return Buffer.concat([body, Buffer.from(mangling.bytes)]);
    case 'inside': {
      const place = mangling.at % (body.length + 1);
      return Buffer.concat([body.subarray(0, place), Buffer.from(mangling.bytes), body.subarray(place)]);
    }
    case 'number':
      return Buffer.from(
        body.toString().replace(/:("[^"]*"|-?\d+|true|false|null)/, () => `:${mangling.text}`),
      );
    case 'duplicate':
      return Buffer.from(body.toString().replace(/("[^"]*":)/, '$1null,$1'));
    case 'encode':
      return Buffer.from(body.toString(), mangling.as);
    case 'deep':
      return Buffer.from('['.repeat(mangling.levels) + ']'.repeat(mangling.levels));
  }
}
