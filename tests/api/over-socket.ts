import diagnostics from 'node:diagnostics_channel';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { App } from '../../server/platform/http/routes/app-types.ts';

export interface Seen {
  readonly status: number | undefined;
  /** The headers, without those that differ each time or that Node adds. */
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** Whether it was sent before a handler of the framework ran. */
  readonly early: boolean;
}

/** Sends a request to a listening application over a socket. */
export async function askServer(
  app: App,
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Seen> {
  const { port } = app.server.address() as AddressInfo;
  let handled = 0;
  const count = () => void (handled += 1);
  diagnostics.subscribe('tracing:fastify.request.handler:start', count);
  try {
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path, headers, method, agent: false };
      http.request(options, resolve).on('error', reject).end();
    });
    const bytes = Buffer.concat((await answer.toArray()) as Buffer[]);
    return { status: answer.statusCode, headers: lasting(answer.headers), bytes, early: handled === 0 };
  } finally {
    diagnostics.unsubscribe('tracing:fastify.request.handler:start', count);
  }
}

export function lasting(headers: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  const passing = ['date', 'connection', 'keep-alive', 'x-request-id'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.includes(name)));
}
