import { Button, Card, CardContent } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { deleteAccess, updateAccess } from '../../api/accesses.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { CallDialog } from '../../records/call-dialog.tsx';
import { useSave } from '../../records/save-form.tsx';
import type { Access } from '../../../shared/wire/accesses.ts';
import { showToast } from '../../state/app-store.ts';
import { leaveUnasked } from '../../ui/leave/ask-to-leave.ts';
import { LoadingButton } from '../../ui/loading-button.tsx';
import {
  AccessForm,
  accessInput,
  accessNames,
  accessValues,
  useAccessForm,
  type AccessValues,
} from './access-form.tsx';

/** Edits or deletes an API token. Save is enabled once something has changed. */
export function AccessEditCard({ access }: { readonly access: Access }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [deleting, setDeleting] = useState(false);
  const form = useAccessForm(access);
  const saving = useSave(form, {
    names: accessNames,
    toast: 'all',
    send: (values: AccessValues) => updateAccess(access.id, accessInput(values)),
    onSaved(saved) {
      void queries.invalidateQueries({ queryKey: queryKeys.access(saved.id) });
      void queries.invalidateQueries({ queryKey: queryKeys.accesses(saved.workspace) });
      form.reset(accessValues(saved));
      showToast('success', t('apiTokens.updated'));
    },
  });
  return (
    <Card>
      <CardContent>
        <AccessForm form={form} onSubmit={saving.save}>
          <Button color="error" onClick={() => setDeleting(true)} sx={{ mr: 'auto' }}>
            {t('apiTokens.delete')}
          </Button>
          <LoadingButton type="submit" loading={saving.isPending} disabled={!form.formState.isDirty}>
            {t('common.save')}
          </LoadingButton>
        </AccessForm>
        {deleting && (
          <CallDialog
            title={t('apiTokens.deleteTitle')}
            confirmLabel={t('apiTokens.delete')}
            call={() => deleteAccess(access.id)}
            done={t('apiTokens.deleted')}
            changes={queryKeys.accesses(access.workspace)}
            onDone={() => leaveUnasked(() => navigate(`/workspaces/${access.workspace}/api-tokens`))}
            onClose={() => setDeleting(false)}
          >
            {t('apiTokens.deleteText', { title: access.title })}
          </CallDialog>
        )}
      </CardContent>
    </Card>
  );
}
