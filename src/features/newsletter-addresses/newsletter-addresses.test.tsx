import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeSubscriber } from '../../../stories/support/fake-records.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { NewsletterAddressesScreen } from './newsletter-addresses-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const mara = makeSubscriber({ email: 'mara@example.org', language: 'sr' });
const anneke = makeSubscriber({ email: 'anneke@example.org', confirmed_at: null });

function renderAddresses(subscribers = [mara, anneke]) {
  return renderScreen(<NewsletterAddressesScreen />, { data: { subscribers }, path: '/admin/newsletter' });
}

test('copies all confirmed addresses, including those of later pages', async () => {
  const { user } = renderAddresses([
    ...Array.from({ length: 1200 }, (_, index) => makeSubscriber({ email: `reader-${index}@example.org` })),
    anneke,
  ]);
  await user.click(await screen.findByRole('button', { name: 'Copy confirmed addresses' }));
  expect(await screen.findByText('Copied 1,200 addresses')).toBeVisible();
  const lines = (await navigator.clipboard.readText()).split('\n');
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([
    1200,
    'reader-0@example.org',
    'reader-1199@example.org',
  ]);
});

test('deletes an address after asking, and focuses the next', async () => {
  const { user, api } = renderAddresses();
  await user.click(await screen.findByRole('button', { name: 'Delete mara@example.org' }));
  expect(api.requests[0]?.query.get('all')).toBe('1');
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    /mara@example\.org will stop receiving the newsletter/,
  );
  await user.click(screen.getByRole('button', { name: 'Delete address' }));
  expect(await screen.findByText('Address deleted')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Delete anneke@example.org' })).toHaveFocus(),
  );
  expect(api.data.subscribers).toEqual([anneke]);
  expect(api.requests.find(({ method }) => method === 'DELETE')?.query.toString()).toBe('all=1');
});
