import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../api/query-keys.ts';
import { getWorkspace } from '../../../api/workspaces.ts';
import { errorSentence } from '../../../lib/http-error.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { SeoForm } from './seo-form.tsx';

/** What search engines and shared links are told of the site. */
export function WorkspaceSeoScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  const workspace = useQuery({
    queryKey: queryKeys.workspace(workspaceId),
    queryFn: () => getWorkspace(workspaceId),
  });
  return (
    <>
      <PageHeader title={t('workspaces.parts.seo')} description={t('seo.text')} />
      {workspace.isPending && <Spinner />}
      {workspace.isLoadingError && (
        <ErrorState
          message={`${t('workspaces.notFound')}. ${errorSentence(workspace.error)}`}
          onRetry={() => void workspace.refetch()}
        />
      )}
      {workspace.data && <SeoForm key={workspaceId} workspace={workspace.data} />}
    </>
  );
}
