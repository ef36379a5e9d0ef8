import type { App } from './app-types.ts';

/** One line for each write, one warning for each failure of ours; reads and files are told at `debug` only. */
export function logRequests(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    const level =
      reply.statusCode >= 500 ? 'warn' : /^(GET|HEAD|OPTIONS)$/.test(request.method) ? 'debug' : 'info';
    const path = request.url.split('?')[0];
    request.log[level](
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
