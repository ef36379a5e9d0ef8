import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'identity' | 'gzip' | 'br';

type Headers = Readonly<Record<string, string>>;

/** The answer to a read, independent of its sender. */
export interface ReadAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes?: Buffer;
}

/** An answer made once and sent many times. It is compressed on first request. */
export interface PreparedAnswer {
  /** Its approximate size in bytes, all encodings together. */
  readonly weight: number;
  /**
   * Answers a request with these headers, with the content or with 304 if `If-None-Match` names it. `always` are the
   * headers of both.
   */
  respond(asked: IncomingHttpHeaders, always: Headers): Promise<ReadAnswer>;
  /** The same; undefined if the content has to be compressed first. */
  respondAtOnce(asked: IncomingHttpHeaders, always: Headers): ReadAnswer | undefined;
}

/** The bytes in one encoding, with a strong ETag for exactly these bytes. */
interface Variant {
  readonly etag: string;
  readonly bytes: Buffer;
  readonly encoding: Encoding;
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
  const find = async (encoding: Encoding): Promise<Variant> => {
    const known = peek(encoding);
    if (known !== undefined || encoding === 'identity') return known ?? plain;
    const variant = making.get(encoding) ?? make(encoding);
    making.set(encoding, variant);
    return variant.finally(() => making.delete(encoding));
  };
  const answer = (variant: Variant, asked: IncomingHttpHeaders, always: Headers): ReadAnswer => {
    const { etag, encoding } = variant;
    const condition = asked['if-none-match'] ?? '';
    // A tag of any encoding names the content.
    if (condition.trim() === '*' || condition.includes(`"${hash}`))
      return { status: 304, headers: { ...always, etag } };
    const headers = {
      ...always,
      etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-type': type,
      'content-length': String(variant.bytes.length),
    };
    return { status: 200, headers, bytes: variant.bytes };
  };
  return {
    weight: bytes.length * 2 + 1024,
    respond: async (asked, always) =>
      answer(await find(chooseEncoding(asked['accept-encoding'])), asked, always),
    respondAtOnce(asked, always) {
      const variant = peek(chooseEncoding(asked['accept-encoding']));
      return variant && answer(variant, asked, always);
    },
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
