import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FieldPlugin, ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import { createFieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { createFakeHost } from '../field-plugins/sdk/testing/fake-host.ts';
import { limits } from '../shared/limits.ts';
import { validateBlock } from './validate-block.ts';
import { revalidate } from './validate-field.ts';
import { normalizeData } from './normalize-data.ts';
import { isItemId } from '../field-plugins/sdk/contract/item-id.ts';
import { withNewIds, withNewIdsInData } from './new-ids.ts';
import { withValueAt } from './paths.ts';
import { watchFaults, type PluginFault } from './plugin-fault.ts';
import { field, modelOf, rowsOf, withRows, withSteps } from './testing.ts';
import { namePlace, walkFields } from './walk-fields.ts';

const image = '0199a001-0000-7000-8000-000000000001';
const page = '0199a002-0000-7000-8000-000000000001';
const link = {
  ...{ id: 'l', type: 'internal', color: 'primary', variant: 'text', size: 'medium', target: '_self' },
  ...{ page: { id: page, url_path: '/old', title: 'Old' }, link: '', title: '' },
};
const model = modelOf({
  title: field('text', { order: 1 }),
  team: rowsOf(
    {
      name: field('text', { required: true, order: 1, field_values: { max_length: 10 } }),
      portrait: field('media', { order: 2 }),
      links: rowsOf({ to: field('link', { order: 1 }), secret: field('gone', { order: 2 }) }, { order: 3 }),
    },
    { order: 2 },
  ),
});
const ada = { name: 'Ada', portrait: [{ id: image, file: 'ada.jpg' }], links: [] };
const bob = { name: 'Bob', portrait: [], links: [{ id: 'x', data: { to: [link], secret: 'S3' } }] };
const team = (...data: readonly object[]) => ({
  title: 'Team',
  team: data.map((one, index) => ({ id: `m${index}`, data: one })),
});
const lookup: ReferenceLookup = {
  media: () => ({ file: 'new.jpg', url: '/media/new.jpg', width: 4, height: 3, alt: 'Ada' }),
  page: () => ({ url_path: '/new', title: 'New', url: '/new' }),
};
const validate = (data: object, registry = withRows) => validateBlock(model, data, registry);

describe('the issues of parts', () => {
  it('are those of their fields, with the ids and names that lead there', () => {
    const wrong = {
      ...ada,
      name: ' ',
      links: [{ id: 'x', data: { to: [{ ...link, page: null }], secret: 1 } }],
    };
    expect(validate(team(bob, wrong)).issues).toEqual({
      team: [
        { key: 'common.required', path: ['m1', 'name'] },
        {
          key: 'link.needs_page',
          params: { position: 1 },
          path: ['m1', 'links', 'x', 'to', 0, 'page'],
        },
      ],
    });
  });

  it('come after those of the value around them, and include unknown fields', () => {
    const four = team(ada, ada, ada, { ...ada, age: 36 });
    expect(validate(four).issues['team']).toEqual([
      { key: 'rows.too_many' },
      { key: 'common.unknown_field', params: { name: 'age' }, path: ['m3', 'age'] },
    ]);
  });

  it('are named by index for clients of the API', () => {
    const block = validate(team(ada, bob));
    expect(namePlace(block, ['team', 'm1', 'links', 'x', 'to', 0, 'page'])).toEqual({
      name: 'team.1.links.0.to',
      inside: [0, 'page'],
      sent: ['team', 1, 'data', 'links', 0, 'data', 'to', 0, 'page'],
    });
    for (const path of [['team'], ['team', 0, 'id']])
      expect(namePlace(block, path)).toEqual({ name: 'team', inside: path.slice(1), sent: path });
  });

  it('are reported at the data of the parts, for every structure of a composite', () => {
    const recipe = modelOf({ recipe: field('steps', { field_values: { fields: { text: field('text') } } }) });
    const steps = [
      { key: 'a', says: {} },
      { key: 'b', says: { text: 5 } },
    ];
    const nameIn = (value: unknown) =>
      namePlace(validateBlock(recipe, { recipe: value }, withSteps), ['recipe', 'b', 'text']).sent;
    expect(nameIn({ needs: '', steps })).toEqual(['recipe', 'steps', 1, 'says', 'text']);
    // As an early version stored them.
    expect(nameIn(steps)).toEqual(['recipe', 1, 'says', 'text']);
  });

  it('do not cost the other parts anything: a value of the wrong type is one field', () => {
    const block = validate(team({ ...ada, name: 5 }, bob));
    expect(block.issues).toEqual({ team: [{ key: 'common.wrong_type', path: ['m0', 'name'] }] });
    expect(block.deliver(lookup)['team']).toMatchObject([{ name: null }, { name: 'Bob' }]);
    expect(normalizeData(model, team({ ...ada, name: 5 }), withRows)).toEqual(team({ ...ada, name: 5 }));
  });

  it('may stay where nothing was changed, field by field', () => {
    const saved = team({ ...ada, name: 'Ada, Countess of Lovelace' }, ada, ada, ada);
    const renamed = team({ ...ada, name: 'Ada, Countess of Lovelace' }, bob, ada, ada);
    expect(validate(renamed).issuesOver(validate(saved))).toEqual({});
    const longer = team({ ...ada, name: 'Ada, the Countess of Lovelace' }, bob, ada, ada);
    expect(validate(longer).issuesOver(validate(saved))).toEqual({
      team: [{ key: 'common.too_long', params: { max: 10 }, path: ['m0', 'name'] }],
    });
    const more = team({ ...ada, name: 'Ada, Countess of Lovelace' }, ada, ada, ada, ada);
    expect(validate(more).issuesOver(validate(saved))).toEqual({ team: [{ key: 'rows.too_many' }] });
  });

  it('report more keys than a request allows, at the list', () => {
    const images = Array.from({ length: limits.compositeKeys / 2 }, () => ({ id: image, file: 'a' }));
    expect(validate(team({ ...ada, portrait: images })).issues['team']?.[0]).toEqual({
      key: 'common.too_much',
    });
  });
});

describe('the data of parts', () => {
  it('are upgraded and completed, and drop fields that the model no longer has', () => {
    const old = { name: 'Ada', portrait: '', age: 36 };
    expect(normalizeData(model, team(old, bob), withRows)).toEqual(
      team({ name: 'Ada', portrait: [], links: [] }, bob),
    );
  });

  it('are the same objects where nothing changes', () => {
    const data = team(ada, bob);
    expect(normalizeData(model, data, withRows)).toBe(data);
    expect(validate(team(ada)).refresh({ media: () => undefined, page: () => undefined })['team']).toEqual(
      team(ada).team,
    );
  });

  it('are refreshed', () => {
    expect(validate(team(bob)).refresh(lookup)['team']).toMatchObject([
      { id: 'm0', data: { links: [{ id: 'x', data: { to: [{ page: { title: 'New' } }], secret: 'S3' } }] } },
    ]);
  });

  it('are delivered without ids and without data that no plugin reads', () => {
    expect(validateBlock(model, team(bob), withRows).deliver(lookup)).toEqual({
      title: 'Team',
      team: [
        {
          name: 'Bob',
          portrait: [],
          links: [{ to: [expect.objectContaining({ url: '/new', title: 'New' })], secret: null }],
        },
      ],
    });
  });

  it('collect the references of their fields, each once', () => {
    expect(validate(team(ada, bob, ada)).references).toEqual({ media: [image], pages: [page] });
    const unread = { ...ada, portrait: { was: image }, links: [] };
    expect(validate(team(unread)).references).toEqual({ media: [image], pages: [image] });
    const withoutRows = createFieldRegistry(withRows.plugins.filter(({ type }) => type !== 'rows'));
    expect(validate(team(ada, bob), withoutRows).references).toEqual({
      media: [image, page],
      pages: [image, page],
    });
  });

  it('have a line of their own, and the list has one', () => {
    const block = validate(team(ada, bob));
    expect(block.fields[1]?.parts[1]?.block.summaryIn(createFakeHost({}))).toBe('Bob · 1');
    expect(block.summaryIn(createFakeHost({}))).toBe('Team · 2');
  });

  it('are one text, if all their fields are text', () => {
    const texts = modelOf({
      rows: rowsOf({ a: field('text', { order: 1 }), inner: rowsOf({ b: field('textarea') }, { order: 2 }) }),
    });
    const rows = [
      { id: 'p', data: { a: 'One', inner: [{ id: 'r', data: { b: 'Two\nThree' } }] } },
      { id: 'q', data: { a: '', inner: [] } },
    ];
    const block = validateBlock(texts, { rows }, withRows);
    expect(block.fields[0]?.plainText).toBe('One\nTwo\nThree');
    // An image has no plain text, so the parts are compared by their looks.
    expect(validate(team(ada)).fields[1]?.plainText).toBeUndefined();
  });

  it('get new ids at every depth in a copy', () => {
    const block = validate(team(bob));
    const copy = withNewIdsInData(block) as ReturnType<typeof team>;
    const [member] = copy.team as unknown as [{ id: string; data: typeof bob }];
    expect(member.id).toMatch(/^[0-9a-z]{12}$/);
    expect(member.data.links[0]?.id).toMatch(/^[0-9a-z]{12}$/);
    expect({ ...member.data, links: [] }).toEqual({ ...bob, links: [] });
    const [title, members] = block.fields;
    if (title === undefined || members === undefined) throw new Error('The model has two fields.');
    expect(withNewIds(title.field, 'Team')).toBe('Team');
    const [one] = withNewIds(members.field, team(bob).team) as [{ id: string }];
    expect(isItemId(one.id)).toBe(true);
    const flat = validate({ title: 'No team' });
    expect(withNewIdsInData(flat)).toBe(flat.data);
  });
});

it('lists the fields of parts with their paths', () => {
  expect(walkFields(validate(team(bob))).map(({ path }) => path.join('/'))).toEqual([
    ...['title', 'team', 'team/m0/name', 'team/m0/portrait', 'team/m0/links'],
    ...['team/m0/links/x/to', 'team/m0/links/x/secret'],
  ]);
});

describe('a plugin that fails', () => {
  const fail = () => {
    throw new TypeError('a mistake of the plugin');
  };
  function broken(type: string, members: Partial<Record<keyof FieldPlugin, () => unknown>>) {
    const plugins = withRows.plugins.map((one) =>
      one.type === type ? ({ ...one, ...members } as FieldPlugin) : one,
    );
    const registry = createFieldRegistry(plugins);
    const faults: PluginFault[] = [];
    onTestFinished(watchFaults(registry, (fault) => faults.push(fault)));
    return { registry, faults };
  }

  it('costs one field of one part', () => {
    const { registry } = broken('media', { check: fail, deliver: fail, refresh: fail });
    const block = validateBlock(model, team({ ...ada, name: '' }, bob), registry);
    expect(block.issues).toEqual({ team: [{ key: 'common.required', path: ['m0', 'name'] }] });
    expect(
      walkFields(block).flatMap(({ path, validated }) => (validated.isUncheckable ? [path] : [])),
    ).toEqual([
      ['team', 'm0', 'portrait'],
      ['team', 'm1', 'portrait'],
    ]);
    expect(block.deliver(lookup)['team']).toMatchObject([{ portrait: null }, { name: 'Bob' }]);
    expect(block.refresh(lookup)['team']).toMatchObject([{ data: { portrait: ada.portrait } }, {}]);
  });

  it.each(['parts', 'withParts', 'fieldsets'] as const)('costs a composite its value in %s', (member) => {
    for (const wrong of [fail, () => undefined, () => [5]]) {
      const { registry, faults } = broken('rows', { [member]: wrong });
      const data = team({ ...ada, portrait: '' }, bob);
      const block = validateBlock(model, data, registry);
      expect(normalizeData(model, data, registry)).toEqual(data);
      expect(block.deliver(lookup)).toEqual({ title: 'Team', team: null });
      expect(block.refresh(lookup)).toEqual(data);
      expect(block.references.pages).toContain(page);
      expect(faults.every((fault) => fault.type === 'rows' && fault.member === member)).toBe(true);
      expect(faults.length).toBeGreaterThan(0);
    }
  });
});

it('validates only the path of an edit', () => {
  const summarize = vi.fn<FieldPlugin['summarize']>(String);
  const isEmpty = vi.fn<FieldPlugin['isEmpty']>((value) => value === '');
  const text = withRows.find('text') as FieldPlugin;
  const counting = createFieldRegistry([
    ...withRows.plugins.filter(({ type }) => type !== 'text'),
    { ...text, summarize, isEmpty },
  ]);
  const list = modelOf({
    days: rowsOf({ name: field('text', { required: true }), note: field('text', { required: true }) }),
  });
  const data = {
    days: Array.from({ length: 50 }, (_, index) => ({
      id: `d${index}`,
      data: { name: 'Day', note: 'Note' },
    })),
  };
  const host = createFakeHost({});
  const read = (one: object) => {
    const block = validateBlock(list, one, counting, revalidate);
    return [block.issues, block.summaryIn(host), block.normalized];
  };
  read(data);
  expect(isEmpty).toHaveBeenCalledTimes(100);
  isEmpty.mockClear();
  const edited = withValueAt({ model: list, registry: counting, data }, ['days', 'd7', 'name'], '');
  read(edited);
  expect(isEmpty.mock.calls).toEqual([['']]);
});
