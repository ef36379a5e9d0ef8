/** `beside`: paths of screens without an entry of their own that are tabs of the same screen. */
function entry<const Name extends string>(label: Name, href: string, beside: readonly string[] = []) {
  return { label, href, beside };
}

type Label = (typeof home | typeof administration | typeof own | ReturnType<typeof inside>)[number]['label'];

export type MenuEntry = ReturnType<typeof entry<Label>>;

interface MenuPlace {
  readonly path: string;
  readonly isAdmin: boolean;
  readonly workspaceId: string | undefined;
}

const home = [
  entry('menu.workspaces', '/workspaces'),
  entry('menu.createWorkspace', '/workspaces/create'),
] as const;
const [workspaces] = home;

const administration = [
  entry('menu.adminUsers', '/admin/users'),
  entry('menu.adminBlockTypes', '/admin/block-types'),
  entry('menu.adminMedia', '/admin/media'),
  entry('menu.adminWebsites', '/admin/websites'),
  entry('menu.adminNewsletter', '/admin/newsletter'),
];

const own = [
  entry('menu.profile', '/profile'),
  entry('menu.password', '/profile/password'),
  entry('menu.billing', '/profile/billing'),
  entry('menu.settings', '/profile/settings'),
];

/** The entries of a workspace. Some have the same label as their tab above the screen. */
function inside(base: string) {
  return [
    entry('menu.pages', `${base}/pages`),
    entry('menu.components', `${base}/components`),
    entry('menu.media', `${base}/media`),
    entry('workspaces.parts.inquiries', `${base}/inquiries`),
    entry('menu.apiTokens', `${base}/api-tokens`),
    entry('workspaces.parts.design', `${base}/design`),
    entry('workspaces.parts.seo', `${base}/seo`),
    entry('workspaces.parts.settings', `${base}/settings`, [`${base}/members`, `${base}/users`]),
    entry('menu.danger', `${base}/danger`),
  ];
}

/** The side menu for a place (spec section 2). Administrators have no workspaces. */
export function menuEntries({ path, isAdmin, workspaceId }: MenuPlace): readonly MenuEntry[] {
  const first = isAdmin ? administration : [workspaces];
  if (/^\/profile(\/|$)/.test(path)) return [...first, ...own];
  if (isAdmin || path === '/workspaces/create') return first;
  return workspaceId === undefined ? home : [workspaces, ...inside(`/workspaces/${workspaceId}`)];
}

/** The paths below these belong to other entries. */
const exact = ['/workspaces', '/profile'];

/** Whether an entry is current: the path is the entry's, one beside it, or one below it that belongs to the entry. */
export function isCurrentEntry({ href, beside }: MenuEntry, path: string): boolean {
  return path === href || beside.includes(path) || (!exact.includes(href) && path.startsWith(`${href}/`));
}
