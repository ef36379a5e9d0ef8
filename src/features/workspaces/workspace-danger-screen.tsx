import { Button, Typography, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/app-store.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { sizes } from '../../../theme/tokens.ts';
import { useLocation } from 'wouter';
import { deleteWorkspace } from '../../api/workspaces.ts';
import type { Workspace } from '../../../shared/wire/workspaces.ts';
import { CallDialog } from '../../records/call-dialog.tsx';

export function WorkspaceDangerScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  const workspace = useAppStore(({ workspaces }) => workspaces.list.find(({ id }) => id === workspaceId));
  const [asking, setAsking] = useState(false);
  return (
    <>
      <PageHeader title={t('workspaces.danger')} />
      {workspace && (
        <SectionCard title={t('workspaces.delete')}>
          <Typography color="textSecondary" sx={{ mb: 4, maxWidth: sizes.readable }}>
            {t('workspaces.deleteText', { title: workspace.title })}
          </Typography>
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            {t('workspaces.delete')}
          </Button>
          {asking && <DeleteWorkspaceDialog workspace={workspace} onClose={() => setAsking(false)} />}
        </SectionCard>
      )}
    </>
  );
}

interface DeleteWorkspaceDialogProps {
  readonly workspace: Workspace;
  onClose(): void;
}

/** Asks for the title, so the user cannot delete the wrong workspace. */
function DeleteWorkspaceDialog({ workspace, onClose }: DeleteWorkspaceDialogProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  return (
    <CallDialog
      title={t('workspaces.deleteConfirmTitle')}
      confirmLabel={t('workspaces.delete')}
      confirmDisabled={typed.trim() !== workspace.title.trim()}
      call={() => deleteWorkspace(workspace.id)}
      successMessage={t('workspaces.deleted')}
      onDone={async () => {
        // The screen behind belongs to the deleted workspace: reload the list first, then go back to it.
        await useAppStore.getState().workspaces.load();
        navigate('/workspaces');
      }}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        <Typography>{t('workspaces.deleteText', { title: workspace.title })}</Typography>
        <TextField
          id="delete-workspace-title"
          label={t('workspaces.deleteConfirmLabel', { title: workspace.title })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
        />
      </Stack>
    </CallDialog>
  );
}
