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

/** Time limits of uploads in milliseconds. */
export interface UploadTimes {
  readonly wait: number;
  /** To keep the place, a sender must send this many bytes in each of these periods. */
  readonly period: number;
  readonly bytes: number;
}

/** The server allows one minute for a whole request. */
const usualTimes: UploadTimes = { wait: 30_000, period: 5000, bytes: 32_768 };
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

export function createUploadLine(times: UploadTimes = usualTimes): UploadLine {
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
      const waiting = giveUpWaiting(request, times.wait);
      return gate.run(
        async () => {
          waiting.stop();
          return work(await readWhileItComes(request, times));
        },
        { owner: sender, signal: waiting.signal },
      );
    },
  };
}

/** Aborts when a client waits too long or disconnects. */
function giveUpWaiting({ raw }: FastifyRequest, longest: number): { signal: AbortSignal; stop(): void } {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new ServiceError('unavailable')), longest);
  const left = () => {
    clearTimeout(timer);
    waiting.abort(new ServiceError('parse_error'));
  };
  raw.once('close', left);
  // Authentication runs before this, so the sender may have disconnected meanwhile.
  if (raw.destroyed) left();
  return {
    signal: waiting.signal,
    stop() {
      clearTimeout(timer);
      raw.off('close', left);
    },
  };
}

/** Reads a body while it keeps arriving and is not too large; the parser would read all of it. */
async function readWhileItComes(
  request: FastifyRequest,
  { period, bytes }: UploadTimes,
): Promise<MediaUpload> {
  const { raw } = request;
  const broken = Promise.withResolvers<never>();
  const breakOff = (reason: ServiceError) => {
    raw.unpipe();
    broken.reject(reason);
  };
  let before = 0;
  let received = 0;
  const timer = setInterval(() => {
    if (received - before < bytes) breakOff(new ServiceError('parse_error'));
    before = received;
  }, period);
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > mostBytes) breakOff(new ServiceError('payload_too_large'));
  };
  try {
    const reading = readUpload(request);
    raw.on('data', count);
    return await Promise.race([reading, broken.promise]);
  } finally {
    clearInterval(timer);
    raw.off('data', count);
  }
}
