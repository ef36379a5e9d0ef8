import { Add } from '../../../field-plugins/sdk/kit/icons.ts';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listApiKeys } from '../../api/api-keys.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { LoadState } from '../../records/load-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton, TextLink } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { Link } from 'wouter';
import type { ApiKey } from '../../../shared/wire/api-keys.ts';
import { type Column, RecordsTable } from '../../records/records-table.tsx';
import { Time } from '../../ui/time.tsx';

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
          <LinkButton href={createHref} variant="contained" startIcon={<Add />}>
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

function ApiTokensTable({ apiKeys }: { readonly apiKeys: readonly ApiKey[] }) {
  const { t } = useTranslation();
  const columns: readonly Column<ApiKey>[] = [
    {
      head: t('apiTokens.columns.title'),
      cell: (apiKey) => (
        <>
          <TextLink href={hrefOf(apiKey)}>{apiKey.title}</TextLink>
          {apiKey.description !== '' && (
            <Typography variant="body2" color="textSecondary">
              {apiKey.description}
            </Typography>
          )}
        </>
      ),
    },
    {
      head: t('apiTokens.columns.key'),
      cell: ({ api_key }) => (
        <Box component="code" sx={{ fontFamily: 'monospace', whiteSpace: 'nowrap' }}>
          {api_key}
        </Box>
      ),
    },
    {
      head: t('apiTokens.columns.lastUsed'),
      from: 'md',
      sx: { color: 'text.secondary' },
      cell: ({ last_used_at }) =>
        last_used_at === null ? t('apiTokens.neverUsed') : <Time value={last_used_at} />,
    },
    {
      head: t('apiTokens.columns.actions'),
      align: 'right',
      sx: { width: '1px' },
      cell: (apiKey) => (
        <Tooltip title={t('apiTokens.editTitle')}>
          <IconButton
            component={Link}
            href={hrefOf(apiKey)}
            size="small"
            aria-label={t('apiTokens.open', { title: apiKey.title })}
          >
            <EditIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      ),
    },
  ];
  return <RecordsTable label={t('apiTokens.title')} columns={columns} items={apiKeys} />;
}

function hrefOf({ id, workspace }: ApiKey): string {
  return `/workspaces/${workspace}/api-tokens/${id}`;
}
