import { Alert, Button, Stack, type AlertProps } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from './copy-details.tsx';

interface FaultNoteProps extends Pick<AlertProps, 'children' | 'sx'> {
  /** What went wrong, as a sentence. */
  readonly reason: string;
  readonly reasonId?: string;
  /** Details for developers. */
  readonly details?: string;
  onRetry?(): void;
}

/** Tells the user what a plugin did wrong and what to do about it. */
export function FaultNote({ reason, reasonId, details, onRetry, children, sx }: FaultNoteProps) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning" variant="outlined" sx={sx ?? null}>
      <span id={reasonId}>{reason}</span>
      {children}
      {(onRetry ?? details) && (
        <Stack direction="row" sx={{ gap: 2, mt: children === undefined ? 1 : 2, ml: -1, flexWrap: 'wrap' }}>
          {onRetry && (
            <Button size="small" color="inherit" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )}
          {details !== undefined && <CopyDetails details={details} />}
        </Stack>
      )}
    </Alert>
  );
}
