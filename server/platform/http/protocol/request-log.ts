import type { FastifyBaseLogger } from 'fastify';
import { withoutKey } from '../../security/hide-keys.ts';
import type { App } from '../routes/app-types.ts';

/**
 * Logs one line for each write and one warning for each server error; reads and files only at `debug`. Calls rejected
 * with 503 are also at `debug`: thousands of them would add load, and the cause was already logged.
 */
export function logRequests(app: App): void {
  app.addHook('onResponse', ({ log, method, url }, { statusCode: status, elapsedTime }, done) => {
    const level = levelOf(method, status);
    if (level !== 'debug' || logsReads(log))
      log[level]({ method, path: withoutKey(url), status, ms: Math.round(elapsedTime) }, 'answered');
    done();
  });
}

/** Whether successful reads are logged. */
export function logsReads({ level }: Pick<FastifyBaseLogger, 'level'>): boolean {
  return level === 'debug' || level === 'trace';
}

function levelOf(method: string, status: number): 'debug' | 'info' | 'warn' {
  if (status >= 500) return status === 503 ? 'debug' : 'warn';
  return /^(GET|HEAD|OPTIONS)$/.test(method) ? 'debug' : 'info';
}
