import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Website } from '../../../shared/wire/websites.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { WebsitesScreen } from './websites-screen.tsx';

const website: Website = {
  ...{ id: 'shop', title: 'Tea shop' },
  owner: { id: 'mara', name: 'Mara', email: 'mara@xn--aj-dma.example', email_written: 'mara@čaj.example' },
  ...{ site_enabled: true, site_url: 'https://xn--aj-dma.example/' },
  ...{
    site_domain: 'xn--aj-dma.example',
    site_domain_written: 'čaj.example',
    site_domain_proof: 'administrator',
  },
  ...{ taken_down_at: null, taken_down_reason: '' },
};

const open = () => renderScreen(<WebsitesScreen />, { data: { websites: [website] } });

test('takes a website down for a reason, which it shows', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Take down Tea shop' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' It looks like a bank. ');
  await user.click(dialog.getByRole('button', { name: 'Take down' }));
  expect(await screen.findByText('Website updated')).toBeVisible();
  expect(api.data.websites[0]?.taken_down_reason).toBe('It looks like a bank.');
  expect(await screen.findByText('It looks like a bank.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('decides about the domain that it shows, and shows a newer one that the website has since', async () => {
  const { api, user } = open();
  const withdraw = await screen.findByRole('button', { name: /čaj\.example/ });
  const changed = { site_domain: 'bank.example', site_domain_written: 'bank.example' };
  api.data.websites = [{ ...website, ...changed, site_domain_proof: null }];
  await user.click(withdraw);
  expect(await screen.findByText('The domain of this website has changed.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Confirm the domain bank.example' }));
  expect(await screen.findByText('Website updated')).toBeVisible();
  expect(api.data.websites[0]?.site_domain_proof).toBe('administrator');
});

test('shows a domain in Unicode and in ASCII, and who confirmed it', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'https://čaj.example/' });
  expect(link).toHaveAttribute('href', 'https://xn--aj-dma.example/');
  expect(screen.getByText('xn--aj-dma.example')).toBeVisible();
  expect(screen.getByText(/mara@čaj\.example/)).toBeVisible();
  expect(screen.getByText('Domain confirmed by an administrator')).toBeVisible();
});
