import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';

/** Operations as people mean them: a field that gets its name by way of another, as when two swap theirs, is renamed once. */
export function shownSteps(operations: readonly PlanOperation[]): readonly PlanOperation[] {
  return operations.reduce<readonly PlanOperation[]>((shown, step) => {
    const others = shown.findLastIndex(({ op }) => op !== 'rename');
    const at = shown.findLastIndex(
      ({ to, within }, place) => place > others && to === step.field && sameValue(within, step.within),
    );
    const first = shown[at];
    if (step.op !== 'rename' || first === undefined) return [...shown, step];
    return shown.with(at, { ...first, ...step, ...(first.field !== undefined && { field: first.field }) });
  }, []);
}
