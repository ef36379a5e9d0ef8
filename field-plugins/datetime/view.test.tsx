import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWidget } from '../sdk/testing/render-widget.tsx';
import { datetimeField, type ZonedTime } from './field.ts';
import { datetimeSamples } from './samples.ts';
import { datetimeView } from './view.tsx';

const evening = { instant: '2026-11-26T18:30:00Z', zone: 'Europe/Belgrade' };

async function draw(value: ZonedTime | null, definition: 'default' | 'local') {
  const { latest } = await renderWidget({
    plugin: datetimeField,
    view: datetimeView,
    definition: datetimeSamples.definitions[definition] ?? datetimeSamples.definitions.default,
    value,
  });
  return { latest, clock: screen.getByLabelText('Doors open', { selector: 'input' }) };
}

test('What clocks show in the zone of the model becomes an instant', async () => {
  const { latest, clock } = await draw(null, 'local');
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.change(clock, { target: { value: '2026-07-01T20:00' } });
  expect(latest()).toEqual({ instant: '2026-07-01T18:00:00Z', zone: 'Europe/Amsterdam' });
  expect(screen.getByText('Time zone: Europe/Amsterdam, GMT+2')).toBeVisible();
  fireEvent.change(clock, { target: { value: '' } });
  expect(latest()).toBeNull();
});

test('Another zone keeps what clocks show', async () => {
  const { latest, clock } = await draw(evening, 'default');
  expect(clock).toHaveValue('2026-11-26T19:30');
  const user = userEvent.setup();
  await user.clear(screen.getByRole('combobox', { name: 'Time zone' }));
  await user.type(screen.getByRole('combobox', { name: 'Time zone' }), 'new york');
  await user.click(screen.getByRole('option', { name: 'America/New York' }));
  expect(latest()).toEqual({ instant: '2026-11-27T00:30:00Z', zone: 'America/New_York' });
  expect(clock).toHaveValue('2026-11-26T19:30');
});

test('A stored text that is no instant is shown as it is', async () => {
  const { clock } = await draw({ ...evening, instant: 'tonight' }, 'default');
  expect(clock).toHaveValue('tonight');
});
