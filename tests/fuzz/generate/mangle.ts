import fc from 'fast-check';

/** A change to the bytes of a body: something no serialiser writes, but anybody can send. */
export type Mangling = (body: Buffer) => Buffer;

/** Byte order marks, overlong and surrogate UTF-8, invalid UTF-8, NUL, and what does not belong into JSON. */
const oddBytes = fc.constantFrom(
  ...['efbbbf', 'fffe', 'c0af', 'e080af', 'f08080af', 'eda080', 'f4908080', '80', 'feff', '00'].map((bytes) =>
    Buffer.from(bytes, 'hex'),
  ),
  ...['{}', 'null', ',', '\\u0000', '\\ud800', '"__proto__":{"a":1},', '/*', '\u2028'].map((text) =>
    Buffer.from(text),
  ),
);

const oddNumbers = ['-0', '1e400', '-1e400', 'NaN', 'Infinity', '1e5', '01', '0x1', '9007199254740993', '.5'];

const at = fc.nat({ max: 400 });

const inText = (change: (text: string) => string): Mangling => {
  return (body) => Buffer.from(change(body.toString()));
};

export const anyMangling: fc.Arbitrary<Mangling> = fc.oneof(
  at.map(
    (place): Mangling =>
      (body) =>
        body.subarray(0, place % (body.length + 1)),
  ),
  fc.tuple(at, oddBytes).map(([place, bytes]): Mangling => {
    return (body) => Buffer.concat([body.subarray(0, place), bytes, body.subarray(place)]);
  }),
  oddBytes.map(
    (bytes): Mangling =>
      (body) =>
        Buffer.concat([bytes, body]),
  ),
  fc
    .constantFrom(...oddNumbers)
    .map((number) => inText((text) => text.replace(/:("[^"]*"|-?\d+|true|false|null)/, () => `:${number}`))),
  // A key that occurs twice.
  fc.constant(inText((text) => text.replace(/("[^"]*":)/, '$1null,$1'))),
  fc.constantFrom('utf16le' as const, 'latin1' as const).map(
    (encoding): Mangling =>
      (body) =>
        Buffer.from(body.toString(), encoding),
  ),
  fc
    .constantFrom(31, 32, 33, 5000, 200_000)
    .map((levels) => inText(() => '['.repeat(levels) + ']'.repeat(levels))),
);
