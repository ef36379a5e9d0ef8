import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWidget } from '../sdk/testing/render-widget.tsx';
import { tagsField } from './field.ts';
import { tagsSamples } from './samples.ts';
import { tagsView } from './view.tsx';

async function renderView(value: readonly string[], definition = 'default') {
  const { latest } = await renderWidget({
    plugin: tagsField,
    view: tagsView,
    definition: tagsSamples.definitions[definition] ?? tagsSamples.definitions.default,
    value,
  });
  return { latest, user: userEvent.setup(), input: screen.getByRole('combobox', { name: 'Tags' }) };
}

test('Enter, a comma and leaving the field add a tag, unless it exists already', async () => {
  const { latest, user, input } = await renderView(['Tea']);
  await user.type(input, 'Coffee{Enter}');
  await user.type(input, ' TEA ,Rum,');
  await user.type(input, 'Milk');
  await user.tab();
  expect(latest()).toEqual(['Tea', 'Coffee', 'Rum', 'Milk']);
  await user.type(input, '{Backspace}');
  expect(latest()).toEqual(['Tea', 'Coffee', 'Rum']);
});

test('The typed text is the last tag at once, and changes or disappears while it is typed', async () => {
  const { latest, user, input } = await renderView(['Tea']);
  await user.type(input, ' Rum');
  expect(latest()).toEqual(['Tea', 'Rum']);
  expect(screen.queryByRole('button', { name: 'Rum' })).toBeNull();
  await user.type(input, '{Backspace}{Backspace}{Backspace}tea');
  expect(latest()).toEqual(['Tea']);
  await user.type(input, 'pot');
  expect(latest()).toEqual(['Tea', 'teapot']);
  await user.clear(input);
  expect(latest()).toEqual(['Tea']);
});

test('The typed text stays while another tag is removed, and becomes a tag once the field is left', async () => {
  const { latest, user, input } = await renderView(['Tea', 'Milk']);
  await user.type(input, 'Rum');
  const chip = screen.getByRole('button', { name: 'Tea' });
  await user.click(within(chip).getByTestId('CancelIcon'));
  expect(latest()).toEqual(['Milk', 'Rum']);
  expect(input).toHaveValue('Rum');
  await user.tab();
  expect(latest()).toEqual(['Milk', 'Rum']);
  expect(input).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Rum' })).toBeVisible();
});

test('Text typed to find a suggestion is not a tag where only suggestions are allowed', async () => {
  const { latest, user, input } = await renderView([], 'only suggested');
  await user.type(input, 'x');
  expect(latest()).toEqual([]);
});

test('Where there is no room, nothing can be typed until a tag is removed', async () => {
  const { latest, user, input } = await renderView(['a', 'b', 'c'], 'suggested');
  await user.type(input, 'd{Enter}');
  expect(latest()).toEqual(['a', 'b', 'c']);
  await user.type(input, '{Backspace}');
  await user.type(input, 'd,e,');
  expect(latest()).toEqual(['a', 'b', 'd']);
});
