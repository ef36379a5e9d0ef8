import type { FileKind } from './brand-file.ts';

/** The only supported format: every browser reads it, and it is the smallest. */
export const woff2: FileKind = {
  ending: 'woff2',
  type: 'font/woff2',
  check(bytes) {
    if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new Error('is not a WOFF2 font');
    if (bytes.length < 48 || bytes.readUInt32BE(8) !== bytes.length)
      throw new Error('is not a whole WOFF2 font');
  },
};
