/** For `sx`: shows a table's cells from this width up (spec section 2). */
export const fromMd = { display: { xs: 'none', md: 'table-cell' } } as const;
export const fromLg = { display: { xs: 'none', lg: 'table-cell' } } as const;
