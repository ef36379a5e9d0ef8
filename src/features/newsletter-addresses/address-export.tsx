import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useTranslation } from 'react-i18next';
import { listConfirmed } from '../../api/subscribers.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { useJoinedMutation } from '../../lib/use-joined-mutation.ts';
import type { Subscriber } from '../../../shared/wire/newsletter.ts';
import { showToast } from '../../state/app-store.ts';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { addressLines, addressTable } from './address-list.ts';

interface AddressExportProps {
  /** There are no addresses, or they have not loaded yet. */
  readonly disabled: boolean;
}

/** Exports all confirmed addresses, also those not shown yet, to the clipboard or to a file. */
export function AddressExport({ disabled }: AddressExportProps) {
  const { t } = useTranslation();
  const copying = useExport(async (confirmed) => {
    try {
      await navigator.clipboard.writeText(addressLines(confirmed));
      showToast('success', t('newsletterAddresses.copied', { count: confirmed.length }));
    } catch {
      // Without HTTPS or permission there is no clipboard.
      showToast('error', t('newsletterAddresses.copyFailed'));
    }
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
        onClick={() => copying.mutate()}
      >
        {t('newsletterAddresses.copy')}
      </LoadingButton>
      <LoadingButton
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={downloading.isPending}
        disabled={disabled}
        onClick={() => downloading.mutate()}
      >
        {t('newsletterAddresses.download')}
      </LoadingButton>
    </>
  );
}

function useExport(take: (confirmed: readonly Subscriber[]) => void | Promise<void>) {
  const { t } = useTranslation();
  return useJoinedMutation({
    async mutationFn() {
      const confirmed = await listConfirmed();
      if (confirmed.length > 0) await take(confirmed);
      else showToast('info', t('newsletterAddresses.noneConfirmed'));
    },
    onError: (error) => showToast('error', errorSentence(error)),
  });
}

/** Downloads a file that was made in the browser. */
function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // By then the download has started. Otherwise the bytes would stay in memory until the tab is closed.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
