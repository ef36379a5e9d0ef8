import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useWantedFocus } from './use-wanted-focus.ts';

interface KeptFieldProps {
  readonly blockKey: string;
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  /** Why it cannot be edited, as a sentence. */
  readonly reason: string;
  onRetry?(): void;
}

/** A field that cannot be edited here: it says why, shows its value as it is stored, and keeps it. */
export function KeptField({ blockKey, name, id, label, value, reason, onRetry }: KeptFieldProps) {
  const { t } = useTranslation();
  useWantedFocus({ blockKey, name, id });
  const retry = onRetry && (
    <Button size="small" color="inherit" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
  return (
    <Box id={id} tabIndex={-1} role="group" aria-labelledby={`${id}-label`}>
      <Typography id={`${id}-label`} variant="subtitle2" component="div" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Alert severity="warning" variant="outlined" action={retry}>
        {reason}
        {value !== undefined && (
          <Box
            component="pre"
            sx={{
              mt: 2,
              mb: 0,
              maxHeight: 160,
              overflow: 'auto',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {JSON.stringify(value, null, 2)}
          </Box>
        )}
      </Alert>
    </Box>
  );
}
