import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../../../field-plugins/sdk/kit/button.tsx';
import { hasUnsavedChanges } from '../../editor/store/block-facts.ts';
import type { Editor } from '../../editor/store/create-editor.ts';
import type { EditorState } from '../../editor/store/editor-state.ts';
import { useInPause } from '../../editor/use-in-pause.ts';
import { unpublishedFields } from '../../editor/store/publish-places.ts';
import type { Page } from '../../../shared/wire/content.ts';
import { showToast } from '../../state/app-store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { useNextFocus } from '../../ui/use-next-focus.ts';
import { PageMenu } from './editor-page-menu.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { getPage, publishPage, updatePage } from '../../api/pages.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence, HttpError } from '../../lib/http-error.ts';
import { useDedupedMutation } from '../../lib/use-deduped-mutation.ts';

interface PageEditorHeaderProps {
  readonly page: Page;
  readonly editor: Editor;
  onChanged(): void;
}

export function PageEditorHeader({ page, editor, onChanged }: PageEditorHeaderProps) {
  const { t } = useTranslation();
  const [question, setQuestion] = useState<'save' | 'unpublish' | null>(null);
  const { publish, unpublish, busy } = usePublishing(page, editor, onChanged);
  const unsaved = useStore(editor.store, hasUnsavedChanges);
  const missing = useInPause(editor.store, countUnpublished);
  const close = () => setQuestion(null);
  const root = useRef<HTMLDivElement>(null);
  // Publishing removes its own button, so the focus moves to the last button that remains.
  useNextFocus(root, () => [...(root.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].at(-1));

  async function saveAndPublish(): Promise<void> {
    close();
    if (await editor.commands.saveAll()) publish();
    else showToast('error', t('pageEditor.notAllSaved'));
  }

  return (
    <div ref={root}>
      <PageHeader
        title={page.title}
        description={page.url_path}
        back={{ href: `/workspaces/${page.workspace}/pages`, label: t('pages.title') }}
        meta={<PageChips page={page} />}
        menu={<PageMenu page={page} onChanged={onChanged} />}
        actions={
          <>
            {!page.in_draft && (
              <Button variant="outlined" disabled={busy} onClick={() => setQuestion('unpublish')}>
                {t('pageEditor.unpublish')}
              </Button>
            )}
            {missing > 0 && (
              <Button
                color="inherit"
                size="small"
                className="page-missing"
                onClick={() => editor.commands.showUnpublished()}
              >
                {t('pageEditor.missing', { count: missing })}
              </Button>
            )}
            {(page.in_draft || page.has_unpublished_changes || unsaved) && (
              <LoadingButton loading={busy} onClick={() => (unsaved ? setQuestion('save') : publish())}>
                {t(page.in_draft ? 'pageEditor.publish' : 'pageEditor.publishChanges')}
              </LoadingButton>
            )}
          </>
        }
      />
      <ConfirmDialog
        open={question === 'save'}
        color="primary"
        title={t('pageEditor.unsavedTitle')}
        confirmLabel={t('pageEditor.saveAndPublish')}
        onConfirm={() => void saveAndPublish()}
        onClose={close}
      >
        {t('pageEditor.unsavedText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'unpublish'}
        title={t('pageEditor.unpublishTitle')}
        confirmLabel={t('pageEditor.unpublish')}
        onConfirm={() => {
          close();
          unpublish();
        }}
        onClose={close}
      >
        {t('pageEditor.unpublishText', { title: page.title })}
      </ConfirmDialog>
    </div>
  );
}

function countUnpublished(state: EditorState): number {
  return unpublishedFields(state).length;
}

function PageChips({ page }: { readonly page: Page }) {
  const { t } = useTranslation();
  if (page.in_draft) return <StatusChip label={t('pages.inDraft')} tone="neutral" />;
  return (
    <>
      <StatusChip label={t('pages.live')} tone="success" />
      {page.has_unpublished_changes && <StatusChip label={t('pages.changed')} tone="warning" />}
    </>
  );
}

/** Publishing uses the data stored on the server, not the data in the editor. */
function usePublishing(page: Page, { commands }: Editor, onChanged: () => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const settle = useDedupedMutation({
    mutationFn: async (live: boolean) => {
      // Saving a block changes the revision of its page, so read it at the last moment.
      const { id, revision, in_draft } = await getPage(page.id);
      return live && !in_draft ? publishPage(id) : updatePage({ id, revision }, { in_draft: !live });
    },
    onSuccess: (_, live) => showToast('success', t(live ? 'pageEditor.published' : 'pageEditor.unpublished')),
    onError(error) {
      const { status, fields } = error instanceof HttpError ? error : {};
      // Blocks may lack values that publishing requires. This editor does not know if another user removed them.
      if (fields !== undefined && commands.showUnpublished(fields))
        return showToast('error', t('pageEditor.notPublished'));
      showToast('error', status === 412 ? t('pageEditor.stale') : errorSentence(error));
    },
    onSettled() {
      onChanged();
      void queries.invalidateQueries({ queryKey: [...queryKeys.pages(page.workspace), 'list'] });
    },
  });
  return {
    publish: () => settle.mutate(true),
    unpublish: () => settle.mutate(false),
    busy: settle.isPending,
  };
}
