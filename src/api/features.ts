import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type { Features } from '../../shared/wire/system.ts';

export function getFeatures(): Promise<Features> {
  return http.get(addresses.features);
}
