import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../api/query-keys.ts';
import { getDesign } from '../../../api/site-design.ts';
import { LoadState } from '../../../records/load-state.tsx';
import type { Workspace } from '../../../../shared/wire/workspaces.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { LoadedWorkspace } from '../loaded-workspace.tsx';
import { DesignForm } from './design-form.tsx';

export function WorkspaceDesignScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('workspaces.parts.design')} description={t('design.text')} />
      <LoadedWorkspace workspaceId={workspaceId}>
        {(workspace) => <LoadedDesign key={workspaceId} workspace={workspace} />}
      </LoadedWorkspace>
    </>
  );
}

function LoadedDesign({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: queryKeys.design(workspace.id),
    queryFn: () => getDesign(workspace.id),
  });
  if (query.data) return <DesignForm workspace={workspace} design={query.data} />;
  return <LoadState query={query} failed={t('design.loadFailed')} />;
}
