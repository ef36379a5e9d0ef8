import { Card, CardContent } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createApiKey } from '../../api/api-keys.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { SaveForm, useSave } from '../../records/save-form.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ApiKeyFields, apiKeyInput, useApiKeyForm } from './api-key-form.tsx';

/** Opens the new token, to show its key. */
export function ApiTokenCreateScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useApiKeyForm();
  const listHref = `/workspaces/${workspaceId}/api-tokens`;
  const saving = useSave(form, {
    send: (values) => createApiKey({ ...apiKeyInput(values), workspace: workspaceId }),
    successMessage: t('apiTokens.created'),
    onSaved: () => void queries.invalidateQueries({ queryKey: queryKeys.apiKeys(workspaceId) }),
    leadsTo: ({ id }) => `${listHref}/${id}`,
  });
  return (
    <>
      <PageHeader
        title={t('apiTokens.createTitle')}
        description={t('apiTokens.text')}
        back={{ href: listHref, label: t('apiTokens.title') }}
      />
      <Card>
        <CardContent>
          <SaveForm saving={saving} submitLabel={t('apiTokens.submitCreate')} cancelHref={listHref}>
            <ApiKeyFields control={form.control} />
          </SaveForm>
        </CardContent>
      </Card>
    </>
  );
}
