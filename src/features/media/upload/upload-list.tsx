import {
  Box,
  Button,
  IconButton,
  LinearProgress,
  List,
  ListItem,
  ListItemText,
  Stack,
  Tooltip,
  Typography,
} from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNextFocus } from '../../../ui/use-next-focus.ts';
import { underWay, type UploadEntry } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { LeaveGuard } from '../../../ui/leave/use-leave-guard.ts';
import CloseIcon from '@mui/icons-material/Close';
import type { TFunction } from 'i18next';
import { errorSentence, HttpError } from '../../../lib/http-error.ts';
import { ShrinkError } from './shrink-error.ts';

interface UploadListProps {
  readonly uploads: Uploads;
  /** Takes the focus when the last file leaves the list. */
  readonly uploadButton: RefObject<HTMLButtonElement | null>;
}

export function UploadList({ uploads, uploadButton }: UploadListProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const { entries, arrived, total, guard } = uploads;
  const active = underWay(entries).length;
  const failed = entries.length - active;
  useNextFocus(root, () => root.current?.querySelector('button') ?? uploadButton.current);

  function dismissAll() {
    for (const { key, state } of entries) if (state === 'failed') uploads.remove(key);
  }

  return (
    <Box ref={root}>
      {/* Announced when uploads start and end, not for every step between. */}
      <Box role="status" sx={visuallyHidden}>
        {active > 0 && t('media.uploading', { count: total })}
        {active === 0 && failed > 0 && t('media.uploadsFailed', { count: failed })}
      </Box>
      {entries.length > 0 && (
        <Box sx={{ mb: 4, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 2, minHeight: 40, pl: 4, pr: 2 }}>
            <Typography variant="body2" sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
              {active > 0
                ? t('media.uploadedOf', { arrived, total })
                : t('media.uploadsFailed', { count: failed })}
            </Typography>
            {failed > 1 && (
              <Button size="small" color="inherit" onClick={dismissAll}>
                {t('media.dismissAll')}
              </Button>
            )}
            {active > 1 && (
              <Button size="small" color="inherit" onClick={uploads.cancel}>
                {t('media.cancelAll')}
              </Button>
            )}
          </Stack>
          <List dense aria-label={t('media.uploads')} sx={{ p: 0, maxHeight: 240, overflow: 'auto' }}>
            {entries.map((entry) => (
              <UploadRow key={entry.key} entry={entry} uploads={uploads} />
            ))}
          </List>
        </Box>
      )}
      <UploadLeaveDialog guard={guard} />
    </Box>
  );
}

/** Asks whether to leave running uploads. If they end meanwhile, the user can leave without an answer. */
function UploadLeaveDialog({ guard }: { readonly guard: LeaveGuard }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={guard.asking}
      title={t('media.leaveTitle')}
      confirmLabel={t('media.leaveAction')}
      onConfirm={guard.leave}
      onClose={guard.stay}
    >
      {t('media.leaveText')}
    </ConfirmDialog>
  );
}

interface UploadRowProps {
  readonly entry: UploadEntry;
  readonly uploads: Uploads;
}

function UploadRow({ entry, uploads }: UploadRowProps) {
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

function canRetryUpload(error: unknown): boolean {
  if (error instanceof ShrinkError) return false;
  return !(error instanceof HttpError) || [0, 401, 408, 429].includes(error.status) || error.status >= 500;
}
