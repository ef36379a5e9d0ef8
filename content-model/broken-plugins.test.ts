import { describe, expect, it, onTestFinished } from 'vitest';
import { fieldRegistry } from '../field-plugins/index.ts';
import { defineField, type FieldPlugin, type ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import { createFieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { ValidatedField } from './validate-field.ts';
import { mergeBlock } from './merge-block.ts';
import { modelFields } from './model-fields.ts';
import { normalizeData } from './normalize-data.ts';
import { watchFaults, type PluginFault } from './plugin-fault.ts';
import { validateBlock } from './validate-block.ts';
import { createFakeHost } from '../field-plugins/sdk/testing/fake-host.ts';
import { field, modelOf } from './testing.ts';

const host = createFakeHost({});

const workingPlugin: FieldPlugin<{ readonly note: string }, null> = {
  contract: 1,
  type: 'note',
  readOptions: () => null,
  defaultValue: () => ({ note: '' }),
  isEmpty: ({ note }) => note === '',
  schema: () => ({ type: 'object', properties: { note: { type: 'string' } }, required: ['note'] }),
  upgrade: (stored) => (typeof stored === 'string' ? { note: stored } : stored),
  check: () => [],
  references: () => ({ media: [], pages: [] }),
  refresh: (value) => value,
  deliver: ({ note }) => note,
  merge: () => ({ conflict: true }),
  summarize: ({ note }) => note,
};

const fail = (): never => {
  throw new TypeError('a bug of the plugin');
};

/** A model with a text and a note, whose plugin has the given broken members. `faults` collects the faults of that plugin. */
function broken(members: Partial<Record<keyof FieldPlugin, () => unknown>>) {
  const plugin = defineField({ ...workingPlugin, ...members } as typeof workingPlugin);
  const registry = createFieldRegistry([...fieldRegistry.plugins, plugin]);
  const faults: PluginFault[] = [];
  onTestFinished(watchFaults(registry, (fault) => faults.push(fault)));
  return {
    model: modelOf({ title: field('text', { order: 1 }), note: field('note', { order: 2 }) }),
    registry,
    faults,
  };
}

const lookup: ReferenceLookup = { media: () => undefined, page: () => undefined };
const data = { title: 'Sound', note: { note: 'Kept' } };
const id = '0190a3c2-7f5e-7cc3-98c4-dc0c0c07398f';

describe.each(['readOptions', 'schema', 'defaultValue'] as const)('a plugin whose %s throws', (member) => {
  it('is not used: its values are kept and the other fields still work', () => {
    const { model, registry, faults } = broken({ [member]: fail });
    expect(normalizeData(model, data, registry)).toEqual(data);
    expect(normalizeData(model, {}, registry)).toEqual({ title: '' });
    expect(modelFields(model, registry).map(({ name }) => name)).toContain('note');
    expect(validateBlock(model, { ...data, title: 5 }, registry).issues).toEqual({
      title: [{ key: 'common.wrong_type' }],
    });
    expect(validateBlock(model, data, registry).refresh(lookup)).toEqual(data);
    expect(validateBlock(model, data, registry).summaryIn(host)).toBe('Sound');
    expect(validateBlock(model, data, registry).deliver(lookup)).toEqual({ title: 'Sound', note: null });
    const note = modelFields(model, registry)[1];
    expect(note && new ValidatedField(note, data.note).isUncheckable).toBe(true);
    expect(note?.fault?.message).toBe(`The field plugin "note" failed in ${member}.`);
    expect(faults.map((fault) => [fault.type, fault.member, String(fault.cause)])).toEqual([
      ['note', member, 'TypeError: a bug of the plugin'],
    ]);
  });
});

const failures: readonly (readonly [string, () => unknown])[] = [
  ['throws', fail],
  ['returns undefined', () => undefined],
  ['returns a promise', () => Promise.resolve('later')],
  ['returns something that is not JSON', () => ({ at: new Date(0), merged: 1n, key: Symbol('x') })],
];

describe.each(failures)('a plugin that %s', (_name, failure) => {
  it('in summarize is left out of the summary', () => {
    const { model, registry } = broken({ summarize: failure });
    expect(validateBlock(model, data, registry).summaryIn(host)).toBe('Sound');
  });

  it('in deliver delivers null, and the other fields are still delivered', () => {
    const { model, registry, faults } = broken({ deliver: failure });
    expect(validateBlock(model, data, registry).deliver(lookup)).toEqual({ title: 'Sound', note: null });
    expect(faults.map(({ member }) => member)).toEqual(['deliver']);
  });

  it('in check or isEmpty reports no error, and its value counts as unchecked', () => {
    for (const member of ['check', 'isEmpty'] as const) {
      const { registry } = broken({ [member]: failure });
      const model = modelOf({ note: field('note', { required: true }) });
      expect(validateBlock(model, { note: data.note }, registry).issues).toEqual({});
      const [note] = modelFields(model, registry);
      expect(note && new ValidatedField(note, data.note).isUncheckable).toBe(true);
      expect(note && new ValidatedField(note, { note: 5 }).isUncheckable).toBe(false);
    }
  });

  it('in references counts every id in its value as a reference', () => {
    const { model, registry } = broken({ references: failure });
    expect(validateBlock(model, { title: 'x', note: { note: `see ${id}` } }, registry).references).toEqual({
      media: [id],
      pages: [id],
    });
  });

  it('in merge leaves the choice to the user', () => {
    const { model, registry } = broken({ merge: failure });
    const edits = {
      base: data,
      mine: { ...data, note: { note: 'a' } },
      theirs: { ...data, note: { note: 'b' } },
    };
    expect(mergeBlock({ model, registry, ...edits })).toMatchObject({
      merged: edits.mine,
      conflicts: ['note'],
    });
  });
});

describe('a plugin that cannot read the values of an older version', () => {
  const old = { title: 'Sound', note: 'from an older version' };

  it.each(failures.filter(([name]) => name !== 'returns undefined'))(
    'because it %s keeps the stored value',
    (_name, failure) => {
      const { model, registry } = broken({ upgrade: failure });
      expect(normalizeData(model, old, registry)).toEqual(old);
      expect(validateBlock(model, old, registry).refresh(lookup)).toEqual(old);
      expect(validateBlock(model, old, registry).issues).toEqual({});
      expect(validateBlock(model, old, registry).deliver(lookup)).toEqual({ title: 'Sound', note: null });
      expect(validateBlock(model, old, registry).summaryIn(host)).toBe('Sound');
    },
  );

  it('because they have the wrong type keeps the stored value', () => {
    const { model, registry, faults } = broken({});
    const wrong = { ...old, note: 7 };
    expect(normalizeData(model, wrong, registry)).toEqual(wrong);
    expect(validateBlock(model, wrong, registry).refresh(lookup)).toEqual(wrong);
    expect(validateBlock(model, wrong, registry).issues).toEqual({ note: [{ key: 'common.wrong_type' }] });
    expect(validateBlock(model, wrong, registry).deliver(lookup)).toEqual({ title: 'Sound', note: null });
    expect(validateBlock(model, wrong, registry).summaryIn(host)).toBe('Sound');
    expect(faults).toEqual([]);
  });
});

it.each([
  ['throws', fail],
  ['returns another type', () => 'another type'],
  ['returns something that is not JSON', () => ({ note: () => 1 })],
])('a refresh that %s keeps the stored value', (_name, failure) => {
  const { model, registry } = broken({ refresh: failure });
  expect(validateBlock(model, data, registry).refresh(lookup)).toEqual(data);
});

it('ids in a value of a field without a plugin count as references', () => {
  const model = modelOf({ map: field('map') });
  expect(validateBlock(model, { map: { picture: id } }, fieldRegistry).references).toEqual({
    media: [id],
    pages: [id],
  });
});

it('ids in a value of the wrong type count as references, even if the plugin would find none', () => {
  const model = modelOf({ heading: field('text') });
  expect(validateBlock(model, { heading: [{ page: { id } }] }, fieldRegistry).references).toEqual({
    media: [id],
    pages: [id],
  });
});

describe('the issues of a plugin', () => {
  const validate = (issue: object) => {
    const { registry } = broken({ check: () => [issue] as never });
    const model = modelOf({ note: field('note') });
    const [note] = modelFields(model, registry);
    const validated = note && new ValidatedField(note, data.note);
    return validated?.isUncheckable ? 'unchecked' : validated?.issues;
  };

  it.each([
    { params: { names: [{}] } },
    { params: { names: [['a']] } },
    { params: 'a' },
    { params: ['a'] },
    { path: 'title' },
    { path: [null] },
    { path: { 0: 'title' } },
  ])('are a fault of the plugin if they have %j', (part) => {
    expect(validate({ key: 'note.odd', ...part })).toBe('unchecked');
  });
});
