import type { FastifyRequest } from 'fastify';
import { limits } from '../../../shared/limits.ts';
import { createGate } from '../../platform/gate.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readUpload } from './read-upload.ts';
import type { MediaUpload } from './service.ts';

/** Bodies that are in memory at the same time, read or still arriving. */
const bodies = 16;
/** Uploads that wait for one of them to be done with, their bodies unread; beyond it they are refused. */
const longestLine = 200;
/** Milliseconds that an upload waits, and that its body may then take. */
export interface UploadTimes {
  readonly wait: number;
  readonly body: number;
}

/** The server gives a request a minute in all. */
const usualTimes: UploadTimes = { wait: 30_000, body: 25_000 };
/** What a multipart body may have beside the file. */
const formBytes = 16_384;

/** Lets uploads come in one after the other, so that their bodies never fill the memory. */
export interface UploadLine {
  /**
   * Reads the body when it is its turn and hands it to `work`, whose end makes room for the next. Refuses as
   * `unavailable` when too many wait or it takes too long.
   */
  take<Answer>(request: FastifyRequest, work: (upload: MediaUpload) => Promise<Answer>): Promise<Answer>;
}

export function createUploadLine(times: UploadTimes = usualTimes): UploadLine {
  const gate = createGate(bodies);
  return {
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
        // What nobody wants to read has to be taken all the same, or the client never gets to hear the answer.
        request.raw.resume();
      }
    },
  };
}

/** Aborts for somebody who waits too long, and for somebody who left. */
function giveUpWaiting({ raw }: FastifyRequest, longest: number): { signal: AbortSignal; stop(): void } {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new Refusal('unavailable')), longest);
  const left = () => {
    clearTimeout(timer);
    waiting.abort(new Refusal('parse_error'));
  };
  raw.once('close', left);
  // Who asks is looked up before this, and the sender may have left meanwhile.
  if (raw.destroyed) left();
  return {
    signal: waiting.signal,
    stop() {
      clearTimeout(timer);
      raw.off('close', left);
    },
  };
}

/** A body that trickles in gives up its place to those that wait for it. */
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
