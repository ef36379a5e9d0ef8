import { Alert, Button } from '@mui/material';
import { useTranslation } from 'react-i18next';

interface ErrorStateProps {
  readonly message: string;
  onRetry?(): void;
}

/** Stands where something could not be loaded, with a way to try again. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const retry =
    onRetry === undefined ? null : (
      <Button color="inherit" size="small" onClick={() => onRetry()}>
        {t('common.retry')}
      </Button>
    );
  return (
    <Alert severity="error" action={retry}>
      {message}
    </Alert>
  );
}
