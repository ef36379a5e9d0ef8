import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type { ApiKey, ApiKeyInput, ApiKeyPatch } from '../../shared/wire/api-keys.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';

/** Keys are masked. */
export async function listApiKeys(workspace: string): Promise<ApiKey[]> {
  return (await http.get<ListAnswer<ApiKey>>(addresses.apiKeys(workspace))).results;
}

/** Includes the whole key. */
export function getApiKey(id: string): Promise<ApiKey> {
  return http.get(addresses.apiKey(id));
}

export function createApiKey(input: ApiKeyInput): Promise<ApiKey> {
  return http.post('/api/accesses/', { body: input });
}

export function updateApiKey(id: string, patch: ApiKeyPatch): Promise<ApiKey> {
  return http.patch(`/api/accesses/${id}/`, { body: patch });
}

export function deleteApiKey(id: string): Promise<void> {
  return http.delete(`/api/accesses/${id}/`);
}

/** The old key stops working at once. */
export function rotateApiKey(id: string): Promise<ApiKey> {
  return http.post(`/api/accesses/${id}/rotate/`);
}
