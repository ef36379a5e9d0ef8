import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Plan } from '../../../../shared/wire/plans.ts';
import { makePlan } from '../../../../stories/support/fake-model-answers.ts';
import { openBlockType } from '../../../../tests/support/open-block-type.tsx';

const applied: Plan = { ...makePlan('event'), state: 'done', applied_at: new Date().toISOString() };

test('says what keeps a plan from being undone while there are unsaved changes', async () => {
  const { user, api, choose } = await openBlockType(undefined, { plans: [applied] });
  await choose(/^Heading/);
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), '!');
  await user.click(screen.getByRole('button', { name: 'History' }));
  const drawer = await screen.findByRole('dialog', { name: 'History' });
  const undo = await within(drawer).findByRole('button', { name: 'Undo this change' });
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  expect(undo).toHaveAccessibleDescription('Save your changes or undo them first.');
  await user.click(undo);
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);

  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'History' }));
  const again = await screen.findByRole('button', { name: 'Undo this change' });
  expect(again).not.toHaveAttribute('aria-disabled');
});
