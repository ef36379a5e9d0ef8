import { http } from '../lib/http.ts';
import { addresses, type PagesWanted } from './addresses.ts';
import { limits } from '../../shared/limits.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type {
  Page,
  PageRendering,
  PageInput,
  PagePatch,
  PageSummary,
  PageVersion,
  PageVersionDetail,
  ReferringContent,
} from '../../shared/wire/content.ts';
import type { RecordRef } from './record-ref.ts';

export interface PagesRequest extends PagesWanted {
  readonly workspace: string;
  readonly signal?: AbortSignal;
}

export function listPages({ workspace, signal, ...wanted }: PagesRequest): Promise<ListAnswer<PageSummary>> {
  return http.get(addresses.pages(workspace, wanted), signal && { signal });
}

/** Every page of the workspace, by title, for pickers. Makes as many calls as needed. */
export async function listAllPages(workspace: string, signal?: AbortSignal): Promise<PageSummary[]> {
  const pages: PageSummary[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await listPages({
      ...{ workspace, page, pageSize: limits.pageSizeMax, ordering: 'title' },
      ...(signal && { signal }),
    });
    pages.push(...answer.results);
    if (answer.next === null) return pages;
  }
}

export function getPage(id: string, signal?: AbortSignal): Promise<Page> {
  return http.get(addresses.page(id), signal && { signal });
}

/** The links to a page, which keep it from being deleted. */
export function listPageReferences(id: string): Promise<ReferringContent> {
  return http.get(`/api/pages/${id}/references/`);
}

export function createPage(input: PageInput): Promise<Page> {
  return http.post('/api/pages/', { body: input });
}

export function updatePage({ id, revision }: RecordRef, patch: PagePatch): Promise<Page> {
  return http.patch(`/api/pages/${id}/`, { body: patch, ifMatch: revision });
}

export function deletePage({ id, revision }: RecordRef): Promise<void> {
  return http.delete(`/api/pages/${id}/`, { ifMatch: revision });
}

/** Publishes the saved blocks. */
export function publishPage(id: string): Promise<Page> {
  return http.post(`/api/pages/${id}/publish/`);
}

/** Sets the order of all blocks of the page at once. */
export function reorderPage(id: string, blocks: readonly string[]): Promise<Page> {
  return http.post(`/api/pages/${id}/reorder/`, { body: { blocks } });
}

/** Returns the copy, a draft with its own blocks. */
export function duplicatePage(id: string): Promise<Page> {
  return http.post(`/api/pages/${id}/duplicate/`);
}

/** Newest first. */
export async function listPageVersions(id: string): Promise<PageVersion[]> {
  const query = { page_size: limits.pageSizeMax };
  return (await http.get<ListAnswer<PageVersion>>(`/api/pages/${id}/versions/`, { query })).results;
}

export function getPageVersion(id: string, version: number): Promise<PageVersionDetail> {
  return http.get(`/api/pages/${id}/versions/${version}/`, { query: { fields: 'now' } });
}

/** A published version as the site would render it. */
export function renderPageVersion(id: string, version: number): Promise<PageRendering> {
  return http.get(`/api/pages/${id}/versions/${version}/drawing/`);
}

/** Restores the blocks of the page from a version. Publishes nothing. */
export function restorePageVersion(id: string, version: number): Promise<Page> {
  return http.post(`/api/pages/${id}/versions/${version}/restore/`);
}
