export type MenuEntryName =
  | 'workspaces'
  | 'createWorkspace'
  | 'pages'
  | 'components'
  | 'media'
  | 'inquiries'
  | 'apiTokens'
  | 'design'
  | 'seo'
  | 'workspaceSettings'
  | 'danger'
  | 'profile'
  | 'password'
  | 'billing'
  | 'settings'
  | 'adminUsers'
  | 'adminBlockTypes'
  | 'adminMedia'
  | 'adminWebsites'
  | 'adminNewsletter';

export interface MenuEntry {
  readonly name: MenuEntryName;
  readonly href: string;
  /** Paths of screens without an entry of their own that are tabs of the same screen. */
  readonly beside?: readonly string[];
}

interface MenuPlace {
  readonly path: string;
  readonly isAdmin: boolean;
  readonly workspaceId: string | undefined;
}

const workspaces: MenuEntry = { name: 'workspaces', href: '/workspaces' };

const administration: readonly MenuEntry[] = [
  { name: 'adminUsers', href: '/admin/users' },
  { name: 'adminBlockTypes', href: '/admin/block-types' },
  { name: 'adminMedia', href: '/admin/media' },
  { name: 'adminWebsites', href: '/admin/websites' },
  { name: 'adminNewsletter', href: '/admin/newsletter' },
];

const own: readonly MenuEntry[] = [
  { name: 'profile', href: '/profile' },
  { name: 'password', href: '/profile/password' },
  { name: 'billing', href: '/profile/billing' },
  { name: 'settings', href: '/profile/settings' },
];

/** The side menu for a place (spec section 2). Administrators have no workspaces. */
export function menuEntries({ path, isAdmin, workspaceId }: MenuPlace): readonly MenuEntry[] {
  const home = isAdmin ? administration : [workspaces];
  if (/^\/profile(\/|$)/.test(path)) return [...home, ...own];
  if (isAdmin || path === '/workspaces/create') return home;
  if (workspaceId !== undefined) return [workspaces, ...insideWorkspace(`/workspaces/${workspaceId}`)];
  return [workspaces, { name: 'createWorkspace', href: '/workspaces/create' }];
}

function insideWorkspace(base: string): readonly MenuEntry[] {
  return [
    { name: 'pages', href: `${base}/pages` },
    { name: 'components', href: `${base}/components` },
    { name: 'media', href: `${base}/media` },
    { name: 'inquiries', href: `${base}/inquiries` },
    { name: 'apiTokens', href: `${base}/api-tokens` },
    { name: 'design', href: `${base}/design` },
    { name: 'seo', href: `${base}/seo` },
    { name: 'workspaceSettings', href: `${base}/settings`, beside: [`${base}/members`, `${base}/users`] },
    { name: 'danger', href: `${base}/danger` },
  ];
}

/** The paths below these belong to other entries. */
const exact: readonly MenuEntryName[] = ['workspaces', 'profile'];

/** Whether an entry is current: the path is the entry's, one beside it, or one below it that belongs to the entry. */
export function isCurrentEntry({ name, href, beside = [] }: MenuEntry, path: string): boolean {
  return path === href || beside.includes(path) || (!exact.includes(name) && path.startsWith(`${href}/`));
}
