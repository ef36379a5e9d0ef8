import MailIcon from '@mui/icons-material/MailOutlineOutlined';
import { Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteSubscriber, listConfirmed, listSubscribers } from '../../api/subscribers.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { copyText } from '../../records/copy-text.ts';
import { CallDialog, useCall } from '../../records/call-dialog.tsx';
import { LoadState } from '../../records/load-state.tsx';
import { useMoreItems, usePagedList } from '../../records/use-paged-list.ts';
import { limits } from '../../../shared/limits.ts';
import type { Subscriber } from '../../../shared/wire/newsletter.ts';
import { Count } from '../../ui/count.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AddressesTable } from './addresses-table.tsx';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { showToast } from '../../state/app-store.ts';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { addressLines, addressTable } from './address-list.ts';

export function NewsletterAddressesScreen() {
  const { t } = useTranslation();
  const { query, items, count } = usePagedList({
    queryKey: queryKeys.subscribers(),
    load: (page, signal) => listSubscribers({ page, pageSize: limits.pageSizeDefault }, signal),
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
          successMessage={t('newsletterAddresses.deleted')}
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

interface AddressExportProps {
  /** There are no addresses, or they have not loaded yet. */
  readonly disabled: boolean;
}

/** Exports all confirmed addresses, also those not shown yet, to the clipboard or to a file. */
function AddressExport({ disabled }: AddressExportProps) {
  const { t } = useTranslation();
  const copying = useExport(async (confirmed) => {
    const done = t('newsletterAddresses.copied', { count: confirmed.length });
    await copyText(addressLines(confirmed), { done, failed: t('newsletterAddresses.copyFailed') });
  });
  const downloading = useExport((confirmed) => {
    const name = `newsletter-${new Date().toISOString().slice(0, 10)}.csv`;
    saveFile(new File([addressTable(confirmed)], name, { type: 'text/csv' }));
  });
  return (
    <>
      <LoadingButton
        variant="outlined"
        startIcon={<CopyIcon />}
        loading={copying.isPending}
        disabled={disabled}
        onClick={() => copying.mutate(undefined)}
      >
        {t('newsletterAddresses.copy')}
      </LoadingButton>
      <LoadingButton
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={downloading.isPending}
        disabled={disabled}
        onClick={() => downloading.mutate(undefined)}
      >
        {t('newsletterAddresses.download')}
      </LoadingButton>
    </>
  );
}

function useExport(take: (confirmed: readonly Subscriber[]) => void | Promise<void>) {
  const { t } = useTranslation();
  return useCall({
    async call() {
      const confirmed = await listConfirmed();
      if (confirmed.length > 0) await take(confirmed);
      else showToast('info', t('newsletterAddresses.noneConfirmed'));
    },
  });
}

function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // By then the download has started. Otherwise the bytes would stay in memory until the tab is closed.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
