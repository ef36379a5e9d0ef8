import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockContentModel, Page } from '../../../shared/wire/content.ts';
import { Redirect } from 'wouter';
import { addresses } from '../../api/addresses.ts';
import { listBlockContentModels } from '../../api/block-content-models.ts';
import { getPage } from '../../api/pages.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFieldPlugins } from '../../editor/field-plugins-context.ts';
import { errorSentence, isMissing } from '../../lib/http-error.ts';
import { http } from '../../lib/http.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { isOfOneTime, type Reloaded } from '../../editor/store/block-api.ts';
import { storedBlock } from '../../editor/record-block-api.ts';
import { OpenPage } from './editor-open-page.tsx';

interface PageEditorScreenProps {
  readonly workspaceId: string;
  readonly pageId: string;
}

/** Shown once the page and the block types have loaded (spec section 2). */
export function PageEditorScreen({ workspaceId, pageId }: PageEditorScreenProps) {
  const { t } = useTranslation();
  const { loadFor } = useFieldPlugins();
  const [opened, setOpened] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const arrivedPage = usePrefetched(addresses.page(pageId)) as Page | undefined;
  const arrivedModels = usePrefetched(addresses.models('PAGE')) as BlockContentModel[] | undefined;
  const page = useQuery({
    queryKey: [...queryKeys.pages(workspaceId), 'one', pageId],
    queryFn: ({ signal }) => getPage(pageId, signal),
    initialData: arrivedPage,
    ...fromServer,
  });
  const models = useQuery({
    queryKey: ['block-content-models', 'PAGE'],
    queryFn: () => listBlockContentModels('PAGE', loadFor),
    initialData: arrivedModels,
    ...fromServer,
  });
  useEffect(() => {
    if (opened > 0) focusTitle();
  }, [opened]);
  const readAgain = useEffectEvent(() => Promise.all([page.refetch(), models.refetch()]));
  // A plan was applied between the two answers: blocks must not be read with fields of another schema version.
  const isTorn = !isOpen && page.data && models.data && !isOfOneTime(reloaded(page.data, models.data));
  useEffect(() => {
    if (isTorn) void readAgain();
  }, [isTorn, page.data, models.data]);
  const error = (page.data ? null : page.error) ?? (models.data ? null : models.error);
  if (error) {
    const message = `${t('pageEditor.loadFailed')}. ${errorSentence(error)}`;
    if (isMissing(error)) {
      return (
        <div className="page-gone">
          <ErrorState message={message} />
          <LinkButton href={`/workspaces/${workspaceId}/pages`} variant="outlined">
            {t('pages.title')}
          </LinkButton>
        </div>
      );
    }
    return (
      <ErrorState message={message} onRetry={() => void Promise.all([page.refetch(), models.refetch()])} />
    );
  }
  if (page.data && page.data.workspace !== workspaceId)
    return (
      <Redirect
        to={`/workspaces/${page.data.workspace}/pages/${pageId}${location.search}${location.hash}`}
        replace
      />
    );
  if (!page.data || !models.data || isTorn) return <Spinner />;
  if (!isOpen) setIsOpen(true);
  return (
    <OpenPage
      key={opened}
      page={page.data}
      models={models.data}
      onChanged={() => void page.refetch()}
      reload={async () => {
        const [{ data: pageNow }, { data: modelsNow }] = await Promise.all([
          page.refetch({ throwOnError: true }),
          models.refetch({ throwOnError: true }),
        ]);
        if (!pageNow || !modelsNow) throw new Error('The page is gone.');
        return reloaded(pageNow, modelsNow);
      }}
      onReplaced={async () => {
        await Promise.all([page.refetch(), models.refetch()]);
        setIsOpen(false);
        setOpened((count) => count + 1);
      }}
    />
  );
}

/** The content that was requested before the screen loaded, if it has arrived; the next read asks the server. */
function usePrefetched(path: string): unknown {
  const [content] = useState(() => http.prefetched(path));
  useEffect(() => {
    if (content !== undefined) http.dropPrefetched(path);
  }, [content, path]);
  return content;
}

/** The data of the editor when it opens, and when fields have changed. */
function reloaded(page: Page, models: readonly BlockContentModel[]): Reloaded {
  return { models, blocks: page.page_blocks.map(storedBlock) };
}

/** Editing starts from the server's current data, which is reloaded only on request. */
const fromServer = {
  gcTime: 0,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** The page was reopened, and the button that had the focus is gone. */
function focusTitle(): void {
  const title = document.querySelector('h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
}
