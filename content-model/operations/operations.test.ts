import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { fc } from '../../tools/seeded.ts';
import { field } from '../testing.ts';
import { modelFields } from '../model-fields.ts';
import { preparePlan, type Decisions } from './prepare-plan.ts';
import { retiredFields } from './retired-fields.ts';
import { OperationProblem, type Fields } from './step.ts';
import { valuesAfter, valuesBefore } from './testing.ts';

const decimals = { field_values: { decimals: 2 } };
const short = { field_values: { max_length: 5 } };
const fields: Fields = {
  title: field('text', { order: 0 }),
  lines: field('textarea', { order: 1 }),
  question_1: field('text', { field_title: 'Question 1', order: 2 }),
  answer_1: field('textarea', { field_title: 'Answer 1', order: 3 }),
  question_2: field('text', { field_title: 'Question 2', order: 4 }),
  answer_2: field('textarea', { field_title: 'Answer 2', order: 5 }),
  open: field('checkbox', { order: 6 }),
  rows: field('list', { order: 7, field_values: { fields: { label: field('text'), note: field('text') } } }),
};

function plan(operations: readonly PlanOperation[], decisions?: Decisions) {
  return preparePlan(fields, { operations, ...(decisions && { decisions }) }, fieldRegistry);
}

const faq = {
  op: 'gather',
  columns: { question: 'question_#', answer: 'answer_#' },
  to: 'questions',
} as const;
const prices = {
  op: 'split',
  field: 'lines',
  to: 'prices',
  item: { name: field('text'), price: field('text', short), note: field('text') },
} as const;

/** One operation of each kind, and some sequences of several. */
const sequences: readonly (readonly PlanOperation[])[] = [
  [{ op: 'add', field: 'new', definition: field('text') }],
  [{ op: 'remove', field: 'title' }],
  [{ op: 'retype', field: 'title', to: 'headline', field_type: 'text' }],
  [{ op: 'retype', field: 'title', field_type: 'checkbox', field_values: null }],
  [{ op: 'retype', field: 'open', field_type: 'text' }],
  [{ op: 'retype', field: 'lines', field_type: 'text', field_values: { max_length: 5 } }],
  [{ op: 'options', field: 'title', field_values: { max_length: 5 } }],
  [{ op: 'require', field: 'title' }],
  [{ op: 'reorder', fields: Object.keys(fields).toReversed() }],
  [faq],
  [{ ...faq, columns: { question: ['question_2', null, 'title'], answer: ['answer_2', 'answer_1'] } }],
  [prices],
  [{ op: 'wrap', fields: ['open', 'title'], to: 'box' }],
  [{ op: 'retype', within: ['rows'], field: 'label', to: 'name', field_type: 'text' }],
  [{ op: 'retype', within: ['rows'], field: 'note', field_type: 'checkbox' }],
  [
    faq,
    { op: 'retype', within: ['questions'], field: 'answer', to: 'text', field_type: 'textarea' },
    { op: 'remove', field: 'lines' },
  ],
  [prices, { op: 'wrap', within: ['prices'], fields: ['price', 'note'], to: 'more' }],
];

const value = fc.oneof(
  fc.constantFrom('', ' ', 'true', 'false', 'Soup', 'Soup | 4.50 | hot', 'a|b|c|d\n\n x \r\ny | long price'),
  fc.string(),
  fc.jsonValue(),
);
const item = fc.record({ label: value, note: value, other: value }, { requiredKeys: [] });
const rows = fc.oneof(value, fc.array(fc.record({ id: fc.string({ minLength: 1 }), data: item })));
const names = [
  'title',
  'lines',
  'question_1',
  'answer_1',
  'question_2',
  'answer_2',
  'open',
  'headline',
  'questions',
  'new',
];
const data = fc
  .tuple(fc.array(fc.tuple(fc.constantFrom(...names), value)), fc.option(rows))
  .map(
    ([entries, items]) =>
      JSON.parse(
        JSON.stringify(Object.fromEntries(items === null ? entries : [...entries, ['rows', items]])),
      ) as Record<string, unknown>,
  );

