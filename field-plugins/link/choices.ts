export const linkTypes = ['internal', 'external'] as const;

export const linkTargets = ['_self', '_blank'] as const;

export const linkColors = ['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;

export const linkVariants = ['contained', 'outlined', 'text'] as const;

export const linkSizes = ['small', 'medium', 'large'] as const;
