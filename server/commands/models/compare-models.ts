import { isBlank } from '../../../content-model/fields/merge.ts';
import type { PlanOperation } from '../../../shared/wire/plans.ts';
import { innerFields, isSame, mapOf, optionsOf, type FileField, type ModelFile } from './model-file.ts';

/** One difference between a block type of the server and its file, and what is done about it. */
export interface Step {
  /** In words: `require heading`. */
  readonly text: string;
  /** What a plan does about it. Without it, it has nothing to do with fields, or only with their order. */
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
    ...compareFields(was.fields, now.fields, []),
  ];
}

function compareFields(
  was: readonly FileField[],
  now: readonly FileField[],
  within: readonly string[],
): readonly Step[] {
  const before = new Map(was.map((field) => [field.name, field]));
  const after = new Set(now.map(({ name }) => name));
  const place = { ...(within.length > 0 && { within: [...within] }) };
  const at = (name: string) => [...within, name].join('.');
  const removed = was
    .filter(({ name }) => !after.has(name))
    .map(({ name }): Step => ({
      text: `remove ${at(name)}`,
      operation: { op: 'remove', ...place, field: name },
      removes: true,
    }));
  const definitions = mapOf(now);
  const added = now
    .filter(({ name }) => !before.has(name))
    .map(({ name, field_type }): Step => {
      const definition = definitions[name];
      const operation = { op: 'add' as const, ...place, field: name, ...(definition && { definition }) };
      return { text: `add ${at(name)} (${field_type})`, operation };
    });
  const kept = now.flatMap((field) => {
    const source = before.get(field.name);
    if (source === undefined) return [];
    return compareField(source, field, { within, place, shown: at(field.name) });
  });
  // Conditions of the fields that stay may name new ones.
  return [...removed, ...added, ...kept, ...compareOrder(was, now, within)];
}

interface Place {
  readonly within: readonly string[];
  readonly place: Pick<PlanOperation, 'within'>;
  readonly shown: string;
}

function compareField(was: FileField, now: FileField, { within, place, shown }: Place): readonly Step[] {
  const field = now.name;
  const { required } = now;
  const options = { ...place, field, field_values: optionsOf(now) };
  const others = Object.keys({ ...was, ...now })
    .filter((name) => !compared.includes(name) && !isSame(was[name], now[name]))
    .toSorted();
  const [inside, isInside] = [innerFields(was), innerFields(now)];
  const isRetyped = was.field_type !== now.field_type;
  // Whether plans reach the parts of other composites is known to the plugins of the server alone. Their fields are options.
  const isList = !isRetyped && now.field_type === 'list' && inside !== undefined && isInside !== undefined;
  const sameOptions = isList
    ? isSame(aroundFields(was), aroundFields(now))
    : isSame(optionsOf(was), optionsOf(now));
  return [
    ...(isList ? compareFields(inside, isInside, [...within, field]) : []),
    ...(isRetyped
      ? [
          {
            text: `make ${shown} a ${now.field_type} instead of a ${was.field_type}`,
            operation: { op: 'retype' as const, ...options, field_type: now.field_type },
          },
        ]
      : []),
    ...(isRetyped || sameOptions
      ? []
      : [{ text: `change the options of ${shown}`, operation: { op: 'options' as const, ...options } }]),
    ...(required === was.required
      ? []
      : [
          {
            text: required ? `require ${shown}` : `make ${shown} optional`,
            operation: { op: 'require' as const, ...place, field, required },
          },
        ]),
    ...(others.length === 0
      ? []
      : [
          {
            text: `change ${others.join(', ')} of ${shown}`,
            operation: {
              ...{ op: 'options' as const, ...place, field },
              properties: Object.fromEntries(others.map((name) => [name, now[name] ?? null])),
            },
          },
        ]),
  ];
}

/** What is not compared member by member. Whoever writes a file may leave `order` in it: the list has the order. */
const compared: readonly string[] = ['name', 'order', 'field_type', 'field_values', 'required'];

/** The options of a list without its fields. */
function aroundFields({ field_values }: FileField): object {
  return { ...(field_values as object), fields: null };
}

function compareOrder(
  was: readonly FileField[],
  now: readonly FileField[],
  within: readonly string[],
): readonly Step[] {
  const namesIn = (fields: readonly FileField[], others: readonly FileField[]) =>
    fields.map(({ name }) => name).filter((name) => others.some((other) => other.name === name));
  // New fields at the end need no other order; new ones between others are part of adding them.
  if (isSame(namesIn(was, now), namesIn(now, was))) return [];
  return [{ text: within.length === 0 ? 'sort the fields' : `sort the fields of ${within.join('.')}` }];
}
