import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Website, WebsitePatch } from '../../shared/wire/websites.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';

/** Looks for the TXT record of the domain of a workspace. */
export function checkDomain(workspace: string): Promise<Workspace> {
  return http.post(`/api/workspaces/${workspace}/domain-check/`);
}

/** For administrators. */
export function listWebsites(
  page: number,
  search: string,
  signal?: AbortSignal,
): Promise<ListAnswer<Website>> {
  return http.get(addresses.websites(page, search), signal && { signal });
}

/** Confirms a domain or withdraws the confirmation, takes a website down or restores it; for administrators. */
export function decideWebsite(id: string, patch: WebsitePatch): Promise<Website> {
  return http.patch(`/api/websites/${id}/`, { body: patch });
}
