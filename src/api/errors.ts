import { apiUrl } from '../lib/http-session.ts';
import type { CrashReport } from '../../shared/wire/system.ts';

/**
 * Reports an error of this application to the server. Sends it without the token, bypasses all code that could be
 * broken, and works while the page unloads. Never rejects, because no caller needs to know whether it arrived.
 */
export async function postCrash(report: CrashReport): Promise<void> {
  await fetch(apiUrl('/api/errors/'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
