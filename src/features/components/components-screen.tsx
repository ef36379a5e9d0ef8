import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { listBlockContentModels, listSchemaSteps } from '../../api/block-content-models.ts';
import { createComponent, deleteComponent, listComponents, updateComponent } from '../../api/components.ts';
import { BlockEditor } from '../../editor/block-editor.tsx';
import { type FieldPlugins, useFieldPlugins } from '../../editor/field-plugins-context.ts';
import { openJournal } from '../../editor/journal/open-journal.ts';
import { useTypeImages } from '../../editor/miniatures/type-image.tsx';
import { noticeText } from '../../editor/notice-text.ts';
import { RowImageContext } from '../../editor/rows/block-row.tsx';
import {
  type BlockApi,
  isOfOneTime,
  type Reloaded,
  type StoredBlock,
  type WriteError,
} from '../../editor/store/block-api.ts';
import { createEditor } from '../../editor/store/create-editor.ts';
import { LoadState } from '../../records/load-state.tsx';
import type { BlockContentModel, Component } from '../../../shared/wire/content.ts';
import { showToast, useAppStore } from '../../state/app-store.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { readLastChange } from '../../editor/read-last-change.ts';
import { readWriteError } from '../../editor/read-write-error.ts';

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
async function readComponents(workspaceId: string, loadFor: FieldPlugins['loadFor']): Promise<Read> {
  const [models, components] = await Promise.all([
    listBlockContentModels('COMPONENT', loadFor),
    listComponents(workspaceId),
  ]);
  const read = { models, components };
  return isOfOneTime(reloaded(read)) ? read : readComponents(workspaceId, loadFor);
}

interface Read {
  readonly models: readonly BlockContentModel[];
  readonly components: readonly Component[];
}

function reloaded({ models, components }: Read): Reloaded {
  return { models, blocks: components.map(componentBlock) };
}

function Components({ workspaceId, models, components }: ComponentsScreenProps & Read) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { registry, loadFor } = useFieldPlugins();
  const userId = useAppStore((state) => state.session.user?.id ?? '');
  const workspace = useAppStore(({ workspaces }) => workspaces.list.find(({ id }) => id === workspaceId));
  const [editor] = useState(() =>
    createEditor({
      ...{ models, registry, fixed: true, userId, workspace },
      api: componentBlockApi(workspaceId, {
        reload: async () => reloaded(await readComponents(workspaceId, loadFor)),
        steps: (modelId, after) => listSchemaSteps(modelId, after, loadFor),
      }),
      blocks: components.map(componentBlock),
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
      <BlockEditor editor={editor} navigate={navigate} />
    </RowImageContext>
  );
}

function componentBlock(component: Component): StoredBlock {
  const { id, block_content_model: modelId, data, revision, shape } = component;
  return { id, modelId, data, revision, shape, changed: readLastChange(component) };
}

async function attempt<Result>(write: () => Promise<Result>): Promise<Result | WriteError> {
  try {
    return await write();
  } catch (error) {
    return readWriteError(error, (record) => componentBlock(record as Component));
  }
}

/** There is one component of each type. If it was created elsewhere, that is a change like any other. */
async function createdMeanwhile(
  workspace: string,
  modelId: string,
  refusal: WriteError,
): Promise<WriteError> {
  const components = await listComponents(workspace);
  const current = components.find(({ block_content_model }) => block_content_model === modelId);
  return current === undefined ? refusal : { kind: 'conflict', current: componentBlock(current) };
}

function componentBlockApi(workspace: string, reading: Pick<BlockApi, 'reload' | 'steps'>): BlockApi {
  return {
    ...reading,
    async create({ modelId, data, shape, copyOf, attempt: key }) {
      const result = await attempt(async () => {
        const copied = copyOf !== undefined && { copy_of: copyOf };
        const component = await createComponent(
          { data, shape, workspace, block_content_model: modelId, ...copied },
          key,
        );
        return { kind: 'saved', block: componentBlock(component) } as const;
      });
      const isRejectedType = result.kind === 'fieldErrors' && 'block_content_model' in result.errors;
      return isRejectedType ? attempt(() => createdMeanwhile(workspace, modelId, result)) : result;
    },
    update: ({ id, revision, data, shape }) =>
      attempt(async () => {
        const component = await updateComponent({ id, revision }, { data, shape });
        return { kind: 'saved', block: componentBlock(component) } as const;
      }),
    remove: (component) =>
      attempt(async () => {
        await deleteComponent(component);
        return { kind: 'removed' } as const;
      }),
    // There is one of each type, so there is no order to save.
    reorder: async () => ({ kind: 'reordered', blocks: [] }),
  };
}
