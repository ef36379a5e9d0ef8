import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWidget } from '../sdk/testing/render-widget.tsx';
import { datetimeField, type ZonedTime } from './field.ts';
import { datetimeSamples } from './samples.ts';
import { datetimeView } from './view.tsx';

const evening = { instant: '2026-11-26T18:30:00Z', zone: 'Europe/Belgrade' };

async function renderView(value: ZonedTime | null, definition: 'default' | 'local') {
  const { latest } = await renderWidget({
    plugin: datetimeField,
    view: datetimeView,
    definition: datetimeSamples.definitions[definition] ?? datetimeSamples.definitions.default,
    value,
    issues: datetimeField.check?.(value, { zone: undefined }) ?? [],
  });
  return {
    latest,
    day: screen.getByLabelText('Date'),
    time: screen.getByLabelText('Time'),
    user: userEvent.setup(),
  };
}

test('A local time in the zone of the model becomes an instant', async () => {
  const { latest, day, time, user } = await renderView(null, 'local');
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.type(day, '7/1/2026');
  expect(latest()).toEqual({ instant: '2026-07-01\n', zone: 'Europe/Amsterdam' });
  await user.type(time, '8:00 pm');
  expect(latest()).toEqual({ instant: '2026-07-01T18:00:00Z', zone: 'Europe/Amsterdam' });
  expect(screen.getByText('Time zone: Europe/Amsterdam, GMT+2')).toBeVisible();
  await user.clear(day);
  expect(latest()).toEqual({ instant: '\n20:00', zone: 'Europe/Amsterdam' });
  await user.clear(time);
  expect(latest()).toBeNull();
});

test('Choosing another zone keeps the local time', async () => {
  const { latest, day, time, user } = await renderView(evening, 'default');
  expect([day, time].map((input) => input.getAttribute('value'))).toEqual(['11/26/2026', '7:30 PM']);
  await user.clear(screen.getByRole('combobox', { name: 'Time zone' }));
  await user.type(screen.getByRole('combobox', { name: 'Time zone' }), 'new york');
  await user.click(screen.getByRole('option', { name: 'America/New York' }));
  expect(latest()).toEqual({ instant: '2026-11-27T00:30:00Z', zone: 'America/New_York' });
  expect([day, time].map((input) => input.getAttribute('value'))).toEqual(['11/26/2026', '7:30 PM']);
});

test('Retyping the month keeps the time and the zone, even if the day does not exist for a moment', async () => {
  const { latest, day, user } = await renderView(
    { instant: '2026-01-30T22:15:00Z', zone: 'Pacific/Auckland' },
    'default',
  );
  expect(day).toHaveValue('01/31/2026');
  await user.clear(day);
  await user.type(day, '02/31/2026');
  expect(latest()).toEqual({ instant: '02/31/2026\n11:15', zone: 'Pacific/Auckland' });
  await user.clear(day);
  await user.type(day, '3/31/2026');
  expect(latest()).toEqual({ instant: '2026-03-30T22:15:00Z', zone: 'Pacific/Auckland' });
});

test('Incomplete input is shown again unchanged', async () => {
  const { day, time } = await renderView({ ...evening, instant: '2026-11-26\n7:' }, 'default');
  expect(day).toHaveValue('11/26/2026');
  expect(day).toBeValid();
  expect(time).toHaveValue('7:');
  expect(time).toBeInvalid();
});

test('The second of two equal local times can be chosen, and is kept while its minutes are retyped', async () => {
  const berlin = { instant: '2026-10-25T00:30:00Z', zone: 'Europe/Berlin' };
  const { latest, time, user } = await renderView(berlin, 'default');
  const occurrence = screen.getByRole('combobox', { name: 'Clocks show this time twice' });
  await user.selectOptions(occurrence, 'The second time, GMT+1');
  expect(latest()).toEqual({ ...berlin, instant: '2026-10-25T01:30:00Z' });
  await user.clear(time);
  await user.type(time, '2:45');
  expect(latest()).toEqual({ ...berlin, instant: '2026-10-25T01:45:00Z' });
  expect(screen.getByText('Time zone: GMT+1')).toBeVisible();
  await user.clear(time);
  await user.type(time, '4:45');
  expect(occurrence).not.toBeInTheDocument();
});

test('The zone is kept while both parts are retyped', async () => {
  const { latest, day, time, user } = await renderView({ ...evening, zone: 'Asia/Tokyo' }, 'default');
  await user.clear(day);
  await user.clear(time);
  expect(latest()).toBeNull();
  await user.type(day, '7/1/2026');
  await user.type(time, '20:00');
  expect(latest()).toEqual({ instant: '2026-07-01T11:00:00Z', zone: 'Asia/Tokyo' });
});
