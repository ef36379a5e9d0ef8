import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/app-store.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DeleteWorkspaceDialog } from './delete-workspace-dialog.tsx';
import { sizes } from '../../../theme/tokens.ts';

/** Actions that cannot be undone: deleting the workspace. */
export function WorkspaceDangerScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('workspaces.danger')} />
      <DeleteSection workspaceId={workspaceId} />
    </>
  );
}

function DeleteSection({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  const { list, status, load } = useAppStore((state) => state.workspaces);
  const [asking, setAsking] = useState(false);
  const workspace = list.find(({ id }) => id === workspaceId);

  if (workspace === undefined) {
    if (status !== 'ready' && status !== 'failed') return <Spinner />;
    return <ErrorState message={`${t('workspaces.notFound')}.`} onRetry={() => void load()} />;
  }
  return (
    <SectionCard title={t('workspaces.delete')}>
      <Typography color="textSecondary" sx={{ mb: 4, maxWidth: sizes.readable }}>
        {t('workspaces.deleteText', { title: workspace.title })}
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('workspaces.delete')}
      </Button>
      {asking && <DeleteWorkspaceDialog workspace={workspace} onClose={() => setAsking(false)} />}
    </SectionCard>
  );
}
