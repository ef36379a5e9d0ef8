import type { ComponentProps } from 'react';

/** A turning circle, as large as the text is high. It needs a name for screen readers. */
export function Progress({ className = '', ...rest }: Omit<ComponentProps<'span'>, 'children'>) {
  return (
    <span role="progressbar" {...rest} className={`ui-progress ${className}`}>
      <svg viewBox="22 22 44 44">
        <circle cx="44" cy="44" r="20.2" fill="none" strokeWidth="3.6" />
      </svg>
    </span>
  );
}
