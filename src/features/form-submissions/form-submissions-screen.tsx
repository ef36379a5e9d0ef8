import InboxIcon from '@mui/icons-material/InboxOutlined';
import SpamIcon from '@mui/icons-material/GppBadOutlined';
import { Alert, AlertTitle, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { listFormSubmissions } from '../../api/form-submissions.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { LoadState } from '../../records/load-state.tsx';
import { usePagedList } from '../../records/use-paged-list.ts';
import { Count } from '../../ui/count.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SubmissionsList } from './submissions-list.tsx';

/** The call that sends a submission. It is here because locale files contain no addresses. */
const sendCall = 'POST /api/delivery/inquiries/';

/** Visitors' messages to the owner of the site. `?show=spam` selects the spam. */
export function FormSubmissionsScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const spam = params.get('show') === 'spam';
  const messages = useFormSubmissions(workspaceId, false);
  const spamList = useFormSubmissions(workspaceId, true);
  const list = spam ? spamList : messages;
  const { query, items } = list;
  return (
    <>
      <PageHeader
        title={t('inquiries.title')}
        meta={messages.count > 0 && <Count value={messages.count} />}
        description={t(spam ? 'inquiries.spamText' : 'inquiries.text')}
      />
      {messages.query.data?.pages.at(-1)?.is_full === true && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          <AlertTitle>{t('inquiries.full')}</AlertTitle>
          {t('inquiries.fullText')}
        </Alert>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={spam ? 'spam' : 'messages'}
        aria-label={t('inquiries.shown')}
        onChange={(_, next: string | null) =>
          next !== null && setParams(next === 'spam' ? { show: next } : {})
        }
        sx={{ mb: 4 }}
      >
        <ToggleButton value="messages">{t('inquiries.messages')}</ToggleButton>
        <ToggleButton value="spam" sx={{ gap: 2 }}>
          {t('inquiries.spam')} {spamList.count > 0 && <Count value={spamList.count} />}
        </ToggleButton>
      </ToggleButtonGroup>
      {!query.data && <LoadState query={query} failed={t('inquiries.loadFailed')} />}
      {query.isSuccess && items.length === 0 && spam && (
        <EmptyState icon={<SpamIcon />}>{t('inquiries.noneSpam')}</EmptyState>
      )}
      {query.isSuccess && items.length === 0 && !spam && (
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
      {items.length > 0 && <SubmissionsList key={`${spam}`} {...{ workspaceId, spam, list }} />}
    </>
  );
}

function useFormSubmissions(workspace: string, spam: boolean) {
  return usePagedList({
    queryKey: queryKeys.formSubmissions(workspace, spam ? 'spam' : 'messages'),
    load: (page, signal) => listFormSubmissions(workspace, { page, spam, signal }),
  });
}
