import type { DeliverySite } from '../../../shared/wire/delivery.ts';
import type { Context, SiteReader } from '../../platform/context.ts';
import { yieldToOthers, yieldFor } from '../../platform/limits/time-slices.ts';
import * as rows from './repository.ts';
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

/** Maximum pages per statement: a few milliseconds of work. */
const pagesAtOnce = 1000;

/** Approximate bytes of a page in the list of a site. */
export const bytesOfListedPage = 130;

/** The live pages of a site, sorted by path: all of them, or one window with links to its neighbours. */
export async function listLivePages(
  { db, actor: { workspace } }: Context<SiteReader>,
  window: SiteWindow,
): Promise<Pick<DeliverySite, 'pages' | 'count' | 'next' | 'previous'>> {
  if (window === undefined) {
    const pages: LivePage[] = [];
    for (let isMore = true; isMore;) {
      if (pages.length > 0) await yieldToOthers();
      const wanted = { workspace, after: pages.at(-1)?.url_path, limit: pagesAtOnce };
      const some = await rows.selectLivePages(db, wanted);
      pages.push(...some);
      isMore = some.length === pagesAtOnce;
    }
    await yieldFor(pages.length * bytesOfListedPage);
    return { pages: pages.map(presentLivePage), count: pages.length, next: null, previous: null };
  }
  const { page, page_size: limit } = window;
  await yieldToOthers();
  const from = await rows.selectLivePath(db, { workspace, offset: (page - 1) * limit });
  const found = from === undefined ? [] : await rows.selectLivePages(db, { workspace, from, limit });
  const count = await rows.countLivePages(db, workspace);
  await yieldFor(found.length * bytesOfListedPage);
  const last = Math.max(1, Math.ceil(count / limit));
  return {
    pages: found.map(presentLivePage),
    count,
    next: page < last ? addressOf({ page: page + 1, page_size: limit }) : null,
    previous: page > 1 ? addressOf({ page: Math.min(page - 1, last), page_size: limit }) : null,
  };
}

type LivePage = Awaited<ReturnType<typeof rows.selectLivePages>>[number];

function presentLivePage({ id, title, url_path, published_at }: LivePage): DeliverySite['pages'][number] {
  return { id, title, url_path, published_at };
}
