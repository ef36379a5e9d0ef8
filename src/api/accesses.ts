import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type { Access, AccessInput, AccessPatch } from '../../shared/wire/accesses.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';

/** All API tokens of the workspace, with masked keys. */
export async function listAccesses(workspace: string): Promise<Access[]> {
  return (await http.get<ListAnswer<Access>>(addresses.accesses(workspace))).results;
}

/** One API token with its whole key. */
export function getAccess(id: string): Promise<Access> {
  return http.get(addresses.access(id));
}

export function createAccess(input: AccessInput): Promise<Access> {
  return http.post('/api/accesses/', { body: input });
}

export function updateAccess(id: string, patch: AccessPatch): Promise<Access> {
  return http.patch(`/api/accesses/${id}/`, { body: patch });
}

export function deleteAccess(id: string): Promise<void> {
  return http.delete(`/api/accesses/${id}/`);
}

/** Replaces the key; the old one stops working at once. */
export function rotateAccess(id: string): Promise<Access> {
  return http.post(`/api/accesses/${id}/rotate/`);
}
