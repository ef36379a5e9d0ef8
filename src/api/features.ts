import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type { Features } from '../../shared/wire/accounts.ts';

/** What this installation offers to somebody who has not signed in. */
export function getFeatures(): Promise<Features> {
  return http.get(addresses.features);
}
