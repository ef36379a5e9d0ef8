import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FakeData } from '../../../stories/support/fake-data.ts';
import { makePage } from '../../../stories/support/fake-records.ts';
import { mara } from '../../../stories/support/fake-world.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { PreviewLinksDialog } from './preview-links-dialog.tsx';

const time = '2026-11-20T10:00:00.000Z';
const author = { id: mara.id, name: mara.name, email: mara.email };
const link = {
  ...{ id: 'link-1', page: 'home', created_at: time, created_by: author, expires_at: time },
  ...{ has_expired: false, last_opened_at: null },
};

function open(data: Partial<FakeData> = {}) {
  const page = makePage({ id: 'home', title: 'Home', url_path: '/home' });
  return renderScreen(<PreviewLinksDialog page={{ ...page, page_blocks: [] }} onClose={() => undefined} />, {
    data: { pages: [page], ...data },
  });
}

test('a new link is shown once, and copied', async () => {
  const { user, api } = open();
  expect(await screen.findByText('This page has no preview links yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await within(screen.getByRole('status')).findByText(/it won’t be shown again/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toBe(screen.getByTestId('preview-link').textContent);
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({ days: 7 });
  expect(await screen.findByText('Not opened yet')).toBeVisible();
});

test('the days are chosen', async () => {
  const { user, api } = open();
  await user.click(screen.getByRole('combobox', { name: 'Works for' }));
  await user.click(screen.getByRole('option', { name: '30 days' }));
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({ days: 30 }),
  );
});

test('revoking asks first, and removing an expired link does not', async () => {
  const { user, api } = open({ links: [link, { ...link, id: 'link-0', has_expired: true }] });
  await user.click(await screen.findByRole('button', { name: /^Revoke the link/ }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Revoke the link/ })).toBeNull());
  expect(api.data.links.map(({ id }) => id)).toEqual(['link-0']);
  await user.click(screen.getByRole('button', { name: /^Remove the link/ }));
  expect(await screen.findByText('This page has no preview links yet.')).toBeVisible();
});
