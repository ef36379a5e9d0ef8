import { http } from '../lib/http.ts';
import { limits } from '../../shared/limits.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { NewPreviewLink, PreviewLink, PreviewLinkDays } from '../../shared/wire/preview-links.ts';

/** Newest first, without their addresses. */
export async function listPreviewLinks(page: string): Promise<PreviewLink[]> {
  const query = { page_size: limits.pageSizeMax };
  return (await http.get<ListAnswer<PreviewLink>>(`/api/pages/${page}/preview-links/`, { query })).results;
}

/** Only this answer contains the address of the link. */
export function createPreviewLink(page: string, days: PreviewLinkDays): Promise<NewPreviewLink> {
  return http.post(`/api/pages/${page}/preview-links/`, { body: { days } });
}

export function revokePreviewLink(id: string): Promise<void> {
  return http.delete(`/api/preview-links/${id}/`);
}
