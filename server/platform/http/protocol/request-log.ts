import type { FastifyBaseLogger } from 'fastify';
import type { App } from '../routes/app-types.ts';

/**
 * One line for each write, one warning for each failure of ours; reads and files are told at `debug` only. So are calls that
 * were sent away (503): by the thousand they would be a load of their own, and whatever is not available was told by then.
 */
export function logRequests(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = levelOf(request.method, reply.statusCode);
    const path = withoutKey(request.url.split('?')[0] ?? '');
    request.log[level](
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}

/** Whether anything is told of a read that went well. */
export function tellsReads({ level }: Pick<FastifyBaseLogger, 'level'>): boolean {
  return level === 'debug' || level === 'trace';
}

function levelOf(method: string, status: number): 'debug' | 'info' | 'warn' {
  if (status >= 500) return status === 503 ? 'debug' : 'warn';
  return /^(GET|HEAD|OPTIONS)$/.test(method) ? 'debug' : 'info';
}

/** The address of a screen that a mail leads to ends in a key: whoever reads the log must not be able to use it. */
function withoutKey(path: string): string {
  return path.replace(/^(\/(?:auth\/(?:activation|reset-password)|newsletter\/confirm)\/).+/, '$1…');
}
