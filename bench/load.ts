import net from 'node:net';
import { performance } from 'node:perf_hooks';

/** A request as sent over the wire, and the status that its answer must have. */
export interface LoadRequest {
  readonly bytes: Buffer;
  readonly status: number;
}

export interface LoadOptions {
  readonly port: number;
  readonly connections: number;
  /** How long to go on, or how many requests to send in total. */
  readonly until: { readonly ms: number } | { readonly requests: number };
  /** Returns the next request; called once for each. */
  next(): LoadRequest;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  readonly p99Ms: number;
}

/**
 * Keeps this many connections busy, with one request at a time on each. It works on bare sockets and reads only the status
 * and length of an answer: a full HTTP client on the same machine would be slower than the server it measures. Rejects on
 * the first answer with an unexpected status.
 */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const times: number[] = [];
  const started = performance.now();
  const { until } = options;
  let sent = 0;
  const isOver = () => ('ms' in until ? performance.now() >= started + until.ms : sent >= until.requests);
  const next = () => {
    if (isOver()) return undefined;
    sent += 1;
    return options.next();
  };
  await Promise.all(
    Array.from({ length: options.connections }, () =>
      sendUntilStopped(options.port, next, (ms) => times.push(ms)),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

function sendUntilStopped(
  port: number,
  next: () => LoadRequest | undefined,
  note: (ms: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    let sent = 0;
    let missing = 0;
    let expected = 0;
    const send = () => {
      const request = next();
      if (request === undefined) {
        socket.end();
        return;
      }
      expected = request.status;
      missing = 0;
      sent = performance.now();
      socket.write(request.bytes);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (chunk) => {
      if (missing === 0) {
        const length = answerLength(chunk, expected);
        if (length === undefined) {
          socket.destroy(new Error(`Expected ${expected}, got:\n${chunk.toString()}`));
          return;
        }
        missing = length;
      }
      missing -= chunk.length;
      if (missing > 0) return;
      note(performance.now() - sent);
      send();
    });
  });
}

/**
 * The length in bytes of the answer that starts with this chunk, which always contains the whole head; undefined when the status
 * is not the expected one.
 */
function answerLength(chunk: Buffer, status: number): number | undefined {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, end);
  if (!head.startsWith(String(status), 'HTTP/1.1 '.length)) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return end + 4 + Number(length ?? 0);
}

/** The bytes of a request. */
export function requestBytes(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = Object.entries({
    host: '127.0.0.1',
    ...headers,
    ...(text !== '' && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
}
