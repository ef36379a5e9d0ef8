import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { ModelSample } from '../../../shared/wire/content.ts';
import type { PlanRow } from '../../platform/database/schema.ts';
import type { CarrySample } from '../block-content-models/service.ts';
import { runOf } from './run-of.ts';

/** Carries samples of a block type along with a plan, like blocks. */
export function samplesForward(plan: PlanRow, registry: FieldRegistry): CarrySample {
  const run = runOf(plan, registry);
  return ({ name, data }) => run.forward(data, name).data;
}

/** Carries samples back. Those that nobody has edited since are as they were; edited ones are known by their names. */
export function samplesBack(
  plan: PlanRow,
  former: readonly ModelSample[],
  registry: FieldRegistry,
): CarrySample {
  const run = runOf(plan, registry);
  const made = former.map(({ name, data }) => ({ name, was: data, ...run.forward(data, name) }));
  return ({ name, data }) => {
    const unedited = made.find((one) => sameValue(one.data, data));
    if (unedited !== undefined) return unedited.was;
    return run.back(data, made.find((one) => one.name === name)?.rest);
  };
}
