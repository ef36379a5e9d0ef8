import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation } from 'wouter';
import { getApiKey, deleteApiKey, updateApiKey } from '../../api/api-keys.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence, isMissing } from '../../lib/http-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CardColumns } from '../../ui/side-by-side.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ApiKeyCard } from './api-key-card.tsx';
import { Button, Card, CardContent } from '@mui/material';
import { useState } from 'react';
import { CallDialog } from '../../records/call-dialog.tsx';
import { SaveForm, useSave } from '../../records/save-form.tsx';
import type { ApiKey } from '../../../shared/wire/api-keys.ts';
import { leaveUnasked } from '../../ui/leave/ask-to-leave.ts';
import { ApiKeyFields, apiKeyInput, apiKeyValues, useApiKeyForm } from './api-key-form.tsx';

interface ApiTokenEditScreenProps {
  readonly workspaceId: string;
  readonly apiKeyId: string;
}

export function ApiTokenEditScreen({ workspaceId, apiKeyId }: ApiTokenEditScreenProps) {
  const { t } = useTranslation();
  const apiKey = useQuery({ queryKey: queryKeys.apiKey(apiKeyId), queryFn: () => getApiKey(apiKeyId) });
  const own = apiKey.data?.workspace ?? workspaceId;
  if (own !== workspaceId) return <Redirect to={`/workspaces/${own}/api-tokens/${apiKeyId}`} replace />;
  return (
    <>
      <PageHeader
        title={t('apiTokens.editTitle')}
        back={{ href: `/workspaces/${workspaceId}/api-tokens`, label: t('apiTokens.title') }}
      />
      {apiKey.isPending && <Spinner />}
      {apiKey.isError && (
        <ErrorState
          message={`${t('apiTokens.oneLoadFailed')}. ${errorSentence(apiKey.error)}`}
          {...(isMissing(apiKey.error) ? {} : { onRetry: () => void apiKey.refetch() })}
        />
      )}
      {apiKey.data && (
        <CardColumns key={apiKeyId}>
          <ApiKeyCard apiKey={apiKey.data} />
          <ApiKeyEditCard apiKey={apiKey.data} />
        </CardColumns>
      )}
    </>
  );
}

/** Save is enabled once something has changed. */
function ApiKeyEditCard({ apiKey }: { readonly apiKey: ApiKey }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [deleting, setDeleting] = useState(false);
  const form = useApiKeyForm(apiKey);
  const saving = useSave(form, {
    toast: 'all',
    send: (values) => updateApiKey(apiKey.id, apiKeyInput(values)),
    successMessage: t('apiTokens.updated'),
    onSaved(saved) {
      void queries.invalidateQueries({ queryKey: queryKeys.apiKey(saved.id) });
      void queries.invalidateQueries({ queryKey: queryKeys.apiKeys(saved.workspace) });
      form.reset(apiKeyValues(saved));
    },
  });
  const deleteButton = (
    <Button color="error" onClick={() => setDeleting(true)}>
      {t('apiTokens.delete')}
    </Button>
  );
  return (
    <Card>
      <CardContent>
        <SaveForm saving={saving} submitLabel={t('common.save')} otherAction={deleteButton} onlyChanges>
          <ApiKeyFields control={form.control} />
        </SaveForm>
        {deleting && (
          <CallDialog
            title={t('apiTokens.deleteTitle')}
            confirmLabel={t('apiTokens.delete')}
            call={() => deleteApiKey(apiKey.id)}
            successMessage={t('apiTokens.deleted')}
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
