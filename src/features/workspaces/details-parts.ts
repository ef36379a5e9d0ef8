/** The screens about a workspace itself, in the order they are shown; each name is the end of its path. */
export const detailsParts = ['settings', 'design', 'seo', 'members', 'users', 'inquiries', 'danger'] as const;

export type DetailsPart = (typeof detailsParts)[number];
