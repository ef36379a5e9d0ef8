import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeFormSubmission, makeWorkspace } from '../../../stories/support/fake-records.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { useAppStore } from '../../state/app-store.ts';
import { FormSubmissionsScreen } from './form-submissions-screen.tsx';

const shop = makeWorkspace({ id: 'shop', title: 'Tea shop' });
const page = { id: 'contact', title: 'Contact', url_path: '/contact' };
const [boro, anonymous, ana] = [
  makeFormSubmission({ id: 'boro', workspace: 'shop', message: 'Two cups?\n\nBlue ones.', page }),
  makeFormSubmission({ id: 'anonymous', workspace: 'shop', name: '', email: '', message: 'Nice tea.' }),
  makeFormSubmission({ id: 'ana', workspace: 'shop', name: 'Ana', message: 'Thanks.', is_read: true }),
];

async function renderFormSubmissions(formSubmissions = [boro, anonymous, ana], submissionsFull = false) {
  const data = { workspaces: [shop], formSubmissions, submissionsFull };
  const shown = renderScreen(<FormSubmissionsScreen workspaceId="shop" />, { data });
  await useAppStore.getState().workspaces.load();
  return shown;
}

const rowOf = (name: RegExp) => screen.findByRole('button', { name });

test('reads out only the beginning of a message', async () => {
  const long = makeFormSubmission({ id: 'long', workspace: 'shop', message: 'A cup of tea.\n'.repeat(100) });
  await renderFormSubmissions([long]);
  const row = await rowOf(/^Boro Petrović.*A cup of tea\. A cup.*…$/);
  expect(row.textContent.length).toBeLessThan(200);
});

test('marks an inquiry as read when it is opened, and as unread on request', async () => {
  const { api, user } = await renderFormSubmissions();
  await user.click(await rowOf(/Boro/));
  expect(await screen.findByText(/Blue ones/)).toBeVisible();
  await waitFor(() => expect(api.data.formSubmissions[0]?.is_read).toBe(true));
  expect(await rowOf(/^Boro(?!.*Unread)/)).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
  await waitFor(() => expect(api.data.formSubmissions[0]?.is_read).toBe(false));
  const row = await rowOf(/^Boro.*Unread/);
  expect(row).toHaveAttribute('aria-expanded', 'false');
  expect(row).toHaveFocus();
});

test('offers a reply by mail and links to the page it came from', async () => {
  const { user } = await renderFormSubmissions();
  await user.click(await rowOf(/Boro/));
  const reply = await screen.findByRole('link', { name: 'Reply by email' });
  expect(reply).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:boro@example\.test\?subject=Your%20message%20to%20Tea%20shop&body=/),
  );
  expect(screen.getByRole('link', { name: 'Contact (/contact)' })).toHaveAttribute(
    'href',
    '/workspaces/shop/pages/contact',
  );
  await user.click(await rowOf(/Anonymous/));
  expect(await screen.findByText('No email address provided.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Reply by email' })).toBeNull());
});

test('deletes an inquiry after asking, and focuses the next one', async () => {
  const { api, user } = await renderFormSubmissions();
  await user.click(await rowOf(/Boro/));
  await user.click(await screen.findByRole('button', { name: 'Delete inquiry' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/The message from Boro Petrović will be permanently deleted/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete inquiry' }));
  expect(await screen.findByText('Inquiry deleted')).toBeVisible();
  expect(api.data.formSubmissions.map(({ id }) => id)).toEqual(['anonymous', 'ana']);
  await waitFor(() => expect(screen.queryByText(/Boro/)).toBeNull());
  await waitFor(async () => expect(await rowOf(/Anonymous/)).toHaveFocus());
});

test('moves an inquiry to the spam and back, and focuses the next one', async () => {
  const { api, user } = await renderFormSubmissions();
  const spamOf = () => api.data.formSubmissions.filter(({ is_spam }) => is_spam).map(({ id }) => id);
  await user.click(await rowOf(/Boro/));
  await user.click(await screen.findByRole('button', { name: 'Mark as spam' }));
  expect(await screen.findByText('Moved to spam')).toBeVisible();
  expect(spamOf()).toEqual(['boro']);
  await waitFor(() => expect(screen.queryByText(/Boro/)).toBeNull());
  await waitFor(async () => expect(await rowOf(/Anonymous/)).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Spam 1' }));
  expect(screen.getByText(/They are deleted after 30 days/)).toBeVisible();
  await user.click(await rowOf(/Boro/));
  await user.click(await screen.findByRole('button', { name: 'Not spam' }));
  expect(await screen.findByText('Moved to inquiries')).toBeVisible();
  expect(await screen.findByText('No spam.')).toBeVisible();
  expect(spamOf()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Messages' }));
  expect(await rowOf(/Boro/)).toBeVisible();
});

test('the address selects the spam, and the number beside the title stays that of the messages', async () => {
  const spam = makeFormSubmission({ id: 'spam', workspace: 'shop', name: 'SEO Experts', is_spam: true });
  const { user, place } = await renderFormSubmissions([boro, ana, spam]);
  await user.click(await screen.findByRole('button', { name: 'Spam 1' }));
  expect(await rowOf(/SEO Experts/)).toBeVisible();
  expect(screen.getByText('2')).toBeVisible();
  expect(place()).toBe('/?show=spam');
  await user.click(screen.getByRole('button', { name: 'Messages' }));
  expect(place()).toBe('/');
  expect(await rowOf(/Boro/)).toBeVisible();
});

test('explains the next step when there is no room for more messages', async () => {
  await renderFormSubmissions([boro], true);
  expect(await screen.findByText('There is almost no room left')).toBeVisible();
});
