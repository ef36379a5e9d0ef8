import { screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, test } from 'vitest';
import { openBlockType } from '../../../../tests/support/open-block-type.tsx';

afterEach(() => void i18next.removeResourceBundle('nl', 'fields'));

test('shows the name and the description that the plugin gives its type', async () => {
  i18next.addResourceBundle('nl', 'fields', { color: { type: { label: 'Tint', about: 'Een tint' } } });
  await i18next.changeLanguage('nl');
  try {
    const { user } = await openBlockType();
    await user.click(screen.getByRole('button', { name: i18next.t('builder:fields.add') }));
    const types = await screen.findByRole('dialog');
    expect(within(types).getByRole('button', { name: 'Tint Een tint' })).toBeVisible();
  } finally {
    await i18next.changeLanguage('en');
  }
});
