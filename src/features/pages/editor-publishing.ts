import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getPage, publishPage, updatePage } from '../../api/pages.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence, HttpError } from '../../lib/http-error.ts';
import { useJoinedMutation } from '../../lib/use-joined-mutation.ts';
import type { Editor } from '../../editor/store/create-editor.ts';
import type { Page } from '../../../shared/wire/content.ts';
import { showToast } from '../../state/app-store.ts';

/** Publishes and withdraws a page. Publishes the server's current data. */
export function usePublishing(page: Page, { commands }: Editor, onChanged: () => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const settle = useJoinedMutation({
    mutationFn: async (live: boolean) => {
      // Saving a block changes the revision of its page, so read it at the last moment.
      const { id, revision, in_draft } = await getPage(page.id);
      return live && !in_draft ? publishPage(id) : updatePage({ id, revision }, { in_draft: !live });
    },
    onSuccess: (_, live) => showToast('success', t(live ? 'pageEditor.published' : 'pageEditor.withdrawn')),
    onError(error) {
      const { status, fields } = error instanceof HttpError ? error : {};
      // Blocks may lack values that publishing requires. If another user changed them so, this editor does not know.
      if (fields !== undefined && commands.showUnpublished(fields))
        return showToast('error', t('pageEditor.unpublished'));
      showToast('error', status === 412 ? t('pageEditor.stale') : errorSentence(error));
    },
    onSettled() {
      onChanged();
      void queries.invalidateQueries({ queryKey: [...queryKeys.pages(page.workspace), 'list'] });
    },
  });
  return { publish: () => settle.mutate(true), withdraw: () => settle.mutate(false), busy: settle.isPending };
}