describe('an operation', () => {
  it.each(sequences.map((operations) => [operations.map(({ op }) => op).join(', '), operations] as const))(
    'leads back to the same values: %s',
    (_name, operations) => {
      const choices =
        operations[0]?.op === 'remove'
          ? (['aside', 'stop'] as const)
          : (['aside', 'stop', 'keep', 'default'] as const);
      for (const choice of choices) {
        const decisions = { 0: choice };
        const prepared = plan(operations, decisions);
        // Plans from before there were retired fields change values in place.
        const inPlace = preparePlan(fields, { operations, decisions, isStored: true }, fieldRegistry);
        fc.assert(
          fc.property(data, (before) => {
            const known = valuesBefore(fields, prepared, before);
            for (const run of [prepared, inPlace]) {
              const stored = JSON.stringify(run.forward(before, 'block').data);
              const undone = run.undo(JSON.parse(stored) as Record<string, unknown>, 'block');
              expect(valuesBefore(fields, run, undone.data)).toEqual(known);
              // Undoing an addition lists the value under the id of the added field.
              const added = operations.flatMap((one) => (one.op === 'add' ? one.field : []));
              expect(undone.failures.filter((one) => !added.includes(one.field))).toEqual([]);
            }
          }),
        );
      }
    },
  );

  it.each(sequences.map((operations) => [operations.map(({ op }) => op).join(', '), operations] as const))(
    'leads back to the same values after a form saved every field: %s',
    (_name, operations) => {
      const prepared = plan(operations);
      const inForm = modelFields({ content_model: prepared.fields }, fieldRegistry);
      const shown = Object.fromEntries(inForm.map(({ name, defaultValue }) => [name, defaultValue]));
      const retired = retiredFields(fields, prepared.fields).filter(({ within }) => within.length === 0);
      fc.assert(
        fc.property(data, (before) => {
          const { data: after } = prepared.forward(before, 'block');
          const saved = { ...shown, ...after };
          const { data: undone } = prepared.undo(saved, 'block');
          for (const { id } of retired) expect(undone[id], id).toEqual(before[id]);
        }),
      );
    },
  );

  it.each<readonly PlanOperation[]>([
    [{ op: 'retype', field: 'lines', to: 'title', field_type: 'text' }],
    [{ op: 'wrap', fields: ['lines', 'open'], to: 'title' }],
    [{ op: 'add', field: 'title', definition: field('textarea') }],
  ])('gets another id for its field than one that the plan retired before: %j', (operation) => {
    const prepared = plan([{ op: 'remove', field: 'title' }, operation]);
    expect(prepared.fields).not.toHaveProperty('title');
    expect(prepared.fields['title_2']?.api_name).toBe('title');
    const before = { title: 'Soup', lines: 'a', open: true };
    const { data: after } = prepared.forward(before, 'block');
    expect(after).toMatchObject({ title: 'Soup' });
    expect(prepared.undo(after, 'block').data).toMatchObject(before);
  });

  // The API no longer takes `value`.
  it.each<readonly [PlanOperation & { value: unknown }, Record<string, unknown>, Record<string, unknown>]>([
    [
      { op: 'retype', field: 'title', to: 'size', field_type: 'number', value: 7 },
      { title: 'big' },
      { title: 'big', size: 7 },
    ],
    [{ op: 'options', field: 'title', ...short, value: 'none' }, { title: 'too long' }, { title: 'none' }],
    [{ op: 'require', field: 'title', value: 'none' }, {}, { title: 'none' }],
    [{ ...prices, value: 'none' }, { lines: 'Tea | very cheap' }, {}],
  ])('of an earlier release undoes the value that it gave: $op', (operation, before, after) => {
    const stored = preparePlan(
      fields,
      { operations: [operation], decisions: { 0: 'default' }, isStored: true },
      fieldRegistry,
    );
    const made = stored.forward(before, 'block').data;
    expect(made).toMatchObject(after);
    expect(JSON.stringify(made)).toContain(JSON.stringify(operation.value));
    expect(valuesBefore(fields, stored, stored.undo(made, 'block').data)).toEqual(before);
  });

  it('of an earlier release in a composite other than a list leaves its values', () => {
    const grid = { ...fields, grid: { ...fields['rows'], field_type: 'grid' } } as Fields;
    const operation: PlanOperation = { op: 'remove', within: ['grid'], field: 'note' };
    const stored = preparePlan(grid, { operations: [operation], isStored: true }, fieldRegistry);
    const values = { grid: { cells: [{ note: 'Hi' }] } };
    expect(stored.forward(values, 'block').data).toEqual(values);
    expect(stored.undo(values, 'block').data).toEqual(values);
  });

  it('gives the same result for the same block, however often it runs', () => {
    const prepared = plan([faq]);
    fc.assert(
      fc.property(data, (before) => {
        expect(prepared.forward(before, 'one')).toEqual(prepared.forward(before, 'one'));
      }),
    );
    const made = prepared.forward({ question_1: 'Why?' }, 'one').data['questions'];
    expect(made).toMatchObject([{ data: { question: 'Why?' } }]);
    expect(JSON.stringify(made)).toMatch(/"id":"[a-z0-9]{12}"/);
    expect(prepared.forward({ question_1: 'Why?' }, 'other').data['questions']).not.toEqual(made);
  });
});

