import { diffFields } from '../../../content-model/fields/diff.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { PlanOperation } from '../../../shared/wire/plans.ts';
import { isBlank, type ModelFile } from './model-file.ts';

/** A change that removes a difference between a block type of the server and its file. */
export interface Step {
  /** A phrase such as `require heading`. */
  readonly text: string;
  /** The operation of a plan for it. Undefined if it does not concern fields. */
  readonly operation?: PlanOperation;
  /** Whether content disappears from view. */
  readonly removes?: true;
}

/** All steps that turn a block type into the one in its file. */
export function compareModels(was: ModelFile, now: ModelFile): readonly Step[] {
  const names = new Set([...Object.keys(was), ...Object.keys(now)]);
  const others = [...names].filter((name) => !inSteps.includes(name)).toSorted();
  return [
    ...(was.name === now.name ? [] : [{ text: `call it "${now.name}" instead of "${was.name}"` }]),
    ...others
      .filter((name) => !(isBlank(was[name]) && isBlank(now[name])) && !sameValue(was[name], now[name]))
      .map((name) => ({ text: `change ${name}` })),
    ...diffFields(was.content_model, now.content_model).map((operation) => ({
      text: describeOperation(operation),
      operation,
      ...(operation.op === 'remove' && { removes: true as const }),
    })),
  ];
}

/** A name and fields have steps of their own, and a type never changes. */
const inSteps: readonly string[] = ['name', 'content_model_type', 'content_model'];

function describeOperation(operation: PlanOperation): string {
  const { op, within = [], field = '', definition, field_type, required, properties = {} } = operation;
  const shown = [...within, field].join('.');
  const members = [
    ...('field_values' in operation ? ['the options'] : []),
    ...Object.keys(properties).toSorted(),
  ];
  const texts: Partial<Record<typeof op, string>> = {
    remove: `remove ${shown}`,
    add: `add ${shown} (${definition?.field_type})`,
    retype: `make ${shown} a ${field_type}`,
    require: required ? `require ${shown}` : `make ${shown} optional`,
    reorder: within.length === 0 ? 'sort the fields' : `sort the fields of ${within.join('.')}`,
  };
  return texts[op] ?? `change ${members.join(', ')} of ${shown}`;
}
