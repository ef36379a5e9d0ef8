import { Card, CardContent } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createApiKey } from '../../api/api-keys.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useSave } from '../../records/save-form.tsx';
import { showToast } from '../../state/app-store.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ApiKeyForm, apiKeyInput, apiKeyNames, useApiKeyForm, type ApiKeyValues } from './api-key-form.tsx';

/** Opens the new token, to show its key. */
export function ApiTokenCreateScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useApiKeyForm();
  const listHref = `/workspaces/${workspaceId}/api-tokens`;
  const saving = useSave(form, {
    names: apiKeyNames,
    send: (values: ApiKeyValues) => createApiKey({ ...apiKeyInput(values), workspace: workspaceId }),
    onSaved() {
      void queries.invalidateQueries({ queryKey: queryKeys.apiKeys(workspaceId) });
      showToast('success', t('apiTokens.created'));
    },
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
          <ApiKeyForm form={form} onSubmit={saving.save}>
            <LinkButton href={listHref} color="inherit">
              {t('common.cancel')}
            </LinkButton>
            <LoadingButton type="submit" loading={saving.isPending}>
              {t('apiTokens.submitCreate')}
            </LoadingButton>
          </ApiKeyForm>
        </CardContent>
      </Card>
    </>
  );
}
