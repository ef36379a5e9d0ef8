import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type { Usage } from '../../shared/wire/usage.ts';

export function getUsage(signal?: AbortSignal): Promise<Usage> {
  return http.get(addresses.usage, signal && { signal });
}
