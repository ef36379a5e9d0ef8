export type MenuEntryName =
  | 'workspaces'
  | 'createWorkspace'
  | 'pages'
  | 'components'
  | 'media'
  | 'apiTokens'
  | 'danger'
  | 'profile'
  | 'adminUsers'
  | 'adminMedia';

export interface MenuEntry {
  readonly name: MenuEntryName;
  readonly href: string;
}

interface MenuPlace {
  readonly path: string;
  readonly isAdmin: boolean;
  /** The selected workspace. */
  readonly workspaceId: string | undefined;
}

const workspaces: MenuEntry = { name: 'workspaces', href: '/workspaces' };
const adminUsers: MenuEntry = { name: 'adminUsers', href: '/admin/users' };
const adminMedia: MenuEntry = { name: 'adminMedia', href: '/admin/media' };
const profile: MenuEntry = { name: 'profile', href: '/profile' };

/** The side menu for a place (spec section 2). Administrators have no workspaces to be led to. */
export function menuEntries({ path, isAdmin, workspaceId }: MenuPlace): readonly MenuEntry[] {
  const home = isAdmin ? adminUsers : workspaces;
  if (/^\/profile(\/|$)/.test(path)) return [home, profile];
  if (isAdmin) return [adminUsers, adminMedia];
  if (path === '/workspaces/create') return [workspaces];
  if (workspaceId !== undefined) return [workspaces, ...insideWorkspace(`/workspaces/${workspaceId}`)];
  return [workspaces, { name: 'createWorkspace', href: '/workspaces/create' }];
}

function insideWorkspace(base: string): readonly MenuEntry[] {
  return [
    { name: 'pages', href: `${base}/pages` },
    { name: 'components', href: `${base}/components` },
    { name: 'media', href: `${base}/media` },
    { name: 'apiTokens', href: `${base}/api-tokens` },
    { name: 'danger', href: `${base}/danger` },
  ];
}

/** Whether an entry is where the reader is: at its path, or below it where that is a part of its own. */
export function isCurrentEntry({ name, href }: MenuEntry, path: string): boolean {
  return path === href || (name !== 'workspaces' && path.startsWith(`${href}/`));
}