describe('fields that become a list', () => {
  const inTab = { tab: 'More', width: 'half', help: 'Help.' } as const;
  const grouped: Fields = {
    street: field('text', { ...inTab, group: 'Address', order: 0 }),
    city: field('text', { ...inTab, group: 'Address', order: 1 }),
    name_1: field('text', { tab: 'More', group: 'Names', order: 2 }),
    age_1: field('text', { shown_when: { all: [{ field: 'name_1', is_empty: false }] }, order: 3 }),
  };
  const prepare = (operation: PlanOperation) =>
    preparePlan(grouped, { operations: [operation] }, fieldRegistry).fields;

  it('leave their tab to it, and their group if all have the same', () => {
    const { box } = prepare({ op: 'wrap', fields: ['street', 'city'], to: 'box' });
    const inner = (order: number) => field('text', { width: 'half', help: 'Help.', order });
    expect(box).toMatchObject({ tab: 'More', group: 'Address' });
    expect(box?.field_values).toEqual({ fields: { street: inner(0), city: inner(1) } });
    const mixed = prepare({ op: 'wrap', fields: ['name_1', 'city'], to: 'box' })['box'];
    expect(mixed).toMatchObject({ tab: 'More' });
    expect(mixed?.group).toBeUndefined();
    expect(mixed?.field_values).toMatchObject({
      fields: { name_1: { group: 'Names' }, city: { group: 'Address' } },
    });
  });

  it('ask for each other by their names in an item', () => {
    const columns = { name: 'name_#', age: 'age_#' };
    const { people } = prepare({ op: 'gather', columns, to: 'people' });
    expect(people).toMatchObject({ tab: 'More' });
    const shown_when = { all: [{ field: 'name', is_empty: false }] };
    expect(people?.field_values).toMatchObject({ fields: { name: { group: 'Names' }, age: { shown_when } } });
  });
});

describe('numbered fields', () => {
  it('become items in the order of a list of their ids', () => {
    const columns = { question: ['title', null, 'question_1'], answer: [null, 'answer_2', 'answer_1'] };
    const { data: made } = plan([{ ...faq, columns }]).forward(
      { title: 'First', question_1: 'Third', question_2: 'Stays', answer_2: 'Second' },
      'b',
    );
    expect(made).toMatchObject({
      question_2: 'Stays',
      questions: [
        { data: { question: 'First' } },
        { data: { answer: 'Second' } },
        { data: { question: 'Third' } },
      ],
    });
  });

  it('come back as they were edited, and stay removed where an item was removed', () => {
    const run = plan([faq]);
    const before = { question_1: 'One', answer_1: '', question_2: 'Two', answer_2: 'Due' };
    const { data: made } = run.forward(before, 'b');
    const [first] = made['questions'] as { id: string; data: object }[];
    const edited = { ...made, questions: [{ ...first, data: { question: 'Uno', answer: '' } }] };
    const undone = run.undo(edited, 'b');
    expect(valuesBefore(fields, run, undone.data)).toEqual({ question_1: 'Uno', answer_1: '' });
    expect(undone).toMatchObject({ failures: [], isChanged: true });
  });
});

