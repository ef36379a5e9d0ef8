import type { FastifyRequest } from 'fastify';
import { limits } from '../../../shared/limits.ts';
import { createGate } from '../../platform/limits/gate.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { readUpload } from './read-upload.ts';
import type { MediaUpload } from './service.ts';

/** Maximum bodies in memory, read or still arriving, in total and per user. */
const bodies = 16;
const bodiesOfOne = 4;
/** Maximum uploads waiting for a place with their bodies unread, in total and per user. More are rejected. */
const longestLine = 200;
const longestLineOfOne = 50;

/** Milliseconds after which a waiting upload is rejected. The server allows one minute for a whole request. */
const longestWait = 30_000;
/** Maximum bytes of a body: the file, and the overhead of a multipart body. */
const mostBytes = limits.uploadBytes + 16_384;

export interface UploadCall {
  readonly request: FastifyRequest;
  readonly sender: string;
}

/** Queues uploads, so that their bodies never exhaust the memory and no user takes all the places. */
export interface UploadLine {
  readonly waiting: number;
  /**
   * Reads the body when its turn comes and passes it to `work`; when `work` ends, the next upload gets its place.
   * Throws `unavailable` if too many are waiting or it takes too long.
   */
  take<Answer>(call: UploadCall, work: (upload: MediaUpload) => Promise<Answer>): Promise<Answer>;
}

export function createUploadLine(patience = longestWait): UploadLine {
  const gate = createGate(bodies, bodiesOfOne);
  return {
    get waiting() {
      return gate.waiting;
    },
    async take({ request, sender }, work) {
      if (!request.isMultipart()) throw new ServiceError('unsupported_media_type');
      if (Number(request.headers['content-length'] ?? 0) > mostBytes)
        throw new ServiceError('payload_too_large');
      if (gate.waiting >= longestLine || gate.waitingOf(sender) >= longestLineOfOne)
        throw new ServiceError('unavailable');
      const signal = endOf(request);
      const passage = { owner: sender, signal, patience, retryAfter: 5 };
      return gate.run(async () => work(await readBounded(request)), passage);
    },
  };
}

/** Aborted when the client has disconnected. */
function endOf({ raw }: FastifyRequest): AbortSignal {
  const end = new AbortController();
  const hear = () => end.abort(new ServiceError('parse_error'));
  raw.once('close', hear);
  // Authentication runs before this, so the sender may have disconnected meanwhile.
  if (raw.destroyed) hear();
  return end.signal;
}

/** Reads a body until it is too large; the parser would read all of it. */
async function readBounded(request: FastifyRequest): Promise<MediaUpload> {
  const { raw } = request;
  const tooLarge = Promise.withResolvers<never>();
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received <= mostBytes) return;
    raw.unpipe();
    tooLarge.reject(new ServiceError('payload_too_large'));
  };
  try {
    const reading = readUpload(request);
    raw.on('data', count);
    return await Promise.race([reading, tooLarge.promise]);
  } finally {
    raw.off('data', count);
  }
}
