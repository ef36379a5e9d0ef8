import { Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { deleteWorkspace } from '../../api/workspaces.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { useJoinedMutation } from '../../lib/use-joined-mutation.ts';
import type { Workspace } from '../../../shared/wire/workspaces.ts';
import { showToast, useAppStore } from '../../state/app-store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DeleteWorkspaceDialogProps {
  readonly workspace: Workspace;
  onClose(): void;
}

/** Asks for the title of the workspace before deleting it, so the user cannot delete the wrong one. */
export function DeleteWorkspaceDialog({ workspace, onClose }: DeleteWorkspaceDialogProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const remove = useJoinedMutation({
    mutationFn: () => deleteWorkspace(workspace.id),
    async onSuccess() {
      // The screen behind belongs to the deleted workspace: reload the list first, then go back to it.
      await useAppStore.getState().workspaces.load();
      showToast('success', t('workspaces.deleted'));
      navigate('/workspaces');
    },
    onError: (error) => showToast('error', errorSentence(error)),
  });
  return (
    <ConfirmDialog
      open
      title={t('workspaces.deleteConfirmTitle')}
      confirmLabel={t('workspaces.delete')}
      confirmDisabled={typed.trim() !== workspace.title.trim()}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
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
    </ConfirmDialog>
  );
}
