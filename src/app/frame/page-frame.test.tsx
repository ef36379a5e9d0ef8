import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { everyFeature } from '../../../stories/support/fake-data.ts';
import { makeUser, makeWorkspace } from '../../../stories/support/fake-records.ts';
import type { Visitor } from '../../../stories/support/fake-world.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { setWindowWidth } from '../../../tests/support/window-width.ts';
import { useAppStore } from '../../state/app-store.ts';
import { PageFrame } from './page-frame.tsx';

const workspaces = [
  makeWorkspace({ id: 'w1', type: 'SHOP', title: 'Kiln & Clay' }),
  makeWorkspace({ id: 'w2', type: 'BLOG', title: 'Coast path notes' }),
];

/** The frame around an empty screen, at a path. */
async function open(path: string, visitor: Visitor = 'editor', registration = true) {
  const data = { workspaces, features: { ...everyFeature, registration } };
  // Waits for components that suspend while rendered.
  const shown = await act(async () => renderScreen(<PageFrame>A screen</PageFrame>, { data, path, visitor }));
  if (visitor === 'editor') await act(() => useAppStore.getState().workspaces.load());
  return shown;
}

const menu = () => screen.findByRole('navigation', { name: 'Menu' });
const entries = async () =>
  within(await menu())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

let resize: (width: number) => void;
beforeEach(() => (resize = setWindowWidth(1440)));

describe('a guest', () => {
  test('sees the newsletter, the links about the company and the year in the footer, and no menu', async () => {
    await open('/', 'guest');
    const foot = await screen.findByRole('contentinfo');
    expect(within(foot).getByRole('heading', { name: 'Keep up to date' })).toBeVisible();
    expect(foot).toHaveTextContent('Join our newsletter for regular updates. No spam ever.');
    expect(within(foot).getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    expect(foot).toHaveTextContent(`Copyright © ${new Date().getFullYear()} Octavo`);
    const company = within(within(foot).getByRole('navigation', { name: 'Company' })).getAllByRole('link');
    expect(company.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      ['About', 'Help', 'Privacy', 'Terms', 'Rules'].map((name) => [name, `/support/${name.toLowerCase()}`]),
    );
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  test('sees three icons that lead elsewhere, each in a tab without access to this one', async () => {
    await open('/', 'guest');
    const sites = within(await screen.findByRole('list', { name: 'Follow Octavo' })).getAllByRole('link');
    expect(sites).toHaveLength(3);
    for (const site of sites) {
      expect(site).toHaveAttribute('target', '_blank');
      expect(site).toHaveAttribute('rel', expect.stringContaining('noopener'));
      expect(site.getAttribute('href')).toMatch(/^https:\/\//);
      expect(site).toHaveAccessibleName(/\(opens in a new tab\)/);
    }
  });

  test('cannot press the current language', async () => {
    await open('/', 'guest');
    const languages = within(await screen.findByRole('list', { name: 'Language' }));
    expect(languages.getByText('English')).toHaveAttribute('aria-current', 'true');
    expect(languages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Srpski',
      'Српски',
      'Nederlands',
      'Deutsch',
    ]);
  });

  test('sees the way to registration only where it is open', async () => {
    await open('/', 'guest', false);
    await waitFor(() => expect(useAppStore.getState().features.status).toBe('ready'));
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Register', hidden: true })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });

  test.each([
    ['/', undefined],
    ['/auth', 'Login'],
    ['/auth/register', 'Register'],
  ])('sees Login and Register in the header of %s, with the open one marked', async (path, current) => {
    await open(path, 'guest');
    await waitFor(() => expect(useAppStore.getState().features.status).toBe('ready'));
    const head = within(screen.getByRole('banner'));
    // By their text: jsdom ignores media queries, so it considers one of them hidden at every width.
    for (const name of ['Login', 'Register']) {
      const link = head.getByRole('link', { name, hidden: true });
      expect(link.getAttribute('aria-current')).toBe(name === current ? 'page' : null);
    }
  });
});

describe('a user', () => {
  test('has the side menu instead of the footer, also on the support pages', async () => {
    await open('/support/about');
    expect(await entries()).toEqual([
      'Workspaces',
      'Create workspace',
      'Support',
      'Mara Ilićeditor@localhost.test',
    ]);
    expect(within(await menu()).getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test('has the same menu in a workspace before and after the list of workspaces has loaded', async () => {
    await open('/workspaces/w1/pages');
    act(() => useAppStore.getState().workspaces.clear());
    const before = await entries();
    expect(before).toContain('Danger');
    await act(() => useAppStore.getState().workspaces.load());
    expect(await entries()).toEqual(before);
  });

  test('without a name is shown with the email address, once', async () => {
    await open('/workspaces');
    act(() => useAppStore.getState().session.userChanged(makeUser({ name: '' })));
    const own = within(await menu()).getByRole('link', { name: 'editor@localhost.test' });
    expect(own).toHaveAttribute('href', '/profile');
  });

  test('sees in which workspace they are, and can switch to another', async () => {
    const { user, place } = await open('/workspaces/w1/pages');
    await user.click(await screen.findByRole('combobox', { name: 'Workspace: Kiln & Clay' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Kiln & ClayShop',
      'Coast path notesBlog',
      'Create new Workspaces',
    ]);
    await user.click(screen.getByRole('option', { name: /Coast path notes/ }));
    expect(place()).toBe('/workspaces/w2');
    await user.click(await screen.findByRole('combobox', { name: 'Workspace: Coast path notes' }));
    await user.click(await screen.findByRole('option', { name: 'Create new Workspaces' }));
    expect(place()).toBe('/workspaces/create');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect((await entries()).slice(0, -2)).toEqual(['Workspaces']);
  });
});

describe('on a small screen', () => {
  beforeEach(() => (resize = setWindowWidth(600)));

  test('the open menu closes for good when the screen gets wide', async () => {
    const { user } = await open('/workspaces');
    // By its label: jsdom ignores media queries, so it considers the button hidden at every width.
    await user.click(await screen.findByLabelText('Open menu'));
    await menu();
    act(() => resize(1200));
    await menu();
    await waitFor(() => expect(useAppStore.getState().shell.drawerOpen).toBe(false));
    act(() => resize(600));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull());
  });

  test('signing in starts with the menu closed', async () => {
    await open('/workspaces', 'guest');
    act(() => useAppStore.getState().shell.toggleDrawer());
    const user = makeUser();
    act(() => useAppStore.setState(({ session }) => ({ session: { ...session, status: 'user', user } })));
    await screen.findByLabelText('Open menu');
    await waitFor(() => expect(useAppStore.getState().shell.drawerOpen).toBe(false));
  });
});
