import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RetiredField } from '../../../../shared/wire/content.ts';
import type { Plan } from '../../../../shared/wire/plans.ts';
import { makePlan } from '../../../../stories/support/fake-model-answers.ts';
import { event, openBlockType } from '../../../../tests/support/open-block-type.tsx';

const applied: Plan = { ...makePlan('event'), state: 'done', applied_at: new Date().toISOString() };

test('explains why a plan cannot be undone while there are unsaved changes', async () => {
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

test('undoing a plan reads the type again, and nothing else but its plans', async () => {
  const { user, api } = await openBlockType(undefined, { plans: [applied] });
  const path = '/api/block-content-models/event/';
  api.reject('POST /api/block-content-models/:id/plans/plan-1/undo/', 200, { ...applied, state: 'undone' });
  await user.click(screen.getByRole('button', { name: 'History' }));
  await user.click(await screen.findByRole('button', { name: 'Undo this change' }));
  await screen.findByText('The change was undone');
  const undone = api.requests.findIndex(({ method }) => method === 'POST');
  const read = api.requests.slice(undone + 1).map((request) => request.path);
  expect(read.filter((one) => one !== `${path}plans/`)).toEqual([path]);
});

test('lists retired fields, and until when blocks keep their values', async () => {
  const retired = (id: string, retired_at: string, more: Partial<RetiredField> = {}): RetiredField => ({
    ...{ id, within: [], retired_at, retired_by: null, plan: 'plan-1' },
    definition: { field_type: 'text', field_title: 'Price', required: false, order: 2, field_values: null },
    ...more,
  });
  const retired_fields = [
    retired('price', new Date().toISOString(), { within: ['dishes'], replaced_by: 'price_2' }),
    retired('note', '2024-02-03T12:00:00.000Z'),
  ];
  const { user } = await openBlockType({ ...event, retired_fields });
  await user.click(screen.getByRole('button', { name: 'History' }));
  const list = await screen.findByRole('list', { name: 'Retired fields' });
  const [price, note] = within(list).getAllByRole('listitem');
  expect(price?.textContent).toMatch(/Price · .+ · dishes\.price/);
  expect(price?.textContent).toMatch(/replaced by price_2Blocks keep the values until .+\./);
  expect(note?.textContent).toMatch(/removedThe values were removed\./);
});
