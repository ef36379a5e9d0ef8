import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listSchemaSteps } from '../../api/block-content-models.ts';
import { BlockEditor } from '../../editor/block-editor.tsx';
import { useFieldPlugins } from '../../editor/field-plugins-context.ts';
import { openJournal } from '../../editor/journal/open-journal.ts';
import { createBlock, deleteBlock, updateBlock } from '../../api/blocks.ts';
import { reorderPage } from '../../api/pages.ts';
import { recordBlockApi, storedBlock } from '../../editor/record-block-api.ts';
import { noticeText } from '../../editor/notice-text.ts';
import type { BlockApi, Reloaded } from '../../editor/store/block-api.ts';
import { createEditor } from '../../editor/store/create-editor.ts';
import { usePreviewArea } from '../../preview/use-preview-area.tsx';
import type { BlockContentModel, Page } from '../../../shared/wire/content.ts';
import { showToast, useAppStore } from '../../state/app-store.ts';
import { PageEditorHeader } from './editor-header.tsx';
import { PageInformation } from './editor-information.tsx';
import { PageVersions } from './editor-versions.tsx';

interface OpenPageProps {
  readonly page: Page;
  readonly models: readonly BlockContentModel[];
  /** Called when the page's own data changed, such as its state or last author. */
  onChanged(): void;
  reload(): Promise<Reloaded>;
  onReplaced(): Promise<void>;
}

export function OpenPage({ page, models, onChanged, onReplaced, reload }: OpenPageProps) {
  const { t } = useTranslation();
  const { registry, loadFor } = useFieldPlugins();
  const userId = useAppStore((state) => state.session.user?.id ?? '');
  const workspace = useAppStore(({ workspaces }) => workspaces.list.find((one) => one.id === page.workspace));
  const latest = useRef({ t, onChanged, reload });
  latest.current = { t, onChanged, reload };
  const { id, title, url_path } = page;
  const [editor] = useState(() =>
    createEditor({
      ...{ models, registry, blocks: page.page_blocks.map(storedBlock) },
      ...{ userId, page: { id, title, url_path }, workspace },
      api: pageBlockApi(page.id, {
        onChanged: () => latest.current.onChanged(),
        reload: () => latest.current.reload(),
        steps: (modelId, after) => listSchemaSteps(modelId, after, loadFor),
      }),
      journal: openJournal({ user: userId, scope: `page/${page.id}` }),
      notify(notice) {
        const { kind, message } = noticeText(notice, latest.current.t);
        showToast(kind, message);
      },
    }),
  );
  const beside = usePreviewArea({ editor, page });
  const { pageChanged } = editor.commands;
  useEffect(() => {
    // A link may lead to a block.
    const key = location.hash.slice(1);
    if (!editor.store.getState().blocks.has(key)) return;
    history.replaceState(history.state, '', location.pathname);
    editor.commands.open(key, { field: null });
  }, [editor]);
  useEffect(() => pageChanged({ id, title, url_path }), [pageChanged, id, title, url_path]);
  return (
    <>
      <PageEditorHeader page={page} editor={editor} onChanged={onChanged} />
      <PageInformation page={page} />
      <PageVersions page={page} editor={editor} onReplaced={onReplaced} />
      <BlockEditor editor={editor} beside={beside} />
    </>
  );
}

interface PageBlockApiOptions extends Pick<BlockApi, 'reload' | 'steps'> {
  /** Called after every successful write. */
  onChanged(): void;
}

function pageBlockApi(page: string, { onChanged, ...reading }: PageBlockApiOptions): BlockApi {
  async function changing<Answer>(call: Promise<Answer>): Promise<Answer> {
    const answer = await call;
    onChanged();
    return answer;
  }
  return recordBlockApi({
    ...reading,
    create: (input, order, key) => changing(createBlock({ ...input, page, order }, key)),
    update: (ref, patch) => changing(updateBlock(ref, patch)),
    remove: (ref) => changing(deleteBlock(ref)),
    reorder: async (ids) => (await changing(reorderPage(page, ids))).page_blocks,
  });
}
