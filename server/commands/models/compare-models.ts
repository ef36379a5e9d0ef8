import { diffFields } from '../../../content-model/fields/diff.ts';
import { isBlank } from '../../../content-model/fields/merge.ts';
import type { PlanOperation } from '../../../shared/wire/plans.ts';
import { innerFields, isSame, mapOf, type FileField, type ModelFile } from './model-file.ts';

/** One difference between a block type of the server and its file, and what is done about it. */
export interface Step {
  /** In words: `require heading`. */
  readonly text: string;
  /** What a plan does about it. Without it, it has nothing to do with fields. */
  readonly operation?: PlanOperation;
  /** Whether content is taken out of sight. */
  readonly removes?: true;
}

/** Everything that has to be done to a block type for it to be as its file says. */
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
  // Whether plans reach the parts of other composites is known to the plugins of the server alone. Their fields are options.
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

/** In words; undefined for an order that only new fields change. `former` are the fields beside those that it changes. */
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

/** New fields at the end need no other order; new ones between others are part of adding them. */
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
