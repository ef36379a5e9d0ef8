import AddIcon from '@mui/icons-material/Add';
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
import { Box, IconButton, TableCell, TableRow, Tooltip, Typography } from '@mui/material';
import { Link } from 'wouter';
import type { ApiKey } from '../../../shared/wire/api-keys.ts';
import { fromMd } from '../../ui/from-width.ts';
import { RecordsTable } from '../../records/records-table.tsx';
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

function ApiTokensTable({ apiKeys }: { readonly apiKeys: readonly ApiKey[] }) {
  const { t } = useTranslation();
  const head = (
    <>
      <TableCell>{t('apiTokens.columns.title')}</TableCell>
      <TableCell>{t('apiTokens.columns.key')}</TableCell>
      <TableCell sx={fromMd}>{t('apiTokens.columns.lastUsed')}</TableCell>
      <TableCell align="right">{t('apiTokens.columns.actions')}</TableCell>
    </>
  );
  return (
    <RecordsTable label={t('apiTokens.title')} head={head}>
      {apiKeys.map((apiKey) => (
        <ApiKeyTableRow key={apiKey.id} apiKey={apiKey} />
      ))}
    </RecordsTable>
  );
}

function ApiKeyTableRow({ apiKey }: { readonly apiKey: ApiKey }) {
  const { t } = useTranslation();
  const { id, title, description, workspace, api_key, last_used_at } = apiKey;
  const href = `/workspaces/${workspace}/api-tokens/${id}`;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <TextLink href={href}>{title}</TextLink>
        {description !== '' && (
          <Typography variant="body2" color="textSecondary">
            {description}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <Box component="code" sx={{ fontFamily: 'monospace', whiteSpace: 'nowrap' }}>
          {api_key}
        </Box>
      </TableCell>
      <TableCell sx={{ ...fromMd, color: 'text.secondary' }}>
        {last_used_at === null ? t('apiTokens.neverUsed') : <Time value={last_used_at} />}
      </TableCell>
      <TableCell align="right" sx={{ width: '1px' }}>
        <Tooltip title={t('apiTokens.editTitle')}>
          <IconButton component={Link} href={href} size="small" aria-label={t('apiTokens.open', { title })}>
            <EditIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </TableCell>
    </TableRow>
  );
}
