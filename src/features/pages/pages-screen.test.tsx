import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makePage } from '../../../stories/support/fake-records.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { setWindowWidth } from '../../../tests/support/window-width.ts';
import { PagesScreen } from './pages-screen.tsx';

beforeEach(() => void setWindowWidth(1440));

const home = makePage({ id: 'home', title: 'Home', url_path: '/', in_draft: false, can_be_deleted: false });
const about = makePage({ id: 'about', title: 'About us', url_path: '/about-us', revision: 5 });
const path = '/workspaces/workspace-1/pages';

function open(pages = [home, about], query = '') {
  return renderScreen(<PagesScreen workspaceId="workspace-1" />, { data: { pages }, path: path + query });
}

test('shows when each page was last changed, and sorts by it, the latest first', async () => {
  const pages = [
    { ...home, last_update: '2026-03-01T10:00:00.000Z' },
    { ...about, last_update: '2026-05-02T10:00:00.000Z' },
  ];
  const { user, place } = open(pages);
  expect((await screen.findByText(/Mar 1, 2026/)).closest('tr')).toHaveTextContent('Home');
  const head = screen.getByRole('columnheader', { name: 'Last change' });
  await user.click(within(head).getByRole('button'));
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(place()).toBe(`${path}?ordering=-last_update`);
  await user.click(within(head).getByRole('button'));
  expect(head).toHaveAttribute('aria-sort', 'ascending');
});

test('deletes a page at the shown revision after asking', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete About us' }));
  await user.click(screen.getByRole('button', { name: 'Delete page' }));
  expect(await screen.findByText('Page was deleted.')).toBeVisible();
  expect(await screen.findByText('1 page')).toBeVisible();
  const deletion = api.requests.find(({ method }) => method === 'DELETE');
  expect(deletion?.headers.get('If-Match')).toBe('"5"');
});

test('searches while typing, keeps the search in the address, and leads back from no match', async () => {
  const { user, place } = open();
  const field = await screen.findByRole('searchbox', { name: 'Search pages' });
  await user.type(field, 'about');
  expect(await screen.findByText('1 page')).toBeVisible();
  expect(place()).toBe(`${path}?search=about`);
  await user.type(field, 'xyz');
  await screen.findByText(/No pages match “aboutxyz”/);
  await user.click(screen.getAllByRole('button', { name: 'Clear search' })[1] as HTMLElement);
  expect(await screen.findByText('2 pages')).toBeVisible();
  expect(field).toHaveValue('');
});

test('sorts by title or path in both directions, and keeps the order in the address', async () => {
  const { api, user, place } = open();
  const head = (name: string) => screen.getByRole('columnheader', { name });
  const asked = () => api.requests.map(({ query }) => query.get('ordering'));
  await screen.findByText('2 pages');
  expect(head('Title')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('State')).not.toHaveAttribute('aria-sort');
  await user.click(within(head('Title')).getByRole('button', { name: 'Title' }));
  expect(head('Title')).toHaveAttribute('aria-sort', 'descending');
  expect(place()).toBe(`${path}?ordering=-title`);
  await user.click(within(head('URL Path')).getByRole('button', { name: 'URL Path' }));
  expect(head('URL Path')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('Title')).not.toHaveAttribute('aria-sort');
  expect(place()).toBe(`${path}?ordering=url_path`);
  expect(asked()).toEqual(['title', '-title', 'url_path']);
  expect(within(head('URL Path')).getByRole('button')).toHaveFocus();
});

test('goes back one page when the last page of the list becomes empty', async () => {
  const pages = Array.from({ length: 21 }, (_, index) => makePage({ title: `Page ${index + 1}` }));
  const { user } = open(pages, '?page=2');
  await user.click(await screen.findByRole('button', { name: 'Delete Page 21' }));
  await user.click(screen.getByRole('button', { name: 'Delete page' }));
  expect(await screen.findByText('Page 20')).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});
