import { expect, it } from 'vitest';
import { validateBlock } from '../../content-model/validate-block.ts';
import { breachesOf } from '../../content-model/operations/breaches.ts';
import { pageIssues } from '../../content-model/page-issues.ts';
import type { Block, BlockContentModel, Page } from '../../shared/wire/content.ts';
import type { Plan, PlanFailure, PlanOperation } from '../../shared/wire/plans.ts';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

const named = (field_type: string, order: number, more: object = {}) => ({
  ...textField,
  ...{ field_type, field_title: `Field ${order}`, order },
  ...more,
});

const fields = {
  title: named('text', 0),
  kind: named('select', 1, { field_values: ['plain', 'rich'] }),
  extra: named('text', 2, { required: true, shown_when: { all: [{ field: 'kind', is: 'rich' }] } }),
  amount: named('text', 3),
  lines: named('textarea', 4),
  answer_1: named('text', 5),
  answer_2: named('text', 6),
  answer_3: named('text', 7),
  rows: named('list', 8, { field_values: { fields: { label: named('text', 0), note: named('text', 1) } } }),
};

const row = (id: string, label: string, note = '') => ({ id: `item0000000${id}`, data: { label, note } });

/** No two have the same key, and none breaks a rule. */
const blocks = [
  {
    ...{ title: 'Same', kind: 'plain', amount: '3', lines: 'Soup | 4.50\nTea', answer_1: 'a', answer_3: 'c' },
    rows: [row('1', 'L', 'n'), row('2', 'L'), row('3', '')],
  },
  { title: 'Same', kind: 'rich', extra: 'here', amount: '3.0', lines: '', answer_2: 'b' },
  { title: '', kind: 'plain', amount: '', lines: ' | 5', rows: [row('4', 'M', 'n')] },
  { title: 'A longer title', kind: 'rich', extra: 'there', amount: 'many', answer_1: 'd' },
  { title: '', kind: 'plain' },
];

type Operations = readonly (Partial<PlanOperation> & Pick<PlanOperation, 'op'>)[];
const inRows = { within: ['rows'] };
const set = (field: string, properties: object, more: object = {}) =>
  ({ op: 'options', field, properties: { ...properties }, ...more }) as const;
const required = named('text', 9, { required: true }) as never;
const toPublish = { required_for: 'publishing' };
const digits = { pattern: { regex: '[0-9]+', message: 'Digits.' } };

/** How many failures of each kind there are. */
const cases: readonly [name: string, operations: Operations, counts: Readonly<Record<string, number>>][] = [
  ['a value that must be unique', [set('title', { unique: true })], { repeated: 2 }],
  ['one in a list', [set('label', { unique: true }, inRows)], { repeated: 2 }],
  [
    'one under a new name',
    [{ op: 'retype', field: 'title', to: 'name', field_type: 'text' }, set('name', { unique: true })],
    { repeated: 2 },
  ],
  [
    'values that become the same',
    [
      set('amount', { unique: true }),
      { op: 'retype', field: 'amount', field_type: 'number', field_values: { decimals: 1 } },
    ],
    { repeated: 2 },
  ],
  ['a pattern', [set('amount', digits)], { unfit: 2 }],
  ['a pattern in a list', [set('note', digits, inRows)], { unfit: 2 }],
  ['a length', [{ op: 'options', field: 'title', field_values: { max_length: 5 } }], { unfit: 1 }],
  [
    'fewer choices',
    [set('extra', { shown_when: null }), set('kind', {}, { field_values: ['plain'] })],
    { empty: 3, unfit: 2 },
  ],
  ['a required field', [{ op: 'require', field: 'title' }], { empty: 2 }],
  ['one in a list', [{ op: 'require', field: 'note', ...inRows }], { empty: 2 }],
  ['one for publishing', [set('title', toPublish)], { empty: 2 }],
  ['one for publishing in a list', [set('label', toPublish, inRows)], { empty: 1 }],
  ['a new one', [{ op: 'add', field: 'new', definition: required }], { empty: 5 }],
  [
    'a new one for publishing',
    [{ op: 'add', field: 'new', definition: { ...textField, ...toPublish } as never }],
    { empty: 5 },
  ],
  ['a new one with a value', [{ op: 'add', field: 'new', definition: required, value: 'x' }], {}],
  ['what a condition hides', [{ op: 'require', field: 'extra' }, set('extra', digits)], { unfit: 2 }],
  ['what no condition hides any more', [set('extra', { shown_when: null })], { empty: 3 }],
  [
    'what a condition hides from now on',
    [
      { op: 'require', field: 'title' },
      set('title', { shown_when: { all: [{ field: 'kind', is: 'rich' }] } }),
    ],
    {},
  ],
  [
    'items that a list has too many of',
    [{ op: 'gather', columns: { answer: 'answer_#' }, to: 'answers', max: 1 }],
    { unfit: 1 },
  ],
  [
    'parts of a line that must be filled in',
    [
      {
        op: 'split',
        field: 'lines',
        to: 'prices',
        item: {
          name: required,
          price: named('number', 1, { field_values: { decimals: 2 }, ...toPublish }),
        },
      },
    ],
    { empty: 2 },
  ],
  [
    'fields that were moved into a list',
    [
      { op: 'wrap', fields: ['title', 'amount'], to: 'box' },
      { op: 'require', field: 'title', within: ['box'] },
    ],
    {},
  ],
  [
    'nothing',
    [
      { op: 'retype', field: 'title', to: 'name', field_type: 'text' },
      { op: 'reorder', fields: ['name', ...Object.keys(fields).slice(1)] },
    ],
    {},
  ],
];

