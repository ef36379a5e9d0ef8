/** The enumerations of a link item (spec section 9). */
export const linkTypes = ['internal', 'external'] as const;

/** Where a link opens: in the same tab or in a new one. */
export const linkTargets = ['_self', '_blank'] as const;

/** The colours of a link (spec section 9). */
export const linkColors = ['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;

/** The colours of a colour-titled item: those of links, and none in particular (spec section 3). */
export const titleColors = ['default', ...linkColors] as const;

/** The styles of a link (spec section 9). */
export const linkVariants = ['contained', 'outlined', 'text'] as const;

/** The sizes of a link (spec section 9). */
export const linkSizes = ['small', 'medium', 'large'] as const;

/** Background options in the order in which they are offered (spec section 3, api.md section 3). */
export const backgrounds = [
  'white',
  'black',
  'light',
  'primary.light',
  'primary.main',
  'primary.dark',
  'secondary.light',
  'secondary.main',
  'secondary.dark',
] as const;
