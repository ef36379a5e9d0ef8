/** The enumerations of a link item (spec section 9). */
export const linkTypes = ['internal', 'external'] as const;

/** Where a link opens: in the same tab or in a new one. */
export const linkTargets = ['_self', '_blank'] as const;

/** The colours of a link (spec section 9). */
export const linkColors = ['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;

/** The styles of a link (spec section 9). */
export const linkVariants = ['contained', 'outlined', 'text'] as const;

/** The sizes of a link (spec section 9). */
export const linkSizes = ['small', 'medium', 'large'] as const;
