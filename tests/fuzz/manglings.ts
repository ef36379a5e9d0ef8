import fc from 'fast-check';
import { anyText } from './odd-values.ts';

/** A change to the bytes of a body: something no serialiser writes, but any client can send. */
export type Mangling = (body: Buffer) => Buffer;

/** Byte order marks, overlong, surrogate and invalid UTF-8, NUL, and text that does not belong into JSON. */
const oddBytes = fc.constantFrom(
  ...['efbbbf', 'fffe', 'c0af', 'e080af', 'f08080af', 'eda080', 'f4908080', '80', 'feff', '00'].map((bytes) =>
    Buffer.from(bytes, 'hex'),
  ),
  ...['{}', 'null', ',', '\\u0000', '\\ud800', '"__proto__":{"a":1},', '/*', '\u2028', '\r\n--'].map((text) =>
    Buffer.from(text),
  ),
);

const oddNumbers = ['-0', '1e400', '-1e400', 'NaN', 'Infinity', '1e5', '01', '0x1', '9007199254740993', '.5'];

const anyPlace = fc.nat({ max: 400 });

/** As Latin-1, which keeps the bytes of images. */
function inText(change: (text: string) => string): Mangling {
  return (body) => Buffer.from(change(body.toString('latin1')), 'latin1');
}

export const anyMangling: fc.Arbitrary<Mangling> = fc.oneof(
  anyPlace.map(
    (place): Mangling =>
      (body) =>
        body.subarray(0, place % (body.length + 1)),
  ),
  fc.tuple(anyPlace, oddBytes).map(([place, bytes]): Mangling => {
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
  // The name of a part, of a file, or of a member.
  fc.tuple(fc.nat({ max: 5 }), anyText).map(([nth, name]) =>
    inText((text) => {
      let quoted = 0;
      return text.replaceAll(/"[^"\r\n]*"/g, (found) => (quoted++ === nth ? `"${name}"` : found));
    }),
  ),
  // A key that occurs twice, and a part.
  fc.constant(inText((text) => text.replace(/("[^"]*":)/, '$1null,$1'))),
  fc.constant<Mangling>((body) => Buffer.concat([body, body])),
  fc.constant<Mangling>((body) => Buffer.from(body.toString(), 'utf16le')),
  fc
    .constantFrom(31, 32, 33, 5000, 200_000)
    .map((levels) => inText(() => '['.repeat(levels) + ']'.repeat(levels))),
);
