import type { FileKind } from './brand-file.ts';

/** Index of `fvar` in WOFF2's table numbers; a font with it contains all weights. */
const variations = 47;
/** Tables that are transformed by default: `glyf` and `loca`. */
const transformed = [10, 11];

/** The only supported format: every browser reads it, and it is the smallest. */
export const woff2: FileKind = {
  ending: 'woff2',
  type: 'font/woff2',
  check: (bytes) => void tablesOf(bytes),
};

/** Whether a validated font contains all weights. */
export function isVariable(bytes: Buffer): boolean {
  return tablesOf(bytes).includes(variations);
}

/** The table numbers from a font's directory (https://www.w3.org/TR/WOFF2/#table_dir_format). */
function tablesOf(bytes: Buffer): readonly number[] {
  if (bytes.length < 48 || bytes.toString('latin1', 0, 4) !== 'wOF2') throw new Error('is not a WOFF2 font');
  if (bytes.readUInt32BE(8) !== bytes.length) throw new Error('is not a whole WOFF2 font');
  const count = bytes.readUInt16BE(12);
  let at = 48;
  const next = () => {
    const byte = bytes[at++];
    if (byte === undefined) throw new Error('is not a whole WOFF2 font');
    return byte;
  };
  const skipNumber = () => {
    while (next() >= 128);
  };
  return Array.from({ length: count }, () => {
    const flags = next();
    const table = flags & 63;
    if (table === 63) at += 4;
    skipNumber();
    const version = flags >> 6;
    if (transformed.includes(table) ? version !== 3 : version !== 0) skipNumber();
    return table;
  });
}
