import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../field-plugins/sdk/kit/button.tsx';
import { Warning } from '../../ui/warning.tsx';
import { CopyText } from './copy-text.tsx';

interface FaultNoteProps extends Pick<ComponentProps<'div'>, 'children' | 'className'> {
  readonly reason: string;
  readonly reasonId?: string;
  readonly details?: string;
  readonly actions?: ReactNode;
  onRetry?(): void;
}

export function FaultNote(props: FaultNoteProps) {
  const { reason, reasonId, details, actions, onRetry, children, className } = props;
  const { t } = useTranslation();
  return (
    <Warning className={className}>
      <span id={reasonId}>{reason}</span>
      {children}
      {(onRetry ?? details ?? actions) && (
        <div className="fault-actions" data-below={children === undefined ? undefined : ''}>
          {onRetry && (
            <Button size="small" color="inherit" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )}
          {details !== undefined && <CopyText text={details} label={t('editor.fault.copy')} />}
          {actions}
        </div>
      )}
    </Warning>
  );
}
