import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadFieldsFor } from '../../../../field-plugins/other-fields.ts';
import { fieldViews } from '../../../../field-plugins/views.ts';
import { event, openBlockType } from '../../../../tests/support/open-block-type.tsx';

// Their code takes longer to load than tests wait.
await Promise.all([
  loadFieldsFor([{ field_type: 'list', pattern: true }]),
  fieldViews.load('text'),
  fieldViews.load('list'),
]);

const { heading, place } = event.content_model;
if (!heading || !place) throw new Error('The type has two fields.');
const guest = (number: number) => ({ ...place, field_title: `Guest ${number}`, order: number + 1 });
const names = () =>
  [...document.querySelectorAll<HTMLElement>('.field-row')].map(({ dataset }) => dataset['field']);
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Move into a list' }));

test('moves numbered fields into a list, by keyboard, with a plan', async () => {
  const content_model = { heading, place, guest_1: guest(1), guest_2: guest(2) };
  const { user, api } = await openBlockType({ ...event, content_model });
  screen.getByRole('button', { name: 'Move into a list' }).focus();
  await user.keyboard('{Enter}');
  const form = await dialog();
  expect(form.getByRole('radio', { name: 'Gather numbered fields: up to 2 items' })).toBeChecked();
  expect(form.getByRole('checkbox', { name: /^Guest 2/ })).toBeChecked();
  expect(form.getByRole('checkbox', { name: /^Heading/ })).not.toBeChecked();
  const title = form.getByRole('textbox', { name: /^Title of the list/ });
  await user.clear(title);
  await user.type(title, 'Guests');
  await user.keyboard('{Enter}');
  const plan = await screen.findByRole('dialog', { name: 'Change stored values?' });
  expect(within(plan).getByText('Gather guest_1, guest_2 in the list guests')).toBeVisible();
  const list = { ...place, field_type: 'list', field_title: 'Guests', order: 2 };
  const guests = { ...list, field_values: { fields: { guest: guest(1) } } };
  api.data.models = [{ ...event, revision: 2, content_model: { heading, place, guests } }];
  await user.click(within(plan).getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('The fields are a list now')).toBeVisible();
  expect(names()).toEqual(['heading', 'place', 'guests']);
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Guests'));
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('splits the lines of a field from its own menu, and returns to the form when the plan is cancelled', async () => {
  const { user, choose } = await openBlockType();
  await choose(/^Place/);
  const buttons = screen.getAllByRole('button', { name: 'Move into a list' });
  await user.click(buttons.at(-1) ?? document.body);
  const form = await dialog();
  expect(form.getByRole('radio', { name: 'Split lines into items' })).toBeChecked();
  const parts = form.getByRole('textbox', { name: /^Fields of an item/ });
  expect(parts).toHaveValue('Part 1\nPart 2');
  await user.type(parts, '{Enter}');
  expect(form.getByRole('button', { name: 'Make list' })).toBeDisabled();
  await user.type(parts, 'Note');
  await user.click(form.getByRole('button', { name: 'Make list' }));
  expect(await screen.findByText('Split the lines of place into the list place_2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const again = await dialog();
  expect(again.getByRole('textbox', { name: /^Fields of an item/ })).toHaveValue('Part 1\nPart 2\nNote');
  await user.click(again.getByRole('radio', { name: 'One item with these fields' }));
  expect(again.queryByRole('textbox', { name: /^Fields of an item/ })).toBeNull();
});

test('names the fields that lose their condition', async () => {
  const shown_when = { all: [{ field: 'heading', is_empty: false }] };
  const { user } = await openBlockType({
    ...event,
    content_model: { heading, place: { ...place, shown_when } },
  });
  await user.click(screen.getByRole('button', { name: 'Move into a list' }));
  const form = await dialog();
  const lost = () => form.queryByRole('status')?.textContent;
  expect(lost()).toBeUndefined();
  await user.click(form.getByRole('checkbox', { name: /^Heading/ }));
  expect(lost()).toMatch(/^These fields lose their condition, .*: Place$/);
  await user.click(form.getByRole('checkbox', { name: /^Place/ }));
  expect(lost()).toBeUndefined();
});

test('asks to save other changes first', async () => {
  const { user, choose } = await openBlockType();
  await choose(/^Place/);
  await user.type(screen.getByRole('textbox', { name: /^Help text/ }), 'Where?');
  await user.click(screen.getAllByRole('button', { name: 'Move into a list' })[0] ?? document.body);
  expect(await screen.findByText('Save your changes or undo them first.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
