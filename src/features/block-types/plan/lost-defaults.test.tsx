import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeApi } from '../../../../stories/support/fake-api.ts';
import { makePlan } from '../../../../stories/support/fake-model-answers.ts';
import { renderScreen } from '../../../../tests/support/render-screen.tsx';
import { LostDefaults } from './lost-defaults.tsx';

test('names each default that does not convert, its field and what becomes of it', () => {
  const retype = { op: 'retype', field: 'price', field_type: 'number' } as const;
  const operations = [retype, { ...retype, within: ['dishes'] }];
  const defaults = [
    { operation: 0, value: '"cheap"', becomes: 'aside' as const },
    { operation: 1, value: '"b"', becomes: 'converted' as const },
  ];
  const plan = { ...makePlan('menu'), operations, defaults };
  renderScreen(<LostDefaults plan={plan} />, { api: createFakeApi() });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'The default "cheap" of “price” doesn’t fit any more and is removed.',
    'The default "b" of “dishes.price” loses a part.',
  ]);
});
