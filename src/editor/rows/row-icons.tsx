import type { ReactNode } from 'react';

/** Icons for the rows: bare SVG, because a page may have a thousand rows with several icons each. */
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
export const upIcon = icon('M11 19V8.8l-4.6 4.6L5 12l7-7 7 7-1.4 1.4L13 8.8V19z');
export const downIcon = icon('M13 5v10.2l4.6-4.6L19 12l-7 7-7-7 1.4-1.4 4.6 4.6V5z');
/** MUI's `DeleteOutlined`, as everywhere else. */
export const deleteIcon = icon(
  'M16 9v10H8V9zm-1.5-6h-5l-1 1H5v2h14V4h-3.5zM18 7H6v12c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2z',
);
export const addIcon = icon('M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z');
