/** Shows a table's cells from this width on (spec section 2); in `sx`. */
export const fromMd = { display: { xs: 'none', md: 'table-cell' } } as const;
export const fromLg = { display: { xs: 'none', lg: 'table-cell' } } as const;
