import type { ReactNode } from 'react';

/** Bare SVG: a list may have many rows with several icons each. */
function icon(path: string): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export const handleIcon = icon(
  'M9 5h2v2H9zm4 0h2v2h-2zM9 9h2v2H9zm4 0h2v2h-2zm-4 4h2v2H9zm4 0h2v2h-2zm-4 4h2v2H9zm4 0h2v2h-2z',
);
export const chevronIcon = icon('m9.4 18-1.4-1.4 4.6-4.6L8 7.4 9.4 6l6 6z');
export const moreIcon = icon(
  'M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4m0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4m0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
);
