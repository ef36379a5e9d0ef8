import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Add, WorkspacesOutlined } from '../../../field-plugins/sdk/kit/icons.ts';
import { useAppStore } from '../../state/app-store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { WorkspaceCards } from './workspace-cards.tsx';

export function WorkspacesScreen() {
  const { t } = useTranslation();
  // Without workspaces, the prompt below offers it.
  const isEmpty = useAppStore(
    ({ workspaces }) => workspaces.status === 'ready' && workspaces.list.length === 0,
  );
  useEffect(() => {
    // The cards show page counts, which may have changed since the list was read at start.
    useAppStore.getState().workspaces.refresh();
  }, []);
  return (
    <>
      <PageHeader
        title={t('workspaces.title')}
        actions={
          !isEmpty && (
            <LinkButton href="/workspaces/create" variant="contained" startIcon={<Add />}>
              {t('workspaces.create')}
            </LinkButton>
          )
        }
      />
      <LoadedWorkspaces />
    </>
  );
}

function LoadedWorkspaces() {
  const { t } = useTranslation();
  const { list, status, load } = useAppStore((state) => state.workspaces);
  if (status === 'failed') {
    return <ErrorState message={`${t('workspaces.loadFailed')}.`} onRetry={() => void load()} />;
  }
  if (status !== 'ready') return <Spinner />;
  if (list.length === 0) {
    return (
      <EmptyState
        icon={<WorkspacesOutlined />}
        action={
          <LinkButton href="/workspaces/create" variant="contained" startIcon={<Add />}>
            {t('workspaces.create')}
          </LinkButton>
        }
      >
        {t('workspaces.emptyTitle')}. {t('workspaces.createText')}
      </EmptyState>
    );
  }
  return <WorkspaceCards workspaces={list} />;
}
