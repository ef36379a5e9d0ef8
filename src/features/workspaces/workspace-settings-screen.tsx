import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadedWorkspace } from './loaded-workspace.tsx';
import { WorkspaceSettingsForm } from './workspace-settings-form.tsx';

/** Edits the title and description of a workspace. */
export function WorkspaceSettingsScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('workspaces.parts.settings')} />
      <LoadedWorkspace workspaceId={workspaceId}>
        {(workspace) => <WorkspaceSettingsForm key={workspaceId} workspace={workspace} />}
      </LoadedWorkspace>
    </>
  );
}
