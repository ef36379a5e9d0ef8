import { apiUrl } from '../lib/http-session.ts';
import type { CrashReport } from '../../shared/wire/system.ts';

/**
 * Tells the server that something broke here. It goes out without the token, past everything that could have broken, and
 * even while the page goes away. Whether it arrived is nobody's business: never rejects.
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
