import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editor } from '../editor/store/create-editor.ts';
import { useShownModels } from '../editor/use-shown-models.ts';
import { collectRendered, type RenderedPage } from './collect-rendered.ts';
import { startSession } from './start-session.ts';
import { usePreviewData } from './use-preview-data.ts';

interface RenderedNowOptions {
  readonly editor: Editor;
  readonly page: { readonly id: string; readonly workspace: string };
}

/** The page in the editor, rendered once and again when it changes. Undefined until all its blocks are rendered. */
export function useRenderedNow({ editor, page }: RenderedNowOptions) {
  const { t } = useTranslation();
  const { workspace } = page;
  const query = usePreviewData(page);
  const { data } = query;
  const models = useShownModels(editor);
  const nameOf = useEffectEvent((modelId: string) => models.find(modelId)?.name ?? t('editor.unknownBlock'));
  const [rendered, setRendered] = useState<RenderedPage>();
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (data === undefined) return undefined;
    const session = startSession({
      ...{ editor, workspace, data, marks: false },
      nameOf: (modelId) => nameOf(modelId),
      failed: () => setIsFailed(true),
    });
    session.following.attach(
      collectRendered((next) => {
        if (next.blocks.length === editor.store.getState().order.length) setRendered(next);
      }),
    );
    return session.end;
  }, [editor, workspace, data, attempt]);
  return {
    rendered,
    isFailed: isFailed || query.isError,
    retry() {
      setIsFailed(false);
      if (query.isError) void query.refetch();
      else setAttempt(attempt + 1);
    },
  };
}
