import { Alert, Button, Stack, type AlertProps } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyText } from './copy-text.tsx';

interface FaultNoteProps extends Pick<AlertProps, 'children' | 'sx'> {
  readonly reason: string;
  readonly reasonId?: string;
  readonly details?: string;
  readonly actions?: ReactNode;
  onRetry?(): void;
}

export function FaultNote({ reason, reasonId, details, actions, onRetry, children, sx }: FaultNoteProps) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning" sx={sx ?? null}>
      <span id={reasonId}>{reason}</span>
      {children}
      {(onRetry ?? details ?? actions) && (
        <Stack direction="row" sx={{ gap: 2, mt: children === undefined ? 1 : 2, ml: -1, flexWrap: 'wrap' }}>
          {onRetry && (
            <Button size="small" color="inherit" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )}
          {details !== undefined && <CopyText text={details} label={t('editor.fault.copy')} />}
          {actions}
        </Stack>
      )}
    </Alert>
  );
}
