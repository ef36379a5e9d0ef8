import AddIcon from '@mui/icons-material/Add';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listAccesses } from '../../api/accesses.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ApiTokensTable } from './api-tokens-table.tsx';

interface ApiTokensScreenProps {
  readonly workspaceId: string;
}

/** The keys that external sites use to read the workspace. */
export function ApiTokensScreen({ workspaceId }: ApiTokensScreenProps) {
  const { t } = useTranslation();
  const createHref = `/workspaces/${workspaceId}/api-tokens/create`;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: queryKeys.accesses(workspaceId),
    queryFn: () => listAccesses(workspaceId),
  });
  return (
    <>
      <PageHeader
        title={t('apiTokens.title')}
        description={t('apiTokens.text')}
        actions={
          <LinkButton href={createHref} variant="contained" startIcon={<AddIcon />}>
            {t('apiTokens.create')}
          </LinkButton>
        }
      />
      {isPending && <Spinner />}
      {error !== null && (
        <ErrorState
          message={`${t('apiTokens.loadFailed')}. ${errorSentence(error)}`}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<KeyIcon />}
          action={
            <LinkButton href={createHref} variant="outlined">
              {t('apiTokens.emptyAction')}
            </LinkButton>
          }
        >
          {t('apiTokens.emptyTitle')}.
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && <ApiTokensTable accesses={data} />}
    </>
  );
}
