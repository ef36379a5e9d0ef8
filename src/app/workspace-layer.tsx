import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkspacesOutlined } from '../../field-plugins/sdk/kit/icons.ts';
import { useAppStore } from '../state/app-store.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Spinner } from '../ui/spinner.tsx';

interface WorkspaceLayerProps {
  readonly workspaceId: string;
  readonly children: ReactNode;
}

export function WorkspaceLayer({ workspaceId, children }: WorkspaceLayerProps) {
  const { t } = useTranslation();
  const { list, status, load } = useAppStore((state) => state.workspaces);
  const known = list.some(({ id }) => id === workspaceId);
  if (known) return children;
  if (status === 'failed')
    return <ErrorState message={`${t('workspaces.loadFailed')}.`} onRetry={() => void load()} />;
  if (status !== 'ready') return <Spinner />;
  return (
    <EmptyState
      icon={<WorkspacesOutlined />}
      action={
        <LinkButton href="/workspaces" variant="outlined">
          {t('workspaces.toList')}
        </LinkButton>
      }
    >
      {t('workspaces.unknown')}
    </EmptyState>
  );
}
