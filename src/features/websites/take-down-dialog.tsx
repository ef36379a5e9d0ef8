import { Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { decideWebsite } from '../../api/websites.ts';
import { CallDialog } from '../../records/call-dialog.tsx';
import { limits } from '../../../shared/limits.ts';
import type { Website } from '../../../shared/wire/workspaces.ts';

interface TakeDownDialogProps {
  readonly website: Pick<Website, 'id' | 'title'>;
  onClose(): void;
}

/** Asks why a website is taken down, and takes it down. Its owner reads the reason. */
export function TakeDownDialog({ website: { id, title }, onClose }: TakeDownDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  return (
    <CallDialog
      title={t('websites.takeDown', { title })}
      confirmLabel={t('websites.takeDownAction')}
      call={() => decideWebsite(id, { taken_down: true, taken_down_reason: reason.trim() })}
      done={t('websites.saved')}
      changes={queryKeys.websites()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        {t('websites.takeDownText')}
        <TextField
          label={t('websites.reason')}
          helperText={t('websites.reasonHint')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: limits.descriptionLength } }}
          fullWidth
        />
      </Stack>
    </CallDialog>
  );
}
