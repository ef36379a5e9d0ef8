/** The screens about a workspace itself, in the order in which they are offered; each is named as its path ends. */
export const detailsParts = ['settings', 'seo', 'members', 'users', 'inquiries', 'danger'] as const;

/** One of the screens about a workspace itself. */
export type DetailsPart = (typeof detailsParts)[number];
