import { expect, test } from 'vitest';
import { isCurrentEntry, menuEntries } from './menu-entries.ts';
import { workspaceIdOfPath } from './selected-workspace.ts';

const labelsAt = (path: string, isAdmin = false, workspaceId?: string) =>
  menuEntries({ path, isAdmin, workspaceId }).map(({ label }) => label);

test('the workspace list has entries for the list and for a new workspace', () => {
  expect(labelsAt('/workspaces')).toEqual(['menu.workspaces', 'menu.createWorkspace']);
});

test('inside a workspace the menu lists its parts, the danger zone last', () => {
  expect(labelsAt('/workspaces/7/pages', false, '7')).toEqual([
    'menu.workspaces',
    'menu.pages',
    'menu.components',
    'menu.media',
    'workspaces.parts.inquiries',
    'menu.apiTokens',
    'workspaces.parts.design',
    'workspaces.parts.seo',
    'workspaces.parts.settings',
    'menu.danger',
  ]);
});

test('the profile has its own menu, also for an administrator', () => {
  const own = ['menu.profile', 'menu.password', 'menu.billing', 'menu.settings'];
  expect(labelsAt('/profile')).toEqual(['menu.workspaces', ...own]);
  expect(labelsAt('/profile/billing')).toEqual(['menu.workspaces', ...own]);
  expect(labelsAt('/profile', true)).toEqual([
    'menu.adminUsers',
    'menu.adminBlockTypes',
    'menu.adminMedia',
    'menu.adminWebsites',
    'menu.adminNewsletter',
    ...own,
  ]);
});

test('an administrator sees users, media and the newsletter, never workspaces', () => {
  const administration = [
    'menu.adminUsers',
    'menu.adminBlockTypes',
    'menu.adminMedia',
    'menu.adminWebsites',
    'menu.adminNewsletter',
  ];
  expect(labelsAt('/admin/users', true)).toEqual(administration);
  expect(labelsAt('/support/help', true)).toEqual(administration);
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
    entries.filter((entry) => isCurrentEntry(entry, path)).map(({ label }) => label);
  expect(current('/workspaces/7/members')).toEqual(['workspaces.parts.settings']);
  expect(current('/workspaces/7/users')).toEqual(['workspaces.parts.settings']);
});