describe('lines', () => {
  it('become the items of a list, and surplus parts stay in the last one', () => {
    const made = plan([prices]).forward({ lines: 'Soup | 4.50\n\nTea | 2 | hot | sweet' }, 'b');
    expect(made.data['prices']).toMatchObject([
      { data: { name: 'Soup', price: '4.50' } },
      { data: { name: 'Tea', price: '2', note: 'hot | sweet' } },
    ]);
  });

  it('are listed with the parts that do not fit', () => {
    const made = plan([prices]).forward({ lines: 'Soup | far too dear' }, 'b');
    const [one] = made.data['prices'] as { id: string; data: object }[];
    expect(one?.data).toEqual({ name: 'Soup' });
    expect(made.failures).toEqual([
      {
        operation: 0,
        field: 'lines',
        path: [one?.id, 'price'],
        value: 'far too dear',
        reason: 'unfit',
        becomes: 'aside',
      },
    ]);
  });
});

describe('lines that were edited as a list', () => {
  const menu = plan([
    { ...prices, item: { name: field('text'), price: field('number', decimals), note: field('text') } },
  ]);
  const made = menu.forward({ lines: ' Soup|4.50 | hot\n\nTea | a lot\nBread | 2.50' }, 'b');
  const items = made.data['prices'] as { id: string; data: Record<string, unknown> }[];
  const undo = (row: number, values: object) => {
    const edited = items.map((one, index) =>
      index === row ? { ...one, data: { ...one.data, ...values } } : one,
    );
    const { data: undone, failures } = menu.undo({ ...made.data, prices: edited }, 'b');
    return { lines: undone['lines'], failures };
  };

  it('come back unchanged, apart from those of edited items', () => {
    expect(items[0]?.data).toEqual({ name: 'Soup', price: 4.5, note: 'hot' });
    expect(undo(0, { name: 'Stew' })).toEqual({
      lines: 'Stew | 4.5 | hot\nTea | a lot\nBread | 2.50',
      failures: [],
    });
  });

  it('stay one line each; an item that a line cannot hold is listed', () => {
    const edited = undo(2, { name: 'Bread |\nbutter', note: 'fresh | warm' });
    expect(edited.lines).toBe(' Soup|4.50 | hot\nTea | a lot\nBread   butter | 2.5 | fresh | warm');
    expect(edited.failures).toMatchObject([
      { field: 'prices', path: [items[2]?.id], value: { name: 'Bread |\nbutter' }, reason: 'lossy' },
    ]);
  });
});

