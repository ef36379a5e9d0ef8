import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { PlanDefault } from '../../../shared/wire/plans.ts';
import { shownText } from './failures.ts';
import { runOf } from './run-of.ts';

/** What a plan does not carry over of the defaults of fields. */
export function lostDefaults(plan: Parameters<typeof runOf>[0], registry: FieldRegistry): PlanDefault[] {
  return runOf(plan, registry).defaults.map(({ operation, value, becomes }) => ({
    operation,
    value: shownText(value),
    becomes: becomes === 'converted' || becomes === 'default' ? becomes : 'aside',
  }));
}
