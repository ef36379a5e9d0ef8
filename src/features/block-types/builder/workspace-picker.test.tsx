import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBlockType } from '../../../../tests/support/open-block-type.tsx';

test('suggestions are in the same landmark as their field', async () => {
  const { user, seeSettings } = await openBlockType();
  await seeSettings();
  await user.type(screen.getByRole('combobox', { name: 'Workspaces' }), 'k');
  const list = await screen.findByText(/^(Loading|No matching)/);
  expect(screen.getByRole('region', { name: 'Availability' })).toContainElement(list);
});
