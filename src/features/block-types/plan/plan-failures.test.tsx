import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeApi } from '../../../../stories/support/fake-api.ts';
import { makePlan } from '../../../../stories/support/fake-model-answers.ts';
import { renderScreen } from '../../../../tests/support/render-screen.tsx';
import type { Plan, PlanFailure } from '../../../../shared/wire/plans.ts';
import { PlanFailures } from './plan-failures.tsx';

const failure: PlanFailure = {
  ...{ operation: 0, field: 'title', path: [], value: '"Tea"', reason: 'repeated', becomes: 'keep' },
  ...{ kind: 'block', id: 'block-1', page: 'page-1', workspace: 'shop' },
  ...{ page_title: 'Lunch', summary: 'Tea and more', workspace_title: 'Café Lipa' },
};

function show(operation: Plan['operations'][number], failures: readonly PlanFailure[]) {
  const plan = { ...makePlan('menu'), operations: [operation], failure_count: failures.length };
  const decided: unknown[] = [];
  const shown = { ...plan, failures: [...failures] };
  const list = <PlanFailures plan={shown} disabled={false} onDecide={(...choice) => decided.push(choice)} />;
  return { decided, ...renderScreen(list, { api: createFakeApi() }) };
}

const unique = { op: 'options', field: 'title', properties: { unique: true } } as const;

test('names the place of a value by its titles, with a link that opens the block', () => {
  const live = { ...failure, kind: 'live_page' } as const;
  const { page_title: _title, summary: _summary, ...unnamed } = { ...failure, page: null };
  show(unique, [failure, live, { ...unnamed, kind: 'component' }]);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '"Tea" is there more than onceLunch › Tea and more · Café Lipa',
    '"Tea" is there more than onceLunch › Tea and more · Café Lipa · on the live page',
    '"Tea" is there more than onceOpen the components · Café Lipa',
  ]);
  const links = items.map((item) => within(item).getByRole('link').getAttribute('href'));
  expect(links).toEqual([
    '/workspaces/shop/pages/page-1#block-1',
    '/workspaces/shop/pages/page-1#block-1',
    '/workspaces/shop/components',
  ]);
});

test('offers for values that stay only to keep them or to stop', async () => {
  const { user, decided } = show(unique, [failure]);
  const choices = async () => {
    await user.click(screen.getByRole('combobox', { name: 'Values of “title” that break a rule' }));
    const found = screen.getAllByRole('option').map(({ textContent }) => textContent);
    return found;
  };
  expect(await choices()).toEqual([
    'Keep the value in the block, marked as wrong',
    'Don’t apply while there are such values',
  ]);
  await user.click(screen.getByRole('option', { name: /^Don’t/ }));
  expect(decided).toEqual([[0, 'stop']]);
});

test('lists blocks without a value as still to fill in', async () => {
  const { user } = show({ op: 'require', field: 'title' }, [{ ...failure, value: 'null', reason: 'empty' }]);
  expect(screen.getByRole('alert')).toHaveTextContent('1 field is left to fill in.');
  expect(screen.getByRole('listitem').textContent).toMatch(/^ ?EmptyLunch/);
  await user.click(screen.getByRole('combobox', { name: 'Blocks where “title” is empty' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Leave it empty, to be filled in later',
    'Use the default value',
    'Don’t apply while there are such blocks',
  ]);
});

test('names the fields in the items of a list, with the number of the item', () => {
  const inItem = { ...failure, field: 'faq', value: 'null', reason: 'empty', becomes: 'keep' } as const;
  const gather = { op: 'gather', columns: { question: 'question_#' }, to: 'faq' } as const;
  show(gather, [
    { ...inItem, path: ['a', 'question'], items: [2] },
    { ...inItem, path: ['b', 'links', 'c', 'label'], items: [1, 3] },
    // Once the plan is applied, the item may be gone.
    { ...inItem, path: ['d', 'question'] },
  ]);
  const name = 'Items where “faq.question, faq.links.label” is empty';
  expect(screen.getByRole('combobox', { name })).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Lunch › Tea and more › item 2 › question',
    'Lunch › Tea and more › item 1 › links › item 3 › label',
    'Lunch › Tea and more › question',
  ]);
});
