/** Hides a table cell on screens narrower than md. */
export const fromMd = { display: { xs: 'none', md: 'table-cell' } } as const;
