import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openBlockType } from '../../../../tests/support/open-block-type.tsx';
import { words } from '../../../lib/words/words.ts';

afterEach(() => words.remove('nl', 'fields'));

test('shows the name and the description that the plugin gives its type', async () => {
  words.add('nl', 'fields', { color: { type: { label: 'Tint', about: 'Een tint' } } });
  words.speak('nl');
  try {
    const { user } = await openBlockType();
    await user.click(screen.getByRole('button', { name: words.translatorOf('builder')('fields.add') }));
    const types = await screen.findByRole('dialog');
    expect(within(types).getByRole('button', { name: 'Tint Een tint' })).toBeVisible();
  } finally {
    words.speak('en');
  }
});