describeWithDatabase('What a plan predicts', (makeWorld) => {
  it('is what saving and publishing reject afterwards, for every operation', async () => {
    const world = await makePlannedWorld(makeWorld);
    const { registry } = world.dependencies;
    for (const [at, [name, operations, counts]] of cases.entries()) {
      const page = await world.page(world.editor, world.site.id, { url_path: `/case-${at}` });
      const model = await world.addModel(fields);
      for (const data of blocks)
        await world.addBlock('', { page: page.id, block_content_model: model.id, data });
      const planned = await world.make(operations, {}, model.id);
      const applied = await world.apply(planned);
      expect(asSet(applied), name).toEqual(asSet(planned));
      expect(applied.failure_count, name).toBe(planned.failure_count);
      const url = `/api/block-content-models/${model.id}/`;
      const after = bodyOf(await world.call<BlockContentModel>('GET', url, { as: world.administrator }), 200);
      const found = (await world.readPage(page.id)).page_blocks;
      const kept = planned.failures.filter(({ becomes }) => becomes === 'keep');
      const actual = actualOf(found, after, registry);
      expect(kept.map(placeOf).toSorted(), name).toEqual(actual.map(placeOf).toSorted());
      expect(countReasons(kept), name).toEqual(counts);
      const published = await world.call<Page>('PATCH', `/api/pages/${page.id}/`, {
        as: world.editor,
        body: { in_draft: false },
      });
      const validated = found.map(({ data }) => validateBlock(after, data, registry));
      const isRejected = pageIssues(validated).some((issues) => Object.keys(issues).length > 0);
      expect(published.status, name).toBe(isRejected ? 400 : 200);
    }
  });

  it('counts what was repeated when it is applied, and stops if that was decided', async () => {
    const world = await makePlannedWorld(makeWorld);
    const first = await world.addBlock('one');
    await world.addBlock('one');
    const operations = [{ op: 'options', field: 'text', properties: { unique: true } }];
    const other = await world.page(world.editor, world.site.id, { url_path: '/other' });
    await world.addBlock('one', { page: other.id });
    const planned = await world.make(operations);
    expect(planned).toMatchObject({
      failure_count: 2,
      failures: [
        { field: 'text', path: [], value: '"one"', reason: 'repeated', becomes: 'keep', kind: 'block' },
        { reason: 'repeated', page: world.home.id },
      ],
    });
    const stopping = await world.make(operations, { decisions: { 0: 'stop' } });
    const url = `${world.at(world.note.id)}${stopping.id}/apply/`;
    const rejected = await world.call('POST', url, { as: world.administrator, body: {} });
    expect([rejected.status, rejected.body['code']]).toEqual([409, 'plan_stopped']);
    await world.call('PATCH', `/api/blocks/${first.id}/`, {
      as: world.editor,
      body: { data: { text: 'two' } },
    });
    expect(await world.apply(stopping)).toMatchObject({ state: 'done', failure_count: 0 });
  });

  it.each([
    ['a required field', { op: 'require', field: 'last' }, { note: 'zzz' }],
    [
      'a shorter text',
      { op: 'options', field: 'last', field_values: { max_length: 2 } },
      { note: 'zzz', last: 'longer' },
    ],
  ])('leaves hidden values and live pages out: %s', async (_name, operation, data) => {
    const world = await makePlannedWorld(makeWorld);
    const { api_key: apiKey } = await world.createApiKey(world.editor, world.site.id);
    const model = await world.addModel({
      note: named('text', 0),
      last: named('text', 1, { shown_when: { all: [{ field: 'note', is: 'abc' }] } }),
    });
    const block = await world.addBlock('', { block_content_model: model.id, data });
    const own = { note: 'abc', last: operation.op === 'require' ? '' : 'longer' };
    const other = await world.addBlock('', { block_content_model: model.id, data: own });
    await world.publish();
    const make = () => world.make([operation], { decisions: { 0: 'stop' } }, model.id);
    expect(await make()).toMatchObject({ failure_count: 1, failures: [{ id: other.id, kind: 'block' }] });
    await world.call('DELETE', `/api/blocks/${other.id}/`, { as: world.editor });
    const planned = await make();
    expect(planned).toMatchObject({ counts: { blocks: 1, live_pages: 1 }, failure_count: 0 });
    const applied = await world.apply(planned, { live: 'at_once' });
    expect(applied).toMatchObject({ state: 'done', failure_count: 0 });
    // What is hidden is not delivered.
    expect(await world.live(apiKey)).toEqual([{ note: 'zzz' }, own]);
    expect((await world.readPage()).page_blocks.map((one) => [one.id, one.data])).toEqual([[block.id, data]]);
  });

  it('lists live values that do not convert, which keep no plan from being applied', async () => {
    const world = await makePlannedWorld(makeWorld);
    const block = await world.addBlock('long long');
    await world.publish();
    const patch = { as: world.editor, body: { data: { text: '7' } } };
    await world.call('PATCH', `/api/blocks/${block.id}/`, patch);
    const retype = { op: 'retype', field: 'text', field_type: 'number', field_values: null };
    for (const choice of ['stop', 'keep']) {
      const planned = await world.make([retype], { decisions: { 0: choice } });
      expect(planned).toMatchObject({ failure_count: 1, failures: [{ id: block.id, kind: 'live_page' }] });
    }
    const planned = await world.make([retype], { decisions: { 0: 'stop' } });
    expect(await world.apply(planned, { live: 'at_once' })).toMatchObject({
      state: 'done',
      failure_count: 1,
    });
  });

  it('says where it is as people call it', async () => {
    const world = await makePlannedWorld(makeWorld);
    const block = await world.addBlock('A first line');
    await world.publish();
    const plan = await world.make([{ op: 'retype', field: 'text', field_type: 'checkbox' }]);
    const names = {
      ...{ id: block.id, page: world.home.id, page_title: 'Home' },
      ...{ workspace: world.site.id, workspace_title: world.site.title, summary: 'A first line' },
    };
    expect(plan.failures).toMatchObject([
      { ...names, kind: 'block' },
      { ...names, kind: 'live_page' },
    ]);
    const list = await world.call<{ results: Plan[] }>('GET', world.at(world.note.id), {
      as: world.administrator,
    });
    expect(list.body.results[0]?.failures[0]).not.toHaveProperty('page_title');
  });

  it('says which item it is in, also of a list that the plan makes', async () => {
    const world = await makePlannedWorld(makeWorld);
    const numbered = [1, 2].flatMap((n) => [
      [`question_${n}`, { ...textField, required: n === 1, order: 2 * n }],
      [`answer_${n}`, { ...textField, order: 2 * n + 1 }],
    ]);
    const model = await world.addModel(Object.fromEntries(numbered));
    const data = { question_1: 'Why?', answer_1: 'So.', question_2: '', answer_2: 'Yes.' };
    await world.addBlock('', { block_content_model: model.id, data });
    const columns = { question: 'question_#', answer: 'answer_#' };
    const plan = await world.make([{ op: 'gather', columns, to: 'faq' }], {}, model.id);
    const failure = { field: 'faq', path: [expect.any(String), 'question'], reason: 'empty', items: [2] };
    expect(plan.failures).toMatchObject([failure]);
    expect((await world.apply(plan)).failures).toMatchObject([failure]);
  });
});

