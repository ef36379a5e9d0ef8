import AddIcon from '@mui/icons-material/Add';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listApiKeys } from '../../api/api-keys.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { LoadState } from '../../records/load-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ApiTokensTable } from './api-tokens-table.tsx';

interface ApiTokensScreenProps {
  readonly workspaceId: string;
}

/** The keys that external sites use to read the workspace. */
export function ApiTokensScreen({ workspaceId }: ApiTokensScreenProps) {
  const { t } = useTranslation();
  const createHref = `/workspaces/${workspaceId}/api-tokens/create`;
  const query = useQuery({
    queryKey: queryKeys.apiKeys(workspaceId),
    queryFn: () => listApiKeys(workspaceId),
  });
  const { data } = query;
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
      <LoadState query={query} failed={t('apiTokens.loadFailed')} />
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
      {data !== undefined && data.length > 0 && <ApiTokensTable apiKeys={data} />}
    </>
  );
}
