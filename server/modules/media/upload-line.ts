import type { FastifyRequest } from 'fastify';
import { limits } from '../../../shared/limits.ts';
import { createGate } from '../../platform/gate.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readUpload } from './read-upload.ts';
import type { MediaUpload } from './service.ts';

/** The most bodies in memory at the same time, read or still arriving. */
const bodies = 16;
/** The most uploads that wait for a place, with their bodies unread. More are refused. */
const longestLine = 200;
/** Milliseconds an upload may wait, and how long its body may then take. */
export interface UploadTimes {
  readonly wait: number;
  readonly body: number;
}

/** The server allows one minute for a whole request. */
const usualTimes: UploadTimes = { wait: 30_000, body: 25_000 };
/** Bytes a multipart body may have in addition to the file. */
const formBytes = 16_384;

/** Lets uploads in one after another, so their bodies never fill the memory. */
export interface UploadLine {
  /** How many wait for a place. */
  readonly waiting: number;
  /**
   * Reads the body when its turn comes and passes it to `work`; when `work` ends, the next upload gets its place.
   * Refuses with `unavailable` if too many are waiting or it takes too long.
   */
  take<Answer>(request: FastifyRequest, work: (upload: MediaUpload) => Promise<Answer>): Promise<Answer>;
}

export function createUploadLine(times: UploadTimes = usualTimes): UploadLine {
  const gate = createGate(bodies);
  return {
    get waiting() {
      return gate.waiting;
    },
    async take(request, work) {
      if (!request.isMultipart()) throw new Refusal('unsupported_media_type');
      if (Number(request.headers['content-length'] ?? 0) > limits.uploadBytes + formBytes)
        throw new Refusal('payload_too_large');
      if (gate.waiting >= longestLine) throw new Refusal('unavailable');
      try {
        const waiting = giveUpWaiting(request, times.wait);
        return await gate.run(
          async () => {
            waiting.stop();
            return work(await readInTime(request, times.body));
          },
          { signal: waiting.signal },
        );
      } finally {
        // An unwanted body must still be consumed, or the client never receives the answer.
        request.raw.resume();
      }
    },
  };
}

/** Aborts when a client waits too long or has left. */
function giveUpWaiting({ raw }: FastifyRequest, longest: number): { signal: AbortSignal; stop(): void } {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new Refusal('unavailable')), longest);
  const left = () => {
    clearTimeout(timer);
    waiting.abort(new Refusal('parse_error'));
  };
  raw.once('close', left);
  // Authentication runs before this, so the sender may have left meanwhile.
  if (raw.destroyed) left();
  return {
    signal: waiting.signal,
    stop() {
      clearTimeout(timer);
      raw.off('close', left);
    },
  };
}

/** A body that trickles in gives up its place to waiting uploads. */
async function readInTime(request: FastifyRequest, longest: number): Promise<MediaUpload> {
  const slow = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    slow.reject(new Refusal('parse_error'));
    request.raw.unpipe();
  }, longest);
  try {
    return await Promise.race([readUpload(request), slow.promise]);
  } finally {
    clearTimeout(timer);
  }
}
