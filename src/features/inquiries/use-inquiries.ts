import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { listInquiries, updateInquiry } from '../../api/inquiries.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { usePagedList } from '../../records/use-paged-list.ts';
import type { Inquiry, InquiryList } from '../../../shared/wire/inquiries.ts';
import { showToast } from '../../state/app-store.ts';

type Pages = InfiniteData<InquiryList, number>;

/** The inquiries of a workspace or its spam, a page at a time, and whether there is room for more. */
export function useInquiries(workspaceId: string, { spam }: { readonly spam: boolean }) {
  const list = usePagedList({
    queryKey: queryKeys.inquiries(workspaceId, spam ? 'spam' : 'messages'),
    load: (page, signal) => listInquiries({ workspace: workspaceId, page, spam, signal }),
  });
  return { ...list, isFull: list.query.data?.pages.at(-1)?.is_full === true };
}

/** Marks an inquiry as read or unread. Shows it at once, and undoes it if the server rejects it. */
export function useMarkInquiry(workspaceId: string) {
  const queries = useQueryClient();
  const queryKey = queryKeys.inquiries(workspaceId);
  const show = (changed: Inquiry) =>
    queries.setQueriesData<Pages>({ queryKey }, (known) => known && withInquiry(known, changed));
  return useMutation({
    mutationFn: (inquiry: Inquiry) => updateInquiry(inquiry, { is_read: inquiry.is_read }),
    // A pending answer would restore the old state.
    onMutate: async (inquiry) => {
      await queries.cancelQueries({ queryKey });
      show(inquiry);
    },
    onError(error, inquiry) {
      show({ ...inquiry, is_read: !inquiry.is_read });
      showToast('error', errorSentence(error));
    },
  });
}

function withInquiry(known: Pages, changed: Inquiry): Pages {
  const pages = known.pages.map((page) => ({
    ...page,
    results: page.results.map((one) => (one.id === changed.id ? changed : one)),
  }));
  return { ...known, pages };
}
