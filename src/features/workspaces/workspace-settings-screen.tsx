import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadedWorkspace } from './loaded-workspace.tsx';
import { SiteForm } from './site/site-form.tsx';
import { WorkspaceSettingsForm } from './workspace-settings-form.tsx';

/** Edits the title and description of a workspace, and its website. */
export function WorkspaceSettingsScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('workspaces.parts.settings')} />
      <LoadedWorkspace workspaceId={workspaceId}>
        {(workspace) => (
          <Stack key={workspaceId} sx={{ gap: 4 }}>
            <WorkspaceSettingsForm workspace={workspace} />
            <SiteForm workspace={workspace} />
          </Stack>
        )}
      </LoadedWorkspace>
    </>
  );
}
