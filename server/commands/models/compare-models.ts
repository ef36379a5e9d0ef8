import { diffFields } from '../../../content-model/fields/diff.ts';
import { isBlank } from '../../../content-model/fields/merge.ts';
import type { PlanOperation } from '../../../shared/wire/plans.ts';
import { isSame, mapOf, type FileField, type ModelFile } from './model-file.ts';

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
  const others = [...names].filter((name) => !['name', 'type', 'fields'].includes(name)).toSorted();
  return [
    ...(was.name === now.name ? [] : [{ text: `call it "${now.name}" instead of "${was.name}"` }]),
    ...others
      .filter((name) => !(isBlank(was[name]) && isBlank(now[name])) && !isSame(was[name], now[name]))
      .map((name) => ({ text: `change ${name}` })),
    ...compareFields(was.fields, now.fields),
  ];
}

function compareFields(was: readonly FileField[], now: readonly FileField[]): readonly Step[] {
  // Only the plugins of the server know whether plans reach the parts of other composites. Fields in those parts count
  // as options.
  const isReached = ({ field_type }: { readonly field_type: string }) => field_type === 'list';
  return diffFields(mapOf(was), mapOf(now), { isReached }).map((operation) => ({
    text: describeOperation(operation),
    operation,
    ...(operation.op === 'remove' && { removes: true as const }),
  }));
}

function describeOperation(operation: PlanOperation): string {
  const { op, within = [], field = '', required, properties = {} } = operation;
  const shown = [...within, field].join('.');
  const members = [
    ...('field_values' in operation ? ['the options'] : []),
    ...Object.keys(properties).toSorted(),
  ];
  switch (op) {
    case 'remove':
      return `remove ${shown}`;
    case 'add':
      return `add ${shown} (${operation.definition?.field_type ?? ''})`;
    case 'retype':
      return `make ${shown} a ${operation.field_type ?? ''}`;
    case 'require':
      return required ? `require ${shown}` : `make ${shown} optional`;
    case 'reorder':
      return within.length === 0 ? 'sort the fields' : `sort the fields of ${within.join('.')}`;
    case 'options':
    case 'gather':
    case 'split':
    case 'wrap':
      return `change ${members.join(', ')} of ${shown}`;
  }
}
