import { Box, Button, List, Stack, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { underWay } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './use-uploads.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { LeaveGuard } from '../../../ui/leave/use-leave-guard.ts';

interface UploadListProps {
  readonly uploads: Uploads;
  /** Takes the focus when the last file leaves the list. */
  readonly uploadButton: RefObject<HTMLButtonElement | null>;
}

/** All running uploads with their progress, and the failed ones with their reason. */
export function UploadList({ uploads, uploadButton }: UploadListProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const { entries, arrived, total, guard } = uploads;
  const active = underWay(entries).length;
  const failed = entries.length - active;
  useKeptFocus(root, () => root.current?.querySelector('button') ?? uploadButton.current);

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
