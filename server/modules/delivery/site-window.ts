import { limits } from '../../../shared/limits.ts';

export const siteUrl = '/api/delivery/site/';

/** The requested part of the list of live pages; undefined for all of them. */
export type SiteWindow = { readonly page: number; readonly page_size: number } | undefined;

/** The window that a query requests. Without either member it is all pages, as in the first release. */
export function siteWindowOf(query: { readonly page?: number; readonly page_size?: number }): SiteWindow {
  if (query.page === undefined && query.page_size === undefined) return undefined;
  return { page: query.page ?? 1, page_size: query.page_size ?? limits.pageSizeMax };
}

/** The address of a site or of one window of it, as used by links between windows. */
export function addressOf(window: SiteWindow): string {
  return window === undefined ? siteUrl : `${siteUrl}?page=${window.page}&page_size=${window.page_size}`;
}
