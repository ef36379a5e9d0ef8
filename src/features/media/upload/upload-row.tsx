import CloseIcon from '@mui/icons-material/Close';
import { Button, IconButton, LinearProgress, ListItem, ListItemText, Tooltip } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { UploadEntry } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';
import type { TFunction } from 'i18next';
import { errorSentence, HttpError } from '../../../lib/http-error.ts';
import { ShrinkError } from './shrink-error.ts';

interface UploadRowProps {
  readonly entry: UploadEntry;
  readonly uploads: Uploads;
}

/** One file: its progress or why it failed, and a button to remove it. */
export function UploadRow({ entry, uploads }: UploadRowProps) {
  const { t } = useTranslation();
  const failed = entry.state === 'failed';
  const { name } = entry.file;
  const away = t(failed ? 'media.dismissUpload' : 'media.cancelUpload', { name });
  return (
    <ListItem sx={{ gap: 2, borderTop: 1, borderColor: 'divider', pr: 2 }}>
      {failed ? <FailedFile entry={entry} /> : <RunningFile entry={entry} />}
      {failed && canRetryUpload(entry.error) && (
        <Button size="small" onClick={() => uploads.retry(entry.key)}>
          {t('common.retry')}
        </Button>
      )}
      <Tooltip title={t(failed ? 'common.dismiss' : 'common.cancel')}>
        <IconButton size="small" aria-label={away} onClick={() => uploads.remove(entry.key)}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </ListItem>
  );
}

function RunningFile({ entry: { file, state, share } }: { readonly entry: UploadEntry }) {
  const { t } = useTranslation();
  // Shrinking before the first byte is sent and storing after the last one have no progress.
  const unknown = state === 'sending' && (share === 0 || share === 1);
  return (
    <>
      <ListItemText
        primary={file.name}
        secondary={state === 'waiting' ? t('media.uploadWaiting') : undefined}
        slotProps={{ primary: { noWrap: true } }}
        sx={{ flex: '0 1 40%', minWidth: 0 }}
      />
      <LinearProgress
        aria-label={t('media.uploadProgress', { name: file.name })}
        variant={unknown ? 'indeterminate' : 'determinate'}
        {...(unknown ? {} : { value: Math.round(share * 100) })}
        sx={{ flex: 1 }}
      />
    </>
  );
}

function FailedFile({ entry: { file, error } }: { readonly entry: UploadEntry }) {
  const { t } = useTranslation();
  return (
    <ListItemText
      primary={file.name}
      secondary={uploadMessage(error, t)}
      slotProps={{ primary: { noWrap: true }, secondary: { color: 'error' } }}
      sx={{ minWidth: 0 }}
    />
  );
}

/** Why a file could not be uploaded, in a sentence (spec section 8). */
function uploadMessage(error: unknown, t: TFunction): string {
  if (error instanceof ShrinkError) return t(`media.uploadErrors.${error.fault}`);
  return errorSentence(error);
}

/** Whether sending the same file again can succeed. */
function canRetryUpload(error: unknown): boolean {
  if (error instanceof ShrinkError) return false;
  return !(error instanceof HttpError) || [0, 401, 408, 429].includes(error.status) || error.status >= 500;
}
