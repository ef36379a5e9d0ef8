/** The colours of a label, in the order they are offered (spec section 3). */
export const titleColors = [
  'default',
  'primary',
  'secondary',
  'success',
  'error',
  'info',
  'warning',
] as const;
