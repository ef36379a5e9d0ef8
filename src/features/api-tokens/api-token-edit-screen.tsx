import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { getAccess } from '../../api/accesses.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence, isMissing } from '../../lib/http-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CardColumns } from '../../ui/side-by-side.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AccessEditCard } from './access-edit-card.tsx';
import { ApiKeyCard } from './api-key-card.tsx';

interface ApiTokenEditScreenProps {
  readonly workspaceId: string;
  readonly accessId: string;
}

/** One API token: its key and its details. */
export function ApiTokenEditScreen({ workspaceId, accessId }: ApiTokenEditScreenProps) {
  const { t } = useTranslation();
  const access = useQuery({ queryKey: queryKeys.access(accessId), queryFn: () => getAccess(accessId) });
  const own = access.data?.workspace ?? workspaceId;
  if (own !== workspaceId) return <Redirect to={`/workspaces/${own}/api-tokens/${accessId}`} replace />;
  return (
    <>
      <PageHeader
        title={t('apiTokens.editTitle')}
        back={{ href: `/workspaces/${workspaceId}/api-tokens`, label: t('apiTokens.title') }}
      />
      {access.isPending && <Spinner />}
      {access.isError && (
        <ErrorState
          message={`${t('apiTokens.oneLoadFailed')}. ${errorSentence(access.error)}`}
          {...(isMissing(access.error) ? {} : { onRetry: () => void access.refetch() })}
        />
      )}
      {access.data && (
        <CardColumns key={accessId}>
          <ApiKeyCard access={access.data} />
          <AccessEditCard access={access.data} />
        </CardColumns>
      )}
    </>
  );
}
