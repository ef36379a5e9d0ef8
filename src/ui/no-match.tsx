import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../field-plugins/sdk/kit/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { SearchOff } from './search-icons.ts';

interface NoMatchProps {
  /** The failed search, in one or two sentences. */
  readonly children: ReactNode;
  readonly clearLabel?: string;
  onClear(): void;
}

/** Replaces a list when a search has no match, and leads back to the whole list. */
export function NoMatch({ children, clearLabel, onClear }: NoMatchProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<SearchOff />}
      action={
        <Button variant="outlined" onClick={onClear}>
          {clearLabel ?? t('common.clearSearch')}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
