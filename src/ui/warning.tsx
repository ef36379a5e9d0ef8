import type { ComponentProps } from 'react';

/** A note that something is not as it should be, drawn like MUI's alert. It is announced when it appears. */
export function Warning({ className = '', children, ...rest }: ComponentProps<'div'>) {
  return (
    <div role="alert" {...rest} className={`ui-warning ${className}`}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M12 5.99L19.53 19H4.47L12 5.99M12 2L1 21h22L12 2zm1 14h-2v2h2v-2zm0-6h-2v4h2v-4z" />
      </svg>
      <div>{children}</div>
    </div>
  );
}
