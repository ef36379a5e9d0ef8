import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadFieldsFor } from '../../../field-plugins/other-fields.ts';
import { fieldViews } from '../../../field-plugins/views.ts';
import { event, openBlockType } from '../../../tests/support/open-block-type.tsx';

// Their code takes longer to load than tests wait.
await Promise.all([loadFieldsFor([{ field_type: 'list', pattern: true }]), fieldViews.load('text')]);

const text = { field_type: 'text', required: false, field_values: null };

test('moves numbered fields into a list, by keyboard, plans it, and undoes it', async () => {
  const { user, api, save } = await openBlockType({
    ...event,
    content_model: {
      ...event.content_model,
      guest_1: { ...text, field_title: 'Guest 1', order: 2 },
      guest_2: { ...text, field_title: 'Guest 2', order: 3 },
    },
  });
  const names = () =>
    [...document.querySelectorAll<HTMLElement>('.field-row')].map(({ dataset }) => dataset['field']);
  screen.getByRole('button', { name: 'Move into a list' }).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move into a list' }));
  expect(dialog.getByRole('radio', { name: 'Gather numbered fields: up to 2 items' })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /^Guest 2/ })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /^Heading/ })).not.toBeChecked();
  const title = dialog.getByRole('textbox', { name: /^Title of the list/ });
  await user.clear(title);
  await user.type(title, 'Guests');
  expect(dialog.getByRole('textbox', { name: /^API name of the list/ })).toHaveValue('guests');
  const column = dialog.getByRole('textbox', { name: /^API name of field 1/ });
  await user.clear(column);
  await user.type(column, 'id');
  expect(dialog.getByText('“id” is reserved. Choose another name.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Make list' })).toBeDisabled();
  await user.clear(column);
  await user.type(column, 'guest{Enter}');
  expect(await screen.findByText(/^The fields are a list now/)).toBeVisible();
  expect(names()).toEqual(['heading', 'place', 'guests']);
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['heading', 'place', 'guest_1', 'guest_2']);
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  await save();
  await screen.findByRole('dialog', { name: 'Change stored values?' });
  expect(screen.getByText('Gather guest_1, guest_2 in the list guests')).toBeVisible();
  const sent = api.requests.find(({ method, path }) => method === 'POST' && path.endsWith('/plans/'));
  expect(sent?.body).toEqual({
    operations: [{ op: 'gather', columns: { guest: ['guest_1', 'guest_2'] }, to: 'guests', title: 'Guests' }],
  });
});

test('splits the lines of a field from its own menu', async () => {
  const { user, choose } = await openBlockType();
  await choose(/^Place/);
  const buttons = screen.getAllByRole('button', { name: 'Move into a list' });
  await user.click(buttons.at(-1) ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Move into a list' }));
  expect(dialog.getByRole('radio', { name: 'Split lines into items' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Add part' }));
  expect(dialog.getByRole('textbox', { name: 'API name of field 3' })).toHaveValue('part_3');
  await user.click(dialog.getByRole('button', { name: 'Remove field 1' }));
  await user.click(dialog.getByRole('radio', { name: 'One item with these fields' }));
  expect(dialog.queryByRole('textbox', { name: /^API name of field/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Make list' }));
  expect(await screen.findByText('Items have 1 field.')).toBeVisible();
});
