import { deepEqual, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Block, BlockContentModel, Page, PageVersion } from '../../../shared/wire/content.ts';
import type { Plan } from '../../../shared/wire/plans.ts';
import { fc } from '../../../tools/seeded.ts';
import { bodyOf } from '../content-world.ts';
import type { makePlannedWorld } from '../planned-world.ts';
import {
  add,
  definitionOf,
  delivered,
  freeId,
  gather,
  remove,
  retype,
  seen,
  split,
  type Fields,
  type ReferencePlan,
  type Step,
  type Values,
} from './plan-reference.ts';

type World = Awaited<ReturnType<typeof makePlannedWorld>>;

const kinds = [
  ...['add', 'remove', 'retype', 'gather', 'split', 'wrap', 'rename', 'undo'],
  ...[
    'read',
    'send back',
    'send back',
    'edit',
    'edit',
    'edit items',
    'copy',
    'delete',
    'restore deleted',
    'publish',
    'restore version',
  ],
] as const;
/** Actions on a page and its block type, one after another. */
export const commands = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    one: fc.nat(7),
    two: fc.nat(7),
    value: fc.constantFrom('apples', '12', '3.5', 'pear | 2', 'fig | 1\nplum', '7'),
    isAtOnce: fc.boolean(),
  }),
  { minLength: 3, maxLength: 12 },
);
type Command = typeof commands extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

const start: Fields = {
  words: { api: 'words', kind: 'textarea' },
  amount: { api: 'amount', kind: 'number' },
  note_1: { api: 'note_1', kind: 'textarea' },
  note_2: { api: 'note_2', kind: 'textarea' },
};

/** What another client has read. */
interface Reading {
  readonly block: Block;
  readonly fields: Fields;
  /** How many steps preceded it. */
  readonly position: number;
}

interface Version {
  readonly fields: Fields;
  readonly blocks: readonly Values[];
  /** How many steps preceded it. */
  readonly position: number;
}

/** A page and its block type, beside the expectations of the reference. */
export class PlannedPage {
  #fields = start;
  #blocks: { id: string; values: Values }[] = [];
  #deleted: { id: string; values: Values; position: number }[] = [];
  readonly #steps: Step[] = [];
  readonly #applied: { answer: Plan; plan: ReferencePlan; isAtOnce: boolean }[] = [];
  readonly #ids = new Set(Object.keys(start));
  readonly #readings: Reading[] = [];
  readonly #versions = new Map<number, Version>();
  #live: Version | undefined;
  readonly #world: World;
  readonly #apiKey: string;
  readonly #page: Page;
  readonly #model: BlockContentModel;

