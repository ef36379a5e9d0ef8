import { Button, Card, CardContent } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { deleteApiKey, updateApiKey } from '../../api/api-keys.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { CallDialog } from '../../records/call-dialog.tsx';
import { useSave } from '../../records/save-form.tsx';
import type { ApiKey } from '../../../shared/wire/api-keys.ts';
import { showToast } from '../../state/app-store.ts';
import { leaveUnasked } from '../../ui/leave/ask-to-leave.ts';
import { LoadingButton } from '../../ui/loading-button.tsx';
import {
  ApiKeyForm,
  apiKeyInput,
  apiKeyNames,
  apiKeyValues,
  useApiKeyForm,
  type ApiKeyValues,
} from './api-key-form.tsx';

/** Edits or deletes an API token. Save is enabled once something has changed. */
export function ApiKeyEditCard({ apiKey }: { readonly apiKey: ApiKey }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [deleting, setDeleting] = useState(false);
  const form = useApiKeyForm(apiKey);
  const saving = useSave(form, {
    names: apiKeyNames,
    toast: 'all',
    send: (values: ApiKeyValues) => updateApiKey(apiKey.id, apiKeyInput(values)),
    onSaved(saved) {
      void queries.invalidateQueries({ queryKey: queryKeys.apiKey(saved.id) });
      void queries.invalidateQueries({ queryKey: queryKeys.apiKeys(saved.workspace) });
      form.reset(apiKeyValues(saved));
      showToast('success', t('apiTokens.updated'));
    },
  });
  return (
    <Card>
      <CardContent>
        <ApiKeyForm form={form} onSubmit={saving.save}>
          <Button color="error" onClick={() => setDeleting(true)} sx={{ mr: 'auto' }}>
            {t('apiTokens.delete')}
          </Button>
          <LoadingButton type="submit" loading={saving.isPending} disabled={!form.formState.isDirty}>
            {t('common.save')}
          </LoadingButton>
        </ApiKeyForm>
        {deleting && (
          <CallDialog
            title={t('apiTokens.deleteTitle')}
            confirmLabel={t('apiTokens.delete')}
            call={() => deleteApiKey(apiKey.id)}
            done={t('apiTokens.deleted')}
            changes={queryKeys.apiKeys(apiKey.workspace)}
            onDone={() => leaveUnasked(() => navigate(`/workspaces/${apiKey.workspace}/api-tokens`))}
            onClose={() => setDeleting(false)}
          >
            {t('apiTokens.deleteText', { title: apiKey.title })}
          </CallDialog>
        )}
      </CardContent>
    </Card>
  );
}
