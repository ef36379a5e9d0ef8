import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWidget } from '../sdk/testing/render-widget.tsx';
import type { NumberValue } from './field.ts';
import { numberField } from './field.ts';
import { numberSamples } from './samples.ts';
import { numberView } from './view.tsx';

async function renderView(value: NumberValue, definition: 'weight' | 'halves' | 'dozens', locale = 'en') {
  const { latest } = await renderWidget({
    plugin: numberField,
    view: numberView,
    definition: numberSamples.definitions[definition] ?? numberSamples.definitions.default,
    value,
    host: { locale },
  });
  return { latest, user: userEvent.setup(), input: screen.getByRole('spinbutton') };
}

test('A German types a number as Germans write it, and it is put in order when the field is left', async () => {
  const { latest, user, input } = await renderView(null, 'weight', 'de');
  await user.type(input, '1.234,50');
  expect(latest()).toBe(1234.5);
  expect(input).toHaveValue('1.234,50');
  await user.tab();
  expect(input).toHaveValue('1234,5');
  await user.clear(input);
  expect(latest()).toBeNull();
});

test('Input that is not a number keeps its text', async () => {
  const { latest, user, input } = await renderView(12, 'weight');
  await user.type(input, ' or so');
  await user.tab();
  expect(latest()).toBe('12 or so');
  expect(input).toHaveValue('12 or so');
});

test('The arrow keys go from one allowed value to the next, and no further than the bounds', async () => {
  const { latest, user, input } = await renderView(null, 'halves');
  const press = async (key: string) => {
    await user.type(input, `{${key}}`);
    return latest();
  };
  expect([await press('ArrowUp'), await press('ArrowUp')]).toEqual([0, 0.5]);
  expect(input).toHaveValue('0.5');
  for (const expected of [0, -0.5, -1, -1]) expect(await press('ArrowDown')).toBe(expected);
});

test('From a value that is off the step, the arrow keys lead to the next one on it', async () => {
  const { latest, user, input } = await renderView(25, 'dozens');
  await user.type(input, '{ArrowUp}');
  expect(latest()).toBe(36);
  await user.type(input, '{ArrowDown}{ArrowDown}');
  expect(latest()).toBe(12);
});
