import MailIcon from '@mui/icons-material/MailOutlined';
import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../lib/http-error.ts';
import { Count } from '../../ui/count.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useItemFocus } from '../../ui/use-item-focus.ts';
import { AddressExport } from './address-export.tsx';
import { AddressesTable } from './addresses-table.tsx';
import { useSubscribers } from './use-subscribers.ts';

/** The newsletter's subscribers, for administrators, who can export the confirmed addresses to a newsletter service. */
export function NewsletterAddressesScreen() {
  const { t } = useTranslation();
  const { query, subscribers, count } = useSubscribers();
  const { list: rows, focusAfter, focusAdded } = useItemFocus<HTMLTableSectionElement>();
  const some = subscribers.length > 0;

  function loadMore() {
    focusAdded();
    void query.fetchNextPage();
  }

  return (
    <>
      <PageHeader
        title={t('newsletterAddresses.title')}
        meta={query.data && <Count value={count} />}
        description={t('newsletterAddresses.text')}
        actions={some && <AddressExport />}
      />
      {query.isPending && <Spinner />}
      {query.isLoadingError && (
        <ErrorState
          message={`${t('newsletterAddresses.loadFailed')}. ${errorSentence(query.error)}`}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && !some && (
        <EmptyState icon={<MailIcon />}>
          {t('newsletterAddresses.emptyTitle')}. {t('newsletterAddresses.emptyText')}
        </EmptyState>
      )}
      {some && (
        <Stack sx={{ gap: 4 }}>
          <AddressesTable subscribers={subscribers} rows={rows} onDeleted={focusAfter} />
          <LoadMore
            hasMore={query.hasNextPage}
            loading={query.isFetchingNextPage}
            failure={query.isFetchNextPageError ? errorSentence(query.error) : undefined}
            onMore={loadMore}
          />
        </Stack>
      )}
    </>
  );
}
