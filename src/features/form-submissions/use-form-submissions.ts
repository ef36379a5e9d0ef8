import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { listFormSubmissions, updateFormSubmission } from '../../api/form-submissions.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { usePagedList } from '../../records/use-paged-list.ts';
import type { FormSubmission, FormSubmissionList } from '../../../shared/wire/form-submissions.ts';
import { showToast } from '../../state/app-store.ts';

type Pages = InfiniteData<FormSubmissionList, number>;

/** The form submissions of a workspace or its spam, a page at a time, and whether there is room for more. */
export function useFormSubmissions(workspaceId: string, { spam }: { readonly spam: boolean }) {
  const list = usePagedList({
    queryKey: queryKeys.formSubmissions(workspaceId, spam ? 'spam' : 'messages'),
    load: (page, signal) => listFormSubmissions({ workspace: workspaceId, page, spam, signal }),
  });
  return { ...list, isFull: list.query.data?.pages.at(-1)?.is_full === true };
}

/** Shows the change at once, and undoes it if the server rejects it. */
export function useMarkSubmission(workspaceId: string) {
  const queries = useQueryClient();
  const queryKey = queryKeys.formSubmissions(workspaceId);
  const show = (changed: FormSubmission) =>
    queries.setQueriesData<Pages>({ queryKey }, (known) => known && withSubmission(known, changed));
  return useMutation({
    mutationFn: (submission: FormSubmission) =>
      updateFormSubmission(submission, { is_read: submission.is_read }),
    // A pending answer would restore the old state.
    onMutate: async (submission) => {
      await queries.cancelQueries({ queryKey });
      show(submission);
    },
    onError(error, submission) {
      show({ ...submission, is_read: !submission.is_read });
      showToast('error', errorSentence(error));
    },
  });
}

function withSubmission(known: Pages, changed: FormSubmission): Pages {
  const pages = known.pages.map((page) => ({
    ...page,
    results: page.results.map((one) => (one.id === changed.id ? changed : one)),
  }));
  return { ...known, pages };
}
