import { http } from '../lib/http.ts';
import { addresses, type PageOfList } from './addresses.ts';
import { limits } from '../../shared/limits.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Subscriber } from '../../shared/wire/newsletter.ts';
import { nextPage, onceEach } from './paged-list.ts';

/** For administrators. */
export function listSubscribers(wanted: PageOfList, signal?: AbortSignal): Promise<ListAnswer<Subscriber>> {
  return http.get(addresses.subscribers(wanted), signal && { signal });
}

/** Every confirmed address, from all pages of the list. */
export async function listConfirmed(): Promise<Subscriber[]> {
  const pages: ListAnswer<Subscriber>[] = [];
  for (let page: number | undefined = 1; page !== undefined;) {
    const answer: ListAnswer<Subscriber> = await listSubscribers({ page, pageSize: limits.pageSizeMax });
    pages.push(answer);
    page = nextPage(answer);
  }
  return onceEach(pages).filter(({ confirmed_at }) => confirmed_at !== null);
}

/** For administrators. */
export function deleteSubscriber(id: string): Promise<void> {
  return http.delete(`/api/newsletter/${id}/`, { query: { all: 1 } });
}
