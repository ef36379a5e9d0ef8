import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listBlockContentModels, listSchemaSteps } from '../../api/block-content-models.ts';
import { createComponent, deleteComponent, listComponents, updateComponent } from '../../api/components.ts';
import { BlockEditor } from '../../editor/block-editor.tsx';
import { type FieldPlugins, useFieldPlugins } from '../../editor/field-plugins-context.ts';
import { openJournal } from '../../editor/journal/open-journal.ts';
import { useTypeImages } from '../../editor/miniatures/type-image.tsx';
import { noticeText } from '../../editor/notice-text.ts';
import { RowImageContext } from '../../editor/rows/block-row.tsx';
import { type BlockApi, isOfOneTime, type Reloaded } from '../../editor/store/block-api.ts';
import { createEditor } from '../../editor/store/create-editor.ts';
import { LoadState } from '../../records/load-state.tsx';
import { showToast, useAppStore } from '../../state/app-store.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { attempt, recordBlockApi, storedBlock } from '../../editor/record-block-api.ts';

interface ComponentsScreenProps {
  readonly workspaceId: string;
}

/** The shared components of a workspace: one editable block per component type. */
export function ComponentsScreen({ workspaceId }: ComponentsScreenProps) {
  const { t } = useTranslation();
  const { loadFor } = useFieldPlugins();
  const query = useQuery({
    queryKey: ['components', workspaceId],
    queryFn: () => readComponents(workspaceId, loadFor),
    // Editing starts from the server's current data.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <>
      <PageHeader title={t('components.title')} description={t('components.text')} />
      {query.data ? (
        <Components workspaceId={workspaceId} {...query.data} />
      ) : (
        <LoadState query={query} failed={t('components.loadFailed')} />
      )}
    </>
  );
}

/**
 * Reads models and components at once. If a plan was applied in between, reads again, because components must not be
 * read with fields of another schema version.
 */
async function readComponents(workspaceId: string, loadFor: FieldPlugins['loadFor']): Promise<Reloaded> {
  const [models, components] = await Promise.all([
    listBlockContentModels('COMPONENT', loadFor),
    listComponents(workspaceId),
  ]);
  const read = { models, blocks: components.map(storedBlock) };
  return isOfOneTime(read) ? read : readComponents(workspaceId, loadFor);
}

function Components({ workspaceId, models, blocks }: ComponentsScreenProps & Reloaded) {
  const { t } = useTranslation();
  const { registry, loadFor } = useFieldPlugins();
  const userId = useAppStore((state) => state.session.user?.id ?? '');
  const workspace = useAppStore(({ workspaces }) => workspaces.list.find(({ id }) => id === workspaceId));
  const [editor] = useState(() =>
    createEditor({
      ...{ models, blocks, registry, fixed: true, userId, workspace },
      api: componentBlockApi(workspaceId, {
        reload: () => readComponents(workspaceId, loadFor),
        steps: (modelId, after) => listSchemaSteps(modelId, after, loadFor),
      }),
      journal: openJournal({ user: userId, scope: `components/${workspaceId}` }),
      notify(notice) {
        const { kind, message } = noticeText(notice, t);
        showToast(kind, message);
      },
    }),
  );
  const image = useTypeImages(models, 'strip');
  return (
    <RowImageContext value={image}>
      <BlockEditor editor={editor} />
    </RowImageContext>
  );
}

function componentBlockApi(workspace: string, reading: Pick<BlockApi, 'reload' | 'steps'>): BlockApi {
  const api = recordBlockApi({
    ...reading,
    create: (input, _, key) => createComponent({ ...input, workspace }, key),
    update: updateComponent,
    remove: deleteComponent,
    // There is one of each type, so there is no order to save.
    reorder: async () => [],
  });
  return {
    ...api,
    async create(block) {
      const result = await api.create(block);
      if (result.kind !== 'fieldErrors' || !('block_content_model' in result.errors)) return result;
      // The component was created elsewhere: that is a change like any other.
      return attempt(async () => {
        const components = await listComponents(workspace);
        const current = components.find(({ block_content_model }) => block_content_model === block.modelId);
        return current === undefined ? result : { kind: 'conflict', current: storedBlock(current) };
      });
    },
  };
}
