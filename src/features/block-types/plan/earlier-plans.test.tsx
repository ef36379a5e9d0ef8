import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Plan, PlanFailure } from '../../../../shared/wire/plans.ts';
import { makePlan } from '../../../../stories/support/fake-model-answers.ts';
import { openBlockType } from '../../../../tests/support/open-block-type.tsx';

const failure: PlanFailure = {
  ...{ operation: 0, field: 'price', path: [], value: '"4 or 5"', reason: 'lossy', becomes: 'converted' },
  ...{ kind: 'live_page', id: 'block-1', page: 'page-1', workspace: 'shop' },
  ...{ page_title: 'Lunch', summary: 'Tea and more', workspace_title: 'Café Lipa' },
};

function applied(id: string, name: string, operations: Plan['operations']): Plan {
  return {
    ...{ ...makePlan('event'), id, operations, state: 'done' },
    ...{ applied_at: '2026-11-20T12:00:00.000Z', applied_by: { id, name, email: `${id}@example.org` } },
  };
}

test('says what each earlier plan changed, beside what it does to live pages, without a choice', async () => {
  const plan = {
    ...makePlan('event'),
    failures: [
      { ...failure, plan: 'plan-1', field: 'note', value: '"Open"', reason: 'removed', becomes: 'aside' },
      { ...failure, plan: 'plan-2' },
    ] satisfies PlanFailure[],
    failure_count: 2,
  };
  const plans = [
    plan,
    applied('plan-2', 'Ada', [{ op: 'retype', field: 'price', field_type: 'number' }]),
    applied('plan-1', 'Bob', [
      { op: 'reorder', fields: ['place', 'heading'] },
      { op: 'remove', field: 'note' },
    ]),
  ];
  const { user, choose, save } = await openBlockType(undefined, { plans });
  await choose(/^Heading/);
  await user.click(screen.getByRole('button', { name: 'Remove field' }));
  await save();
  const earlier = await screen.findByRole('region', {
    name: 'If live pages change at once, earlier changes reach them too:',
  });
  expect(await within(earlier).findAllByRole('list', { name: 'Steps' })).toHaveLength(2);
  const items = within(earlier).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Change the order of the fields',
    'Remove note',
    '"Open" is removedLunch › Tea and more · Café Lipa · on the live page',
    'Change price to the type Number',
    '"4 or 5" loses a partLunch › Tea and more · Café Lipa · on the live page',
  ]);
  expect(earlier.textContent).toMatch(/Bob.*Change the order.*Ada.*Change price/);
  expect(screen.queryByRole('combobox', { name: /price|note/ })).toBeNull();
});
