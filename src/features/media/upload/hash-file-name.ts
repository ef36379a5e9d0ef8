interface FileFacts {
  readonly name: string;
  readonly type: string;
  readonly lastModified: number;
  readonly size: number;
}

/**
 * The name that an image is uploaded with: a hash of name, type, modified time and size (spec section 9). It only has to differ
 * for different files, and must also work without a secure context, where `crypto.subtle` is missing. So it is two 32-bit FNV-1a
 * sums, one from each end. `sent` is the type of the uploaded file, which may have been converted.
 */
export function hashFileName({ name, type, lastModified, size }: FileFacts, sent = 'image/jpeg'): string {
  const codes = [...[name, type, lastModified, size].join('\n')].map((letter) => letter.codePointAt(0) ?? 0);
  return `${fnv1a(codes)}${fnv1a(codes.toReversed())}.${sent.replace(/^image\//, '').replace('jpeg', 'jpg')}`;
}

function fnv1a(codes: readonly number[]): string {
  let sum = 0x811c9dc5;
  for (const code of codes) sum = Math.imul(sum ^ code, 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
