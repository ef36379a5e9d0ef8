import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { getWorkspace } from '../../api/workspaces.ts';
import { LoadState } from '../../records/load-state.tsx';
import type { Workspace } from '../../../shared/wire/workspaces.ts';

interface LoadedWorkspaceProps {
  readonly workspaceId: string;
  /** Renders the form. It stays once loaded, so a failed reload loses nothing that was typed. */
  children(workspace: Workspace): ReactNode;
}

export function LoadedWorkspace({ workspaceId, children }: LoadedWorkspaceProps) {
  const { t } = useTranslation();
  const workspace = useQuery({
    queryKey: queryKeys.workspace(workspaceId),
    queryFn: () => getWorkspace(workspaceId),
  });
  if (workspace.data) return children(workspace.data);
  return <LoadState query={workspace} failed={t('workspaces.notFound')} />;
}
