import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadFieldsFor } from '../../../field-plugins/other-fields.ts';
import { fieldViews } from '../../../field-plugins/views.ts';
import { event, openBlockType } from '../../../tests/support/open-block-type.tsx';

// Their code takes longer to load than tests wait.
await Promise.all([
  loadFieldsFor([{ field_type: 'list' }]),
  fieldViews.load('text'),
  fieldViews.load('list'),
]);

test('says before fields move which conditions are lost, and in the plan what changes', async () => {
  const { heading, place } = event.content_model;
  if (!heading || !place) throw new Error('The type has two fields.');
  const shown_when = { all: [{ field: 'heading', is_empty: false }] };
  const { user, save } = await openBlockType({
    ...event,
    content_model: { heading, place: { ...place, shown_when } },
  });
  await user.click(screen.getByRole('button', { name: 'Move into a list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move into a list' });
  const toggle = (name: RegExp) => user.click(within(dialog).getByRole('checkbox', { name }));
  const told = () =>
    within(dialog)
      .queryAllByRole('status')
      .map(({ textContent }) => textContent);
  expect(told()).toEqual([]);
  await toggle(/^Heading/);
  expect(told()).toEqual([expect.stringMatching(/^Conditions of these fields .*: Place$/)]);
  await toggle(/^Place/);
  expect(told()).toEqual([]);
  await toggle(/^Heading/);
  expect(told()).toEqual([expect.stringMatching(/^These fields depend on fields outside .*: Place$/)]);
  await user.click(within(dialog).getByRole('radio', { name: 'One item with these fields' }));
  await user.click(within(dialog).getByRole('button', { name: 'Make list' }));
  await save();
  const plan = await screen.findByRole('dialog', { name: 'Change stored values?' });
  const steps = within(within(plan).getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toContain('Change place_2.place: Show only if');
});