  private constructor(world: World, apiKey: string, page: Page, model: BlockContentModel) {
    [this.#world, this.#apiKey, this.#page, this.#model] = [world, apiKey, page, model];
  }

  static async begin(world: World, apiKey: string, number: number): Promise<PlannedPage> {
    const model = await world.addModel(definitionsOf(start), { name: `Random ${number}` });
    const page = await world.page(world.editor, world.site.id, {
      title: 'Random',
      url_path: `/random-${number}`,
    });
    const started = new PlannedPage(world, apiKey, page, model);
    await started.#addBlock({ words: 'pear | 2', amount: 7, note_1: 'one', note_2: '12' });
    await started.#addBlock({ words: '12' });
    return started;
  }

  async run({ kind, one, two, value, isAtOnce }: Command): Promise<void> {
    const ids = Object.keys(this.#fields);
    const id = ids[one % Math.max(1, ids.length)];
    const field = id === undefined ? undefined : this.#fields[id];
    const block = this.#blocks[two % Math.max(1, this.#blocks.length)];
    const plan = this.#planOf(kind, { id, two });
    if (plan !== undefined) return this.#apply(plan, isAtOnce);
    if (kind === 'undo') return this.#undo();
    if (kind === 'rename' && id !== undefined) return this.#rename(id, `name_${two}`);
    if (kind === 'send back') return this.#sendBack({ one, two, value, sendsShape: isAtOnce });
    if (kind === 'edit' && block !== undefined && id !== undefined && field?.kind !== 'list')
      return this.#edit(block, { ...block.values, [id]: field?.kind === 'number' ? one : value });
    if (kind === 'edit items' && block !== undefined) return this.#editItems(block, value);
    if (kind === 'copy' && block !== undefined) return this.#addBlock(block.values, block.id);
    if (kind === 'delete' && block !== undefined) return this.#delete(block);
    if (kind === 'restore deleted') return this.#restoreDeleted();
    if (kind === 'publish') return this.#publish();
    if (kind === 'restore version') return this.#restoreVersion(two);
    return undefined;
  }

  #planOf(kind: Command['kind'], { id, two }: { id: string | undefined; two: number }) {
    const fields = this.#fields;
    const field = id === undefined ? undefined : fields[id];
    const isFree = (name: string) =>
      !(name in fields) && Object.values(fields).every(({ api }) => api !== name);
    const named = (wanted: string) => ({ to: freeId(wanted, this.#ids), api: wanted });
    const [fresh, list] = ['words', 'amount', 'more', 'other', 'last'].filter(isFree);
    if (fresh === undefined || list === undefined) return undefined;
    if (kind === 'add')
      return add(fields, { id: named(fresh).to, api: fresh, kind: two % 2 === 0 ? 'textarea' : 'number' });
    if (id === undefined || field === undefined) return undefined;
    if (kind === 'remove') return remove(fields, id);
    if (kind === 'retype' && field.kind !== 'list') return retype(fields, id, named(field.api).to);
    if (kind === 'split' && field.kind === 'textarea') return split(fields, id, named(list));
    if (kind === 'wrap' && field.kind !== 'list') {
      const others = Object.keys(fields).filter((other) => other !== id && fields[other]?.kind !== 'list');
      const names = [id, ...others.slice(0, two % 2)];
      const row = Object.fromEntries(names.map((name) => [name, name]));
      return gather(fields, [row], { ...named(list), operation: { op: 'wrap', fields: names } });
    }
    const numbered = Object.keys(fields)
      .filter((one) => /^note_\d+$/.test(one))
      .toSorted();
    if (kind === 'gather' && numbered.length > 0)
      return gather(
        fields,
        numbered.map((one) => ({ note: one })),
        { ...named(list), operation: { op: 'gather', columns: { note: 'note_#' } } },
      );
    return undefined;
  }

  async #apply(plan: ReferencePlan, isAtOnce: boolean): Promise<void> {
    for (const { id } of this.#blocks.slice(0, 1)) await this.#read(id);
    const made = await this.#world.make([plan.operation], {}, this.#model.id);
    deepEqual(this.#listedOf(made), this.#expected(plan.forward));
    const answer = await this.#world.apply(made, { live: isAtOnce ? 'at_once' : 'when_published' });
    deepEqual(this.#listedOf(answer), this.#expected(plan.forward));
    this.#applied.push({ answer, plan, isAtOnce });
    this.#take(plan.forward);
    if (isAtOnce) await this.#changeLive();
  }

  async #undo(): Promise<void> {
    const last = this.#applied.pop();
    if (last === undefined) return;
    const step = last.plan.undo(this.#fields);
    const listed = this.#expected(step);
    deepEqual(this.#listedOf(await this.#world.undo(last.answer)), listed);
    this.#take(step);
    if (last.isAtOnce) await this.#changeLive();
  }

  /** Undoes all plans. The fields are the first ones again, with the names that they have got since. */
  async undoAll(): Promise<void> {
    for (let left = this.#applied.length; left > 0; left -= 1) await this.#undo();
    await this.check();
  }

  #take(step: Step): void {
    this.#steps.push(step);
    this.#fields = step.fields;
    for (const id of Object.keys(step.fields)) this.#ids.add(id);
    this.#blocks = this.#blocks.map(({ id, values }) => ({ id, values: step.migrate(values) }));
  }

  #expected(step: Step): number {
    return this.#blocks.reduce((sum, { values }) => sum + step.listed(values), 0);
  }

  #listedOf({ failures }: Plan): number {
    return failures.filter(({ kind }) => kind === 'block').length;
  }

  #migrate(values: Values, position: number): Values {
    return this.#steps.slice(position).reduce((now, step) => step.migrate(now), values);
  }

  async #changeLive(): Promise<void> {
    if (this.#live === undefined) return;
    const { blocks, position } = this.#live;
    await this.#note(blocks.map((values) => this.#migrate(values, position)));
  }

  /** Notes a new live version. */
  async #note(blocks: readonly Values[]): Promise<void> {
    this.#live = { fields: this.#fields, blocks, position: this.#steps.length };
    const url = `/api/pages/${this.#page.id}/versions/`;
    const { body } = await this.#world.call<{ results: PageVersion[] }>('GET', url, {
      as: this.#world.editor,
    });
    this.#versions.set(Math.max(...body.results.map(({ version }) => version)), this.#live);
  }

  async #rename(id: string, api: string): Promise<void> {
    if (Object.values(this.#fields).some((field) => field.api === api)) return;
    const url = `/api/block-content-models/${this.#model.id}/`;
    const as = this.#world.administrator;
    const { content_model } = bodyOf(await this.#world.call<BlockContentModel>('GET', url, { as }), 200);
    const body = { content_model: { ...content_model, [id]: { ...content_model[id], api_name: api } } };
    bodyOf(await this.#world.call('PATCH', url, { as, body }), 200);
    this.#fields = { ...this.#fields, [id]: { kind: 'textarea', ...this.#fields[id], api } };
  }

  async #addBlock(values: Values, copyOf?: string): Promise<void> {
    const body = {
      page: this.#page.id,
      block_content_model: this.#model.id,
      data: seen(this.#fields, values),
    };
    const answer = await this.#world.call<Block>('POST', '/api/blocks/', {
      as: this.#world.editor,
      body: { ...body, data: withIds(body.data), ...(copyOf !== undefined && { copy_of: copyOf }) },
    });
    this.#blocks.push({ id: bodyOf(answer, 201).id, values });
  }

  async #edit({ id }: { id: string }, values: Values): Promise<void> {
    const body = { data: withIds(seen(this.#fields, values)) };
    bodyOf(await this.#world.call('PATCH', `/api/blocks/${id}/`, { as: this.#world.editor, body }), 200);
    this.#blocks = this.#blocks.map((block) => (block.id === id ? { id, values } : block));
  }

  /** Reads a block as a client that does not follow plans. */
  async #read(id: string): Promise<void> {
    const block = await this.#world.editor.read<Block>(`/api/blocks/${id}/`);
    this.#readings.push({ block, fields: this.#fields, position: this.#steps.length });
  }

  /** Sends a block as a client has read it, or with a changed text or number. */
  async #sendBack(given: { one: number; two: number; value: string; sendsShape: boolean }): Promise<void> {
    const { one, two, value, sendsShape } = given;
    const reading = this.#readings.at(-1 - (one % 2));
    const stored = this.#blocks.find(({ id }) => id === reading?.block.id)?.values;
    if (reading === undefined || stored === undefined) return;
    const { block, fields, position } = reading;
    const plain = Object.entries(fields).filter(([, { kind }]) => kind !== 'list');
    const [edited, { kind = '' } = {}] = two % 2 === 0 ? [] : (plain[two % Math.max(1, plain.length)] ?? []);
    const change = edited === undefined ? {} : { [edited]: kind === 'number' ? one : value };
    const data = { ...block.data, ...change };
    const isCurrent = !sendsShape && Object.keys(data).every((id) => id in this.#fields);
    const body = { data, ...(sendsShape && { shape: block.shape ?? 0 }) };
    const as = this.#world.editor;
    const answer = await this.#world.call<Block>('PATCH', `/api/blocks/${block.id}/`, { as, body });
    if (answer.status !== 200) {
      // Only a value other than the stored one may have no place, and only without a version can it be unknown to which one the
      // data belong.
      deepEqual([answer.status, isCurrent], [sendsShape ? 412 : 400, false]);
      const sent = Object.entries(withoutIds(data));
      ok(!sendsShape || sent.some(([id, now]) => !isDeepStrictEqual(now, stored[id])));
      return;
    }
    const [from, then] = isCurrent ? [this.#steps.length, this.#fields] : [position, fields];
    const others = Object.entries(stored).filter(([id]) => !(id in then));
    const made = this.#migrate({ ...Object.fromEntries(others), ...withoutIds(data) }, from);
    const unedited = this.#migrate(stored, from);
    const ids = [...new Set([...Object.keys(made), ...Object.keys(stored)])];
    const entries = ids.map((id) => {
      if (isDeepStrictEqual(made[id], unedited[id])) return [id, stored[id]] as const;
      const isMerged = this.#fields[id]?.kind === 'list' && !isDeepStrictEqual(stored[id], unedited[id]);
      return [id, isMerged ? withoutIds(answer.body.data)[id] : made[id]] as const;
    });
    const values = Object.fromEntries(entries.filter(([, now]) => now !== undefined));
    this.#blocks = this.#blocks.map((own) => (own.id === block.id ? { id: own.id, values } : own));
  }

  /** Adds an item to the first list. */
  async #editItems(block: { id: string; values: Values }, value: string): Promise<void> {
    const [id, field] = Object.entries(this.#fields).find(([, { kind }]) => kind === 'list') ?? [];
    const inner = Object.entries(field?.item ?? {}).find(([, { kind }]) => kind === 'textarea')?.[0];
    if (id === undefined || inner === undefined) return;
    const items = (block.values[id] ?? []) as readonly object[];
    const [line = ''] = value.split(' | ');
    await this.#edit(block, { ...block.values, [id]: [...items, { [inner]: line }] });
  }

  async #delete({ id, values }: { id: string; values: Values }): Promise<void> {
    bodyOf(await this.#world.call('DELETE', `/api/blocks/${id}/`, { as: this.#world.editor }), 204);
    this.#blocks = this.#blocks.filter((block) => block.id !== id);
    this.#deleted.push({ id, values, position: this.#steps.length });
    // The history distinguishes the steps before and after a deletion by their time.
    this.#world.pass(1000);
  }

  async #restoreDeleted(): Promise<void> {
    const last = this.#deleted.pop();
    if (last !== undefined) await this.#addBlock(this.#migrate(last.values, last.position), last.id);
  }

  async #publish(): Promise<void> {
    const url = `/api/pages/${this.#page.id}/publish/`;
    bodyOf(await this.#world.call('POST', url, { as: this.#world.editor }), 200);
    // Retired values are not published. A version that a plan makes of a live one keeps those that it replaces.
    await this.#note(this.#blocks.map(({ values }) => seen(this.#fields, values)));
  }

  async #restoreVersion(at: number): Promise<void> {
    const [number, version] = [...this.#versions][at % Math.max(1, this.#versions.size)] ?? [];
    if (number === undefined || version === undefined) return;
    const url = `/api/pages/${this.#page.id}/versions/${number}/restore/`;
    const page = bodyOf(await this.#world.call<Page>('POST', url, { as: this.#world.editor }), 200);
    // Values of fields that were retired by then stay in the draft.
    const later = [version.fields, ...this.#steps.slice(version.position).map((step) => step.fields)];
    const isRetired = (field: string) => !later.some((fields) => field in fields);
    const before = new Map(this.#blocks.map(({ id, values }) => [id, Object.entries(values)]));
    this.#blocks = page.page_blocks.map(({ id }, index) => {
      const kept = (before.get(id) ?? []).filter(([field]) => isRetired(field));
      const values = this.#migrate(version.blocks[index] ?? {}, version.position);
      return { id, values: { ...Object.fromEntries(kept), ...values } };
    });
  }

  async check(): Promise<void> {
    const { page_blocks: blocks, has_unpublished_changes: isChanged } = await this.#world.readPage(
      this.#page.id,
    );
    const expected = this.#blocks.map(({ id, values }) => ({ id, data: seen(this.#fields, values) }));
    deepEqual(
      blocks.map(({ id, data }) => ({ id, data: withoutIds(data) })),
      expected,
    );
    if (this.#live === undefined) return;
    const { fields, blocks: live, position } = this.#live;
    const published = live.map((values) => seen(this.#fields, this.#migrate(values, position)));
    const drafted = expected.map(({ data }) => data);
    if (!isDeepStrictEqual(published, drafted)) deepEqual(isChanged, true);
    const url = `/api/delivery/pages/?path=${encodeURIComponent(this.#page.url_path)}`;
    const answer = await this.#world.call<Page & { blocks: Block[] }>('GET', url, {
      as: { apiKey: this.#apiKey },
    });
    const sent = bodyOf(answer, 200).blocks.map(({ data }) => withoutIds(data));
    deepEqual(
      sent,
      live.map((values) => delivered(fields, values)),
    );
  }

  async end(): Promise<void> {
    bodyOf(await this.#world.call('DELETE', `/api/pages/${this.#page.id}/`, { as: this.#world.editor }), 204);
  }
}

function definitionsOf(fields: Fields): Record<string, unknown> {
  const entries = Object.entries(fields);
  return Object.fromEntries(entries.map(([id, field], order) => [id, { ...definitionOf(field), order }]));
}

/** Items as a client sends them: with ids. */
function withIds(values: Values): Values {
  const identify = (items: readonly object[]) =>
    items.map((data, at) => ({ id: `item${String(at).padStart(8, '0')}`, data }));
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      Array.isArray(value) ? identify(value as object[]) : value,
    ]),
  );
}

/** Items without their ids. */
function withoutIds(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      Array.isArray(value)
        ? (value as { data?: object }[]).map(({ data, ...other }) => data ?? other)
        : value,
    ]),
  );
}
