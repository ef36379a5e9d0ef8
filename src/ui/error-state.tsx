import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Button } from '@mui/material';
import { useTranslation } from 'react-i18next';

interface ErrorStateProps {
  readonly message: string;
  onRetry?(): void;
}

/**
 * Replaces something that could not be loaded, and offers a retry. Every screen may need it but few do, so it uses only
 * components that are loaded anyway. It looks like MUI's alerts.
 */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <Box
      role="alert"
      sx={({ vars }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        px: 4,
        py: 2,
        minHeight: 50,
        border: `1px solid ${vars.palette.divider}`,
        borderLeft: `3px solid ${vars.palette.error.main}`,
        borderRadius: `${vars.shape.borderRadius}`,
        bgcolor: 'background.paper',
      })}
    >
      <ErrorIcon aria-hidden fontSize="small" color="error" />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{message}</Box>
      {onRetry !== undefined && (
        <Button color="inherit" size="small" onClick={() => onRetry()}>
          {t('common.retry')}
        </Button>
      )}
    </Box>
  );
}
