import { http } from '../lib/http.ts';
import type { Usage } from '../../shared/wire/usage.ts';

/** What the caller's workspaces hold. */
export function getUsage(signal?: AbortSignal): Promise<Usage> {
  return http.get('/api/usage/', signal === undefined ? {} : { signal });
}
