import { expect, it } from 'vitest';
import { validateBlock } from '../../content-model/validate-block.ts';
import { breachesOf } from '../../content-model/operations/check-plan.ts';
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
  it('equals the errors of saving and publishing afterwards, for every operation', async () => {
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

  it('names its place by titles', async () => {
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

/** The errors of the form and of publishing for the blocks of a page. */
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
