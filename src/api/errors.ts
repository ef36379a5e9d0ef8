import { apiUrl } from '../lib/http-session.ts';
import type { CrashReport } from '../../shared/wire/system.ts';

/**
 * Tells the server that something broke here. It is sent without the token, bypasses everything that could be broken, and
 * works while the page unloads. Never rejects: nobody needs to know whether it arrived.
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
