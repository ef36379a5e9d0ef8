import { http } from '../lib/http.ts';
import type { Features } from '../shared/wire/accounts.ts';

/** What this installation offers to visitors. */
export function getFeatures(): Promise<Features> {
  return http.get('/api/features/');
}
