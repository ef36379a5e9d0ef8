import { isDeepStrictEqual } from 'node:util';

/** A field as the reference knows it. */
export interface Field {
  readonly api: string;
  readonly kind: 'textarea' | 'number' | 'list';
  /** The fields of an item. */
  readonly item?: Fields;
}
/** The fields of a block type, by id. */
export type Fields = Readonly<Record<string, Field>>;
/** The values of a block by the ids of fields, those of retired fields too. Items are without their ids. */
export type Values = Readonly<Record<string, unknown>>;
type Item = Readonly<Record<string, unknown>>;

/** A step that changes fields and values, forward or back. */
export interface Step {
  readonly fields: Fields;
  /** How many values of the block are listed because they do not convert. */
  listed(values: Values): number;
  migrate(values: Values): Values;
}

/** A plan: the operation to send, and its effect. */
export interface ReferencePlan {
  readonly operation: Readonly<Record<string, unknown>>;
  readonly before: Fields;
  readonly made: Fields;
  readonly forward: Step;
  undo(now: Fields): Step;
}

/** Retires a field. */
export function remove(before: Fields, id: string): ReferencePlan {
  const listed = (values: Values) => (has(values, id) ? 1 : 0);
  return plan({ op: 'remove', field: id }, before, {
    ...{ made: without(before, [id]), listed, forward: unchanged, back: (values) => ({ values, listed: 0 }) },
  });
}

/** Adds a field without a value. */
export function add(before: Fields, { id, api, kind }: { id: string; api: string; kind: Field['kind'] }) {
  const operation = {
    op: 'add',
    field: api,
    definition: { ...definitionOf({ api: id, kind }), order: undefined },
  };
  const made = { ...before, [id]: { api, kind } };
  const back = (values: Values) => ({ values, listed: has(values, id) ? 1 : 0 });
  return plan(operation, before, { made, forward: unchanged, back });
}

/** Replaces a text with a number, or a number with a text. */
export function retype(before: Fields, from: string, to: string): ReferencePlan {
  const { api = '', kind } = before[from] ?? {};
  const next = kind === 'number' ? 'textarea' : 'number';
  const [there, here] = kind === 'number' ? [textOf, numberOf] : [numberOf, textOf];
  const operation = { op: 'retype', field: from, field_type: next, field_values: null };
  return plan(operation, before, {
    made: replace(before, [from], [to, { api, kind: next }]),
    listed: (values) => (has(values, from) && there(values[from]) === undefined ? 1 : 0),
    forward: (values) => put(values, to, there(values[from])),
    back(values) {
      if (same(there(values[from]), values[to])) return { values, listed: 0 };
      // A number that is not an integer, and a text that is not a number, stay, marked as wrong.
      const value = here(values[to]) ?? decimalOf(values[to]) ?? values[to];
      return { values: put(values, from, value), listed: same(value, here(values[to])) ? 0 : 1 };
    },
  });
}

/** Makes items of the lines of a text: `name | price`. */
export function split(before: Fields, from: string, { to, api }: { to: string; api: string }): ReferencePlan {
  const item = { name: text('name'), price: text('price') };
  const operation = {
    ...{ op: 'split', field: from, to: api },
    item: { name: definitionOf(item.name), price: { ...definitionOf(item.price), order: 1 } },
  };
  const read = (value: unknown) => (typeof value === 'string' ? value.split('\n').map(readLine) : undefined);
  return plan(operation, before, {
    made: replace(before, [from], [to, { api, kind: 'list', item }]),
    forward: (values) => put(values, to, read(values[from])),
    back(values) {
      if (same(read(values[from]), values[to])) return { values, listed: 0 };
      const items = values[to] as readonly Item[] | undefined;
      return { values: put(values, from, items?.map(writeLine).join('\n')), listed: 0 };
    },
  });
}

/** Makes the items of a list of rows of fields, each a field of the item by the id of a field of the block. */
export function gather(
  before: Fields,
  rows: readonly Readonly<Record<string, string>>[],
  { to, api, operation }: { to: string; api: string; operation: Readonly<Record<string, unknown>> },
): ReferencePlan {
  const sources = rows.flatMap((row) => Object.values(row));
  const isWrap = operation['op'] === 'wrap';
  const item = Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, id]) => {
      const { kind = 'textarea', api: own = name } = before[id] ?? {};
      return [name, { kind, api: isWrap ? own : name }];
    }),
  );
  const read = (values: Values) => {
    const items = rows.flatMap((row): Item[] => {
      const filled = Object.entries(row).filter(([, id]) => has(values, id));
      return filled.length === 0 ? [] : [Object.fromEntries(filled.map(([name, id]) => [name, values[id]]))];
    });
    return items.length === 0 ? undefined : items;
  };
  return plan({ ...operation, to: api }, before, {
    made: replace(before, sources, [to, { api, kind: 'list', item }]),
    forward: (values) => put(values, to, read(values)),
    back(values) {
      if (same(read(values), values[to])) return { values, listed: 0 };
      const items = (values[to] ?? []) as readonly Item[];
      const cells = rows.flatMap((row, at) =>
        Object.entries(row).map(([name, id]) => [id, items[at]?.[name]] as const),
      );
      const back = cells.reduce<Values>((known, [id, value]) => put(known, id, value), values);
      return { values: back, listed: Math.max(0, items.length - rows.length) };
    },
  });
}