describe('another type', () => {
  it('that is the same changes no value, whatever the rules of its field', () => {
    const strict = {
      title: field('text', { ...short, default: 'too long' }),
      lines: field('textarea'),
      rows: fields['rows'] ?? field('list'),
    };
    const newIds = { title: 'headline', lines: 'verses', rows: 'items' };
    const operations = Object.entries(newIds).map(([id, to]): PlanOperation => {
      const { field_type, field_values } = strict[id as keyof typeof strict];
      return { op: 'retype', field: id, to, field_type, field_values };
    });
    const run = preparePlan(strict, { operations }, fieldRegistry);
    expect(run.fields['headline']).toEqual(strict.title);
    const under = <Value>(ids: Readonly<Record<string, Value>>) =>
      Object.fromEntries(
        Object.entries(ids).map(([id, own]): [string, Value] => [newIds[id as keyof typeof newIds], own]),
      );
    fc.assert(
      fc.property(fc.record({ title: value, lines: value, rows }, { requiredKeys: [] }), (before) => {
        const { data: made, failures } = run.forward(before, 'b');
        expect([made, failures]).toEqual([{ ...before, ...under(before) }, []]);
        const edited = Object.fromEntries(Object.keys(before).map((id) => [id, 'edited']));
        expect(run.undo({ ...made, ...under(edited) }, 'b')).toMatchObject({ data: edited, failures: [] });
      }),
    );
  });

  it('gives back the former text when it is undone, unless the new value was changed', () => {
    const run = plan([{ op: 'retype', field: 'title', field_type: 'number', ...decimals }]);
    const { data: made, failures } = run.forward({ title: '3.0', open: false }, 'b');
    expect([made, failures]).toEqual([
      { title: '3.0', title_2: 3, open: false },
      [{ operation: 0, field: 'title', value: '3.0', reason: 'lossy', becomes: 'converted' }],
    ]);
    expect(run.fields['title_2']).toMatchObject({ api_name: 'title', field_type: 'number' });
    const undo = (changes: object) => run.undo({ ...made, ...changes }, 'b').data['title'];
    expect(undo({ open: true })).toBe('3.0');
    expect(undo({ title_2: 4 })).toBe('4');
  });

  const toCheckbox = { op: 'retype', field: 'title', field_type: 'checkbox' } as const;

  it.each([
    ['true', { title_2: true }, []],
    ['false', { title_2: false }, []],
    ['', {}, []],
    ['yes', {}, [{ operation: 0, field: 'title', value: 'yes', reason: 'refused', becomes: 'aside' }]],
    [
      ['true'],
      { title_2: true },
      [{ operation: 0, field: 'title', value: ['true'], reason: 'lossy', becomes: 'converted' }],
    ],
  ])('converts %j to %j', (title, after, failures) => {
    const run = plan([toCheckbox]);
    const made = run.forward({ title }, 'b');
    expect([valuesAfter(fields, run, made.data), made.failures]).toEqual([after, failures]);
  });

  it('lists the field that is split if its value is not text', () => {
    const made = plan([prices]).forward({ lines: 42 }, 'b');
    const failure = { operation: 0, field: 'lines', value: 42, reason: 'refused', becomes: 'aside' };
    expect([made.data, made.failures]).toEqual([{ lines: 42 }, [failure]]);
    expect(plan([prices], { 0: 'keep' }).forward({ lines: 42 }, 'b').data).toMatchObject({ prices: 42 });
  });

  it('follows the decision about values that do not convert', () => {
    const chosen = (choice: Decisions[string]) =>
      plan([toCheckbox], { 0: choice }).forward({ title: 'yes' }, 'b');
    expect(chosen('keep').data).toMatchObject({ title_2: 'yes' });
    expect(chosen('default').data).toMatchObject({ title_2: false });
    expect(chosen('stop').failures).toMatchObject([{ becomes: 'stop' }]);
  });
});

describe('a required field', () => {
  const withDefault: PlanOperation = { op: 'options', field: 'title', properties: { default: 'Untitled' } };
  it.each<readonly [string, readonly PlanOperation[], object]>([
    ['its own default', [withDefault, { op: 'require', field: 'title' }], { title: 'Untitled' }],
    ['nothing', [{ op: 'require', field: 'title' }], {}],
  ])('is filled in with %s if that was decided', (_name, operations, after) => {
    const run = (decisions: Decisions) => plan(operations, decisions).forward({}, 'b');
    const filled = run({ [operations.length - 1]: 'default' });
    expect(filled.data).toMatchObject(after);
    expect(filled.failures).toHaveLength(Object.keys(after).length);
    expect(run({})).toMatchObject({ data: {}, failures: [] });
  });
});

it('lists the text that was typed into an added field when adding it is undone', () => {
  const add = plan([{ op: 'add', field: 'motto', definition: field('text', { default: 'x' }) }]);
  const typed = { title: 'One', motto: 'Typed' };
  expect(add.undo(typed, 'b')).toMatchObject({
    data: typed,
    failures: [{ field: 'motto', value: 'Typed', reason: 'removed', becomes: 'aside' }],
  });
  for (const made of [{}, { motto: '' }, { motto: 'x' }]) expect(add.undo(made, 'b').failures).toEqual([]);
});

it('names a field by its new id in the conditions of others', () => {
  const shown = {
    ...field('text'),
    shown_when: { all: [{ field: 'title', is: 'title' }] },
  } as FieldDefinition;
  const { fields: after } = preparePlan(
    { ...fields, shown },
    { operations: [{ op: 'retype', field: 'title', to: 'headline', field_type: 'text' }] },
    fieldRegistry,
  );
  expect(after['shown']).toMatchObject({ shown_when: { all: [{ field: 'headline', is: 'title' }] } });
});

