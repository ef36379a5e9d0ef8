import CloseIcon from '@mui/icons-material/Close';
import { Button, IconButton, LinearProgress, List, ListItem, ListItemText } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { canRetryUpload, uploadMessage } from './upload-message.ts';
import type { UploadEntry } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

/** Every file on its way with its progress, and those that failed with their reason. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { t } = useTranslation();
  if (uploads.entries.length === 0) return null;
  return (
    <List
      dense
      disablePadding
      aria-label={t('media.uploads')}
      sx={{
        mb: 4,
        maxHeight: 240,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '& > :last-child': { borderBottom: 0 },
      }}
    >
      {uploads.entries.map((entry) => (
        <ListItem key={entry.key} divider sx={{ gap: 2 }}>
          {entry.state === 'failed' ? (
            <FailedUpload entry={entry} uploads={uploads} />
          ) : (
            <RunningUpload entry={entry} />
          )}
        </ListItem>
      ))}
    </List>
  );
}

function RunningUpload({ entry: { file, state, share } }: { entry: UploadEntry }) {
  const { t } = useTranslation();
  // A picture is shrunk before the first byte leaves, and stored after the last one has left: neither has a share.
  const known = state === 'sending' && share > 0 && share < 1;
  return (
    <>
      <ListItemText primary={file.name} slotProps={{ primary: { noWrap: true } }} sx={{ flex: '0 1 40%' }} />
      <LinearProgress
        aria-label={t('media.uploadProgress', { name: file.name })}
        variant={known ? 'determinate' : 'indeterminate'}
        {...(known ? { value: share * 100 } : {})}
        sx={{ flex: 1 }}
      />
    </>
  );
}

function FailedUpload({ entry, uploads }: { entry: UploadEntry; uploads: Uploads }) {
  const { t } = useTranslation();
  const { name } = entry.file;
  return (
    <>
      <ListItemText
        role="alert"
        primary={name}
        secondary={uploadMessage(entry.error, t)}
        slotProps={{ primary: { noWrap: true }, secondary: { color: 'error' } }}
      />
      {canRetryUpload(entry.error) && (
        <Button size="small" onClick={() => uploads.retry(entry.key)}>
          {t('common.retry')}
        </Button>
      )}
      <IconButton
        size="small"
        aria-label={t('media.dismissUpload', { name })}
        onClick={() => uploads.dismiss(entry.key)}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  );
}
