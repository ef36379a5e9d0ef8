import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'identity' | 'gzip' | 'br';

/** The bytes of an answer in one encoding, with a strong ETag for exactly these bytes. */
export interface Variant {
  readonly etag: string;
  readonly bytes: Buffer;
  readonly encoding: Encoding;
}

/** An answer made once and sent many times. It is compressed on first request. */
export interface PreparedAnswer {
  readonly type: string;
  /** Its approximate size in bytes, all encodings together. */
  readonly weight: number;
  variant(encoding: Encoding): Promise<Variant>;
  peek(encoding: Encoding): Variant | undefined;
  /** Whether `If-None-Match` names this content, in any encoding. */
  isKnown(ifNoneMatch: string): boolean;
}

/** Bytes below which compressing costs more than it saves. */
const worthCompressing = 860;

const compress = {
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
} as const;

export function prepareAnswer(content: string | Buffer, type: string): PreparedAnswer {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  const plain: Variant = { etag: `"${hash}"`, bytes, encoding: 'identity' };
  const made = new Map<Encoding, Variant>([['identity', plain]]);
  const making = new Map<Encoding, Promise<Variant>>();
  const make = async (encoding: Exclude<Encoding, 'identity'>): Promise<Variant> => {
    const variant = { etag: `"${hash}-${encoding}"`, bytes: await compress[encoding](bytes), encoding };
    made.set(encoding, variant);
    return variant;
  };
  const peek = (encoding: Encoding) => (bytes.length < worthCompressing ? plain : made.get(encoding));
  return {
    type,
    weight: bytes.length * 2 + 1024,
    peek,
    async variant(encoding) {
      const known = peek(encoding);
      if (known !== undefined || encoding === 'identity') return known ?? plain;
      const variant = making.get(encoding) ?? make(encoding);
      making.set(encoding, variant);
      return variant.finally(() => making.delete(encoding));
    },
    isKnown: (ifNoneMatch) => ifNoneMatch.trim() === '*' || ifNoneMatch.includes(`"${hash}`),
  };
}

/** The full answer to a read, independent of its sender. */
export interface ReadAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes?: Buffer;
}

/** Answers with content, or with 304 if `If-None-Match` names it. `always` are the headers of both. */
export function answerPrepared(
  { isKnown, type }: PreparedAnswer,
  { etag, bytes, encoding }: Variant,
  asked: { readonly headers: IncomingHttpHeaders; readonly always: Readonly<Record<string, string>> },
): ReadAnswer {
  const condition = asked.headers['if-none-match'];
  if (condition !== undefined && isKnown(condition))
    return { status: 304, headers: { ...asked.always, etag } };
  return {
    status: 200,
    headers: {
      ...asked.always,
      etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-type': type,
      'content-length': String(bytes.length),
    },
    bytes,
  };
}

/** Ordered from smallest to largest answer. */
const encodings: Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding that `Accept-Encoding` prefers (RFC 9110 section 12.5.3); the smallest on a tie. If the header leaves
 * the choice to the server, the answer is not compressed.
 */
export function chooseEncoding(header = ''): Encoding {
  const accepted = header.toLowerCase();
  // The library takes `*` as the first encoding, even if the header rejects that one by name.
  const unnamed = encodings.find((encoding) => !accepted.includes(encoding)) ?? '';
  return negotiate(accepted.replace('*', unnamed), encodings) ?? 'identity';
}
