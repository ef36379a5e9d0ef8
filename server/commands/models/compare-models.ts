import { diffFields } from '../../../content-model/fields/diff.ts';
import { isBlank } from '../../../content-model/fields/merge.ts';
import type { PlanOperation } from '../../../shared/wire/plans.ts';
import { innerFields, isSame, mapOf, type FileField, type ModelFile } from './model-file.ts';

/** One difference between a block type of the server and its file, and how it is resolved. */
export interface Step {
  /** In words: `require heading`. */
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
  return diffFields(mapOf(was), mapOf(now), { isReached }).flatMap((operation) => {
    const former = operation.within?.reduce<readonly FileField[]>((fields, list) => {
      return fields.filter(({ name }) => name === list).flatMap((field) => innerFields(field) ?? []);
    }, was);
    const text = describeOperation(operation, former ?? was);
    if (text === undefined) return [];
    return [{ text, operation, ...(operation.op === 'remove' && { removes: true as const }) }];
  });
}

/** Undefined for an order that only new fields change. `former` are the fields beside those that the operation changes. */
function describeOperation(operation: PlanOperation, former: readonly FileField[]): string | undefined {
  const { op, within = [], field = '', field_type = '', required, properties = {} } = operation;
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
      return `make ${shown} a ${field_type} instead of a ${former.find(({ name }) => name === field)?.field_type ?? ''}`;
    case 'require':
      return required ? `require ${shown}` : `make ${shown} optional`;
    case 'reorder':
      return describeOrder(operation, former);
    case 'options':
    case 'gather':
    case 'split':
    case 'wrap':
      return `change ${members.join(', ')} of ${shown}`;
  }
}

/** New fields at the end need no reordering; adding others includes their place. */
function describeOrder(
  { within, fields = [] }: PlanOperation,
  former: readonly FileField[],
): string | undefined {
  const before = former.map(({ name }) => name);
  const [left, right] = [
    before.filter((name) => fields.includes(name)),
    fields.filter((name) => before.includes(name)),
  ];
  if (isSame(left, right)) return undefined;
  return within === undefined ? 'sort the fields' : `sort the fields of ${within.join('.')}`;
}
