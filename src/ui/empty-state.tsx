import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon: ReactNode;
  /** Describes the missing content in one sentence. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Replaces an empty list, and offers the next step. */
export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <div aria-hidden className="empty-state-icon">
        {icon}
      </div>
      <p className="ui-text ui-quiet">{children}</p>
      {action}
    </div>
  );
}
