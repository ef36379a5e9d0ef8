import { limits } from '../../shared/limits.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { WorkspaceName } from '../../shared/wire/websites.ts';
import { http } from '../lib/http.ts';

/** Which workspaces: those whose name or owner contains a text, or those with these ids, with commas between them. */
export type WorkspacesWanted = { readonly search: string } | { readonly id: string };

/** For administrators. */
export function listWorkspaceNames(
  wanted: WorkspacesWanted,
  signal: AbortSignal,
): Promise<ListAnswer<WorkspaceName>> {
  const all = 'id' in wanted ? { page_size: limits.pageSizeMax } : {};
  return http.get('/api/workspaces/names/', { query: { ...wanted, ...all }, signal });
}
