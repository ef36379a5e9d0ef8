import { expect, test } from 'vitest';
import { isCurrentEntry, menuEntries } from './menu-entries.ts';
import { workspaceIdOfPath } from './selected-workspace.ts';

const namesAt = (path: string, isAdmin = false, workspaceId?: string) =>
  menuEntries({ path, isAdmin, workspaceId }).map(({ name }) => name);

test('the workspace list has entries for the list and for a new workspace', () => {
  expect(namesAt('/workspaces')).toEqual(['workspaces', 'createWorkspace']);
});

test('inside a workspace the menu lists its parts, the danger zone last', () => {
  expect(namesAt('/workspaces/7/pages', false, '7')).toEqual([
    'workspaces',
    'pages',
    'components',
    'media',
    'inquiries',
    'apiTokens',
    'design',
    'seo',
    'workspaceSettings',
    'danger',
  ]);
});

test('the profile has its own menu, also for an administrator', () => {
  const own = ['profile', 'password', 'billing', 'settings'];
  expect(namesAt('/profile')).toEqual(['workspaces', ...own]);
  expect(namesAt('/profile/billing')).toEqual(['workspaces', ...own]);
  expect(namesAt('/profile', true)).toEqual([
    'adminUsers',
    'adminBlockTypes',
    'adminMedia',
    'adminWebsites',
    'adminNewsletter',
    ...own,
  ]);
});

test('an administrator sees users, media and the newsletter, never workspaces', () => {
  const administration = ['adminUsers', 'adminBlockTypes', 'adminMedia', 'adminWebsites', 'adminNewsletter'];
  expect(namesAt('/admin/users', true)).toEqual(administration);
  expect(namesAt('/support/help', true)).toEqual(administration);
});

test('the entry of a part stays current on the screens below it, but not the list of workspaces', () => {
  const [workspaces, pages] = menuEntries({
    path: '/workspaces/7/pages/9',
    isAdmin: false,
    workspaceId: '7',
  });
  expect(workspaces && isCurrentEntry(workspaces, '/workspaces/7/pages/9')).toBe(false);
  expect(pages && isCurrentEntry(pages, '/workspaces/7/pages/9')).toBe(true);
});

test.each([
  ['/workspaces/7', '7'],
  ['/workspaces/7/pages/9', '7'],
  ['/workspaces', undefined],
  ['/workspaces/create', undefined],
  ['/profile', undefined],
  ['/support/help', undefined],
])('the path %s names the workspace %s', (path, id) => {
  expect(workspaceIdOfPath(path)).toBe(id);
});

test('marks the settings on the screens that are tabs beside them', () => {
  const entries = menuEntries({ path: '/workspaces/7/members', isAdmin: false, workspaceId: '7' });
  const current = (path: string) =>
    entries.filter((entry) => isCurrentEntry(entry, path)).map(({ name }) => name);
  expect(current('/workspaces/7/members')).toEqual(['workspaceSettings']);
  expect(current('/workspaces/7/users')).toEqual(['workspaceSettings']);
});
