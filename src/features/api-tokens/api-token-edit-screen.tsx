import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { getApiKey } from '../../api/api-keys.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence, isMissing } from '../../lib/http-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CardColumns } from '../../ui/side-by-side.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ApiKeyEditCard } from './api-key-edit-card.tsx';
import { ApiKeyCard } from './api-key-card.tsx';

interface ApiTokenEditScreenProps {
  readonly workspaceId: string;
  readonly apiKeyId: string;
}

/** One API token: its key and its details. */
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
