import MailIcon from '@mui/icons-material/MailOutlineOutlined';
import { Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteSubscriber, listSubscribers } from '../../api/subscribers.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { CallDialog } from '../../records/call-dialog.tsx';
import { LoadState } from '../../records/load-state.tsx';
import { useMoreItems, usePagedList } from '../../records/use-paged-list.ts';
import { limits } from '../../../shared/limits.ts';
import type { Subscriber } from '../../../shared/wire/newsletter.ts';
import { Count } from '../../ui/count.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AddressExport } from './address-export.tsx';
import { AddressesTable } from './addresses-table.tsx';

/** The newsletter's subscribers, for administrators, who can export the confirmed addresses to a newsletter service. */
export function NewsletterAddressesScreen() {
  const { t } = useTranslation();
  const { query, items, count } = usePagedList({
    queryKey: queryKeys.subscribers(),
    load: (page, signal) => listSubscribers({ page, pageSize: limits.pageSizeDefault, signal }),
  });
  const { list: rows, focusAfter, more } = useMoreItems<HTMLTableSectionElement>(query);
  const [leaving, setLeaving] = useState<{ readonly subscriber: Subscriber; readonly row: number }>();
  const some = items.length > 0;
  return (
    <>
      <PageHeader
        title={t('newsletterAddresses.title')}
        meta={query.data && <Count value={count} />}
        description={t('newsletterAddresses.text')}
        actions={<AddressExport disabled={!some} />}
      />
      {!query.data && <LoadState query={query} failed={t('newsletterAddresses.loadFailed')} />}
      {query.data && !some && (
        <EmptyState icon={<MailIcon />}>
          {t('newsletterAddresses.emptyTitle')}. {t('newsletterAddresses.emptyText')}
        </EmptyState>
      )}
      {some && (
        <Stack sx={{ gap: 4 }}>
          <AddressesTable subscribers={items} rows={rows} onDelete={setLeaving} />
          <LoadMore {...more} />
        </Stack>
      )}
      {leaving && (
        <CallDialog
          title={t('newsletterAddresses.deleteTitle')}
          confirmLabel={t('newsletterAddresses.deleteAction')}
          call={() => deleteSubscriber(leaving.subscriber.id)}
          done={t('newsletterAddresses.deleted')}
          changes={queryKeys.subscribers()}
          onDone={() => focusAfter(leaving.row)}
          onClose={() => setLeaving(undefined)}
        >
          {t('newsletterAddresses.deleteText', { email: leaving.subscriber.email })}
        </CallDialog>
      )}
    </>
  );
}
