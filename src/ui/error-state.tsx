import { useTranslation } from 'react-i18next';
import { Button } from '../../field-plugins/sdk/kit/button.tsx';
import { ErrorOutlineOutlined } from '../../field-plugins/sdk/kit/icons.ts';

interface ErrorStateProps {
  readonly message: string;
  onRetry?(): void;
}

/**
 * Replaces something that could not be loaded, and offers a retry. Every screen may need it but few do, so it looks like
 * MUI's alerts without their code.
 */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="error-state">
      <ErrorOutlineOutlined size="small" />
      <div className="error-state-text">{message}</div>
      {onRetry !== undefined && (
        <Button color="inherit" size="small" onClick={() => onRetry()}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}