interface Found extends Pick<PlanFailure, 'id' | 'reason' | 'value'> {}

function placeOf({ id, reason, value }: Found): string {
  return `${id} ${reason} ${value}`;
}

function asSet({ failures }: Plan): readonly string[] {
  return failures
    .map((failure) => JSON.stringify([failure.operation, failure.path, placeOf(failure)]))
    .toSorted();
}

function countReasons(failures: readonly Found[]): Record<string, number> {
  const groups = Map.groupBy(failures, ({ reason }) => reason);
  return Object.fromEntries([...groups].map(([reason, all]) => [reason, all.length]));
}

/** What the form and publishing say about the blocks of a page. */
function actualOf(
  found: readonly Block[],
  model: BlockContentModel,
  registry: Parameters<typeof validateBlock>[2],
): readonly Found[] {
  const validated = found.map(({ data }) => validateBlock(model, data, registry));
  const issues = pageIssues(validated);
  return found.flatMap(({ id }, at) => {
    const block = validated[at];
    if (block === undefined) return [];
    const own = breachesOf(block).map(({ reason, value }) => ({
      id,
      reason,
      value: JSON.stringify(value ?? null),
    }));
    const shared = Object.entries(issues[at] ?? {}).flatMap(([name, all]) =>
      all
        .filter(({ key, path }) => key === 'common.not_unique' && path === undefined)
        .map(() => ({ id, reason: 'repeated' as const, value: JSON.stringify(block.data[name]) })),
    );
    return [...own, ...shared];
  });
}