describe('an operation that does not suit the fields', () => {
  const retype = { op: 'retype', field: 'title', field_type: 'text' } as const;
  const gather = (columns: NonNullable<PlanOperation['columns']>) =>
    ({ op: 'gather', columns, to: 'x' }) as const;
  const itemsWith = (own: Fields): PlanOperation => {
    return { op: 'options', field: 'rows', field_values: { fields: own } };
  };
  const inItems = ['field_values', 'fields'];

  const wrong: readonly (readonly [key: string, operation: PlanOperation, ...path: string[]])[] = [
    ['unknown_field', { ...retype, field: 'nope' }, 'field'],
    ['unknown_field', gather({ a: ['title', 'nope'] }), 'columns'],
    ['unknown_field_type', { ...retype, field_type: 'map' }, 'field_type'],
    ['required', { op: 'remove' }, 'field'],
    ['required', gather({}), 'columns'],
    ['foreign_member', { op: 'remove', field: 'title', columns: {} }, 'columns'],
    ['field_taken', { ...faq, to: 'title' }, 'to'],
    ['field_taken', { ...retype, to: 'lines' }, 'to'],
    ['field_name', { ...retype, to: '__proto__' }, 'to'],
    ['reserved_name', { ...retype, within: ['rows'], field: 'label', to: 'id' }, 'to'],
    ['blank', { ...retype, to: 'x', title: '  ' }, 'title'],
    ['too_large', { ...faq, min: 3, max: 2 }, 'min'],
    ['invalid', { ...prices, separator: '\n' }, 'separator'],
    ['not_a_list', { op: 'remove', within: ['title'], field: 'x' }, 'within'],
    ['unservable_field', { op: 'options', field: 'title', field_values: { max_length: -1 } }, 'field_values'],
    ['fields_incomplete', { op: 'reorder', fields: ['title'] }, 'fields'],
    ['fields_differ', gather({ a: ['title', 'lines'] }), 'columns', 'a'],
    ['no_numbered_fields', gather({ a: 'b_#' }), 'columns', 'a'],
    ['field_twice', gather({ a: 'question_#', b: 'question_#' }), 'columns'],
    ['field_twice', gather({ a: ['title', null, 'title'] }), 'columns'],
    ['field_twice', { op: 'wrap', fields: ['title', 'title'], to: 'x' }, 'fields'],
    ['fixed', { op: 'options', field: 'title', properties: { required: true } }, 'properties', 'required'],
    ['fixed', itemsWith({ label: field('text') }), ...inItems, 'note'],
    ['fixed', itemsWith({ label: field('number'), note: field('text') }), ...inItems, 'label'],
    [
      'fixed',
      itemsWith({ label: field('text'), note: field('text'), more: field('text') }),
      ...inItems,
      'more',
    ],
  ];

  it.each(wrong.map(([key, operation, ...path]) => ({ key, operation, path })))(
    'is rejected as $key: $operation',
    ({ key, operation, path }) => {
      const prepare = () => plan([{ op: 'reorder', fields: Object.keys(fields) }, operation]);
      expect(prepare).toThrow(OperationProblem);
      expect(prepare).toThrow(expect.objectContaining({ key, path: [1, ...path] }));
    },
  );
});

it('migrates the default items of a list, and those of a list in its items', () => {
  const start = [{ id: 'a', data: { label: 'Tea' } }];
  const fieldset = { field_values: { fields: { label: field('text') } } };
  const list = field('list', { default: start, ...fieldset });
  const outer = field('list', {
    default: [{ id: 'b', data: { rows: start } }],
    field_values: { fields: { rows: list } },
  });
  const rename = { op: 'retype', field: 'label', to: 'name', field_type: 'text' } as const;
  const operations = [
    { ...rename, within: ['rows'] },
    { ...rename, within: ['outer', 'rows'] },
  ];
  const { fields: after } = preparePlan({ rows: list, outer }, { operations }, fieldRegistry);
  const carried = [{ id: 'a', data: { name: 'Tea' } }];
  expect(after['rows']?.default).toEqual(carried);
  expect(after['outer']?.default).toEqual([{ id: 'b', data: { rows: carried } }]);
  expect(after['outer']?.field_values).toMatchObject({ fields: { rows: { default: carried } } });
});
