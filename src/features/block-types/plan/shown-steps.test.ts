import { expect, test } from 'vitest';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { shownSteps } from './shown-steps.ts';

const rename = (field: string, to: string, within?: string[]): PlanOperation => ({
  ...{ op: 'rename', field, to },
  ...(within && { within }),
});

test('two fields that swap their names are each renamed once', () => {
  const steps = [rename('a', 'b_next'), rename('b', 'a'), rename('b_next', 'b')];
  expect(shownSteps(steps)).toEqual([rename('a', 'b'), rename('b', 'a')]);
});

test('a field of another level, and one that is changed in between, are other steps', () => {
  const apart = [rename('a', 'c', ['list']), rename('c', 'b')];
  expect(shownSteps(apart)).toEqual(apart);
  const between = [rename('a', 'c'), { op: 'remove', field: 'd' } as const, rename('c', 'b')];
  expect(shownSteps(between)).toEqual(between);
});
