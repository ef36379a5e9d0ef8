import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '../sdk/testing/render-widget.tsx';
import { dateField } from './field.ts';
import { dateSamples } from './samples.ts';
import { dateView } from './view.tsx';

async function renderView(value: string, locale = 'en') {
  const { latest } = await renderWidget({
    plugin: dateField,
    view: dateView,
    definition: dateSamples.definitions.default,
    value,
    host: { locale },
  });
  return { latest, user: userEvent.setup(), input: screen.getByRole('textbox', { name: 'Opening day' }) };
}

test('A day is typed in the order of the language and confirmed in words', async () => {
  const { latest, user, input } = await renderView('', 'de');
  expect(input).toHaveAttribute('placeholder', 'dd.mm.yyyy');
  await user.type(input, '8.2.2026');
  expect(latest()).toBe('2026-02-08');
  expect(screen.getByText('8. Februar 2026')).toBeVisible();
  await user.tab();
  expect(input).toHaveValue('08.02.2026');
});

test('An incomplete day keeps its text', async () => {
  const { latest, user, input } = await renderView('2026-02-08');
  await user.clear(input);
  await user.type(input, '2/30/2026');
  await user.tab();
  expect(latest()).toBe('2/30/2026');
  expect(input).toHaveValue('2/30/2026');
  expect(screen.getByText('mm/dd/yyyy')).toBeVisible();
});

test('The calendar of the browser opens from a button', async () => {
  const { latest, user } = await renderView('2026-02-08');
  const open = vi.fn();
  HTMLInputElement.prototype.showPicker = open;
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  expect(open).toHaveBeenCalledOnce();
  const [picker] = open.mock.contexts as HTMLInputElement[];
  if (picker) fireEvent.change(picker, { target: { value: '2026-03-01' } });
  expect(latest()).toBe('2026-03-01');
});
