import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { getWorkspace } from '../../api/workspaces.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { WorkspaceSettingsForm } from './workspace-settings-form.tsx';

/** What a workspace is called and what it is about. */
export function WorkspaceSettingsScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  const workspace = useQuery({
    queryKey: queryKeys.workspace(workspaceId),
    queryFn: () => getWorkspace(workspaceId),
  });
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader title={t('workspaces.parts.settings')} />
      {workspace.isPending && <Spinner />}
      {workspace.isLoadingError && (
        <ErrorState
          message={`${t('workspaces.notFound')}. ${errorSentence(workspace.error)}`}
          onRetry={() => void workspace.refetch()}
        />
      )}
      {workspace.data && <WorkspaceSettingsForm key={workspaceId} workspace={workspace.data} />}
    </Box>
  );
}
