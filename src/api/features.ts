import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type { Features } from '../../shared/wire/accounts.ts';

/** The features that this installation offers to guests. */
export function getFeatures(): Promise<Features> {
  return http.get(addresses.features);
}
