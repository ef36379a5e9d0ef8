import { Alert, Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from './copy-details.tsx';

interface FaultNoteProps {
  readonly reason: string;
  readonly details: string;
  onRetry(): void;
}

/** Says beside a widget that goes on what its plugin did wrong. */
export function FaultNote({ reason, details, onRetry }: FaultNoteProps) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
      {reason}
      <Stack direction="row" sx={{ gap: 2, mt: 1, ml: -1, flexWrap: 'wrap' }}>
        <Button size="small" color="inherit" onClick={onRetry}>
          {t('common.retry')}
        </Button>
        <CopyDetails details={details} />
      </Stack>
    </Alert>
  );
}
