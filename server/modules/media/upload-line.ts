import type { FastifyRequest } from 'fastify';
import { limits } from '../../../shared/limits.ts';
import { createGate } from '../../platform/gate.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readUpload } from './read-upload.ts';
import type { MediaUpload } from './service.ts';

/** The most bodies in memory at the same time, read or still arriving, and how many of them may be one user's. */
const bodies = 16;
const bodiesOfOne = 4;
/** The most uploads that wait for a place, with their bodies unread: all of them, and one user's. More are refused. */
const longestLine = 200;
const longestLineOfOne = 50;

/** How long uploads may take. Times are in milliseconds. */
export interface UploadTimes {
  /** How long an upload may wait for its place. */
  readonly wait: number;
  /** A sender keeps the place by sending this many bytes in each of these periods. */
  readonly period: number;
  readonly bytes: number;
}

/** The server allows one minute for a whole request. */
const usualTimes: UploadTimes = { wait: 30_000, period: 5000, bytes: 32_768 };
/** The most bytes of a body: the file, and what a multipart body has in addition. */
const mostBytes = limits.uploadBytes + 16_384;

/** A call that uploads, and who sends it. */
export interface UploadCall {
  readonly request: FastifyRequest;
  readonly sender: string;
}

/** Lets uploads in one after another, so their bodies never fill the memory and nobody takes all the places. */
export interface UploadLine {
  /** How many wait for a place. */
  readonly waiting: number;
  /**
   * Reads the body when its turn comes and passes it to `work`; when `work` ends, the next upload gets its place.
   * Refuses with `unavailable` if too many are waiting or it takes too long.
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
      if (!request.isMultipart()) throw new Refusal('unsupported_media_type');
      if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw new Refusal('payload_too_large');
      if (gate.waiting >= longestLine || gate.waitingOf(sender) >= longestLineOfOne)
        throw new Refusal('unavailable');
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

/** Reads a body as long as it keeps coming and is not too large: the parser would read it to its end. */
async function readWhileItComes(
  request: FastifyRequest,
  { period, bytes }: UploadTimes,
): Promise<MediaUpload> {
  const { raw } = request;
  const broken = Promise.withResolvers<never>();
  const breakOff = (reason: Refusal) => {
    raw.unpipe();
    broken.reject(reason);
  };
  let before = 0;
  let received = 0;
  const timer = setInterval(() => {
    if (received - before < bytes) breakOff(new Refusal('parse_error'));
    before = received;
  }, period);
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > mostBytes) breakOff(new Refusal('payload_too_large'));
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
