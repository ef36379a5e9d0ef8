import InboxIcon from '@mui/icons-material/InboxOutlined';
import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../lib/http-error.ts';
import { Count } from '../../ui/count.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { InquiriesList } from './inquiries-list.tsx';
import { useInquiries } from './use-inquiries.ts';

/** The call that sends an inquiry. It is here because translations are no place for addresses. */
const sendCall = 'POST /api/delivery/inquiries/';

/** What visitors of the site wrote to its owner. */
export function InquiriesScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  const list = useInquiries(workspaceId);
  return (
    <Box sx={{ maxWidth: 800 }}>
      <PageHeader
        title={t('inquiries.title')}
        meta={list.count > 0 && <Count value={list.count} />}
        description={t('inquiries.text')}
      />
      {list.isPending && <Spinner />}
      {list.isLoadingError && (
        <ErrorState
          message={`${t('inquiries.loadFailed')}. ${errorSentence(list.error)}`}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && list.inquiries.length === 0 && (
        <EmptyState
          icon={<InboxIcon />}
          action={
            <LinkButton href={`/workspaces/${workspaceId}/api-tokens`} variant="outlined">
              {t('inquiries.toApiTokens')}
            </LinkButton>
          }
        >
          {t('inquiries.empty', { call: sendCall })}
        </EmptyState>
      )}
      {list.inquiries.length > 0 && <InquiriesList workspaceId={workspaceId} list={list} />}
    </Box>
  );
}