interface Effect {
  readonly made: Fields;
  listed?(values: Values): number;
  forward(values: Values): Values;
  back(values: Values): { readonly values: Values; readonly listed: number };
}

function plan(operation: Readonly<Record<string, unknown>>, before: Fields, effect: Effect): ReferencePlan {
  const { made, listed = () => 0, forward, back } = effect;
  return {
    ...{ operation, before, made, forward: { fields: made, listed, migrate: forward } },
    undo: (now) => ({
      fields: undoneFields({ before, made, now }),
      listed: (values) => back(values).listed,
      migrate: (values) => back(values).values,
    }),
  };
}

/**
 * The fields before a plan, with the names that they or their successors have got since. A field whose former name another field
 * has now gets a free one.
 */
function undoneFields({ before, made, now }: Record<'before' | 'made' | 'now', Fields>): Fields {
  const gone = Object.keys(before).filter((id) => !(id in made));
  const added = Object.keys(made).filter((id) => !(id in before));
  const isRetype = gone.length === 1 && added.length === 1 && made[added[0] ?? '']?.kind !== 'list';
  const fields = Object.entries(before).map(([id, field]) => {
    const successor = id in made ? id : isRetype ? (added[0] ?? '') : '';
    const current = now[successor]?.api;
    const isRenamed = made[successor]?.api !== current;
    const api = isRenamed ? (current ?? field.api) : field.api;
    return { id, field, api, isKept: api === current };
  });
  const kept = fields.flatMap(({ api, isKept }) => (isKept ? [api] : []));
  const taken = new Set(fields.flatMap(({ id, api }) => [id, api]));
  return Object.fromEntries(
    fields.map(({ id, field, api, isKept }) => {
      return [id, { ...field, api: !isKept && kept.includes(api) ? freeId(api, taken) : api }];
    }),
  );
}

/** The definition of a field in a model. */
export function definitionOf({ api, kind }: Pick<Field, 'api' | 'kind'>): Record<string, unknown> {
  return { field_type: kind, field_title: api, required: false, order: 0, field_values: null };
}

/** The values that an editor sees. */
export function seen(fields: Fields, values: Values): Values {
  return Object.fromEntries(Object.keys(fields).flatMap((id) => (has(values, id) ? [[id, values[id]]] : [])));
}

/** The values that a site reads. */
export function delivered(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([id, { api, kind, item = {} }]) => {
      if (kind === 'textarea') return [api, values[id] ?? ''];
      if (kind === 'number') return [api, typeof values[id] === 'number' ? values[id] : null];
      return [api, ((values[id] ?? []) as readonly Item[]).map((one) => delivered(item, one))];
    }),
  );
}

/** The first of `name`, `name_2`, `name_3` and so on that no field has had. */
export function freeId(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? name : `${name}_${number}`;
    if (!taken.has(id)) return id;
  }
}

function text(api: string): Field {
  return { api, kind: 'textarea' };
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : undefined;
}

function decimalOf(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d+\.\d+$/.test(value) ? Number(value) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : (value as string | undefined);
}

function readLine(line: string): Item {
  const [name = '', ...rest] = line.split('|').map((cell) => cell.trim());
  const price = rest.join(' | ');
  return { ...(name !== '' && { name }), ...(price !== '' && { price }) };
}

function writeLine({ name = '', price = '' }: Item): string {
  return price === '' ? String(name) : `${String(name)} | ${String(price)}`;
}

function has(values: Values, id: string): boolean {
  return Object.hasOwn(values, id);
}

function put(values: Values, id: string, value: unknown): Values {
  const { [id]: _former, ...others } = values;
  return value === undefined ? others : { ...others, [id]: value };
}

function without(fields: Fields, ids: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([id]) => !ids.includes(id)));
}

function replace(fields: Fields, ids: readonly string[], [to, field]: readonly [string, Field]): Fields {
  return { ...without(fields, ids), [to]: field };
}

function unchanged(values: Values): Values {
  return values;
}

function same(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other);
}
