import type { App } from './app-types.ts';

/** One line for each write, one warning for each failure of ours; reads and files are told at `debug` only. */
export function logRequests(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    const level =
      reply.statusCode >= 500 ? 'warn' : /^(GET|HEAD|OPTIONS)$/.test(request.method) ? 'debug' : 'info';
    const path = withoutKey(request.url.split('?')[0] ?? '');
    request.log[level](
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}

/** The address of a screen that a mail leads to ends in a key: whoever reads the log must not be able to use it. */
function withoutKey(path: string): string {
  return path.replace(/^(\/(?:auth\/(?:activation|reset-password)|newsletter\/confirm)\/).+/, '$1…');
}
