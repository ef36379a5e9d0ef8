import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { validateBlock } from '../../src/content-model/validate-block.ts';
import { conformanceRules } from './conformance.ts';
import type { ConformanceSubject } from './conformance/subject.ts';
import { defineField, type FieldPlugin } from './field.ts';
import { createFieldRegistry } from './registry.ts';
import { defineSamples, type FieldSamples } from './samples.ts';
import { defineView, type FieldView, type WidgetProps } from './view.ts';
import type { Words } from './words.ts';

const word: FieldPlugin<string, null> = {
  contract: 1,
  type: 'word',
  messages: ['shout'],
  readOptions: () => null,
  defaultValue: () => '',
  isEmpty: (value) => value === '',
  schema: () => ({ type: 'string' }),
  check: (value) => (value.includes('!') ? [{ key: 'word.shout', params: { text: value } }] : []),
  summarize: (value) => value,
};

const definition = { field_type: 'word', field_title: 'Word', required: false, order: 0, field_values: null };

const samples: FieldSamples<string> = {
  definitions: { default: definition, required: { ...definition, required: true } },
  valid: { plain: { value: 'hello' } },
  invalid: {
    loud: { value: 'hello!', issues: [{ key: 'word.shout', params: { text: 'hello!' } }] },
    number: { value: 1, issues: [{ key: 'common.wrong_type' }] },
  },
};

function Widget({ id, label, value, required, readOnly, errors, onChange }: WidgetProps<string, null>) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        {...{ id, value, readOnly }}
        aria-required={required}
        aria-describedby={`${id}-errors`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-errors`}>{errors.join(' ')}</p>
    </>
  );
}

const view: Omit<FieldView<string, null>, 'type'> = {
  Widget,
  Preview: ({ value }) => <p>{value || 'Empty'}</p>,
};

const files: Readonly<Record<string, string>> = {
  'field.ts': '',
  'view.tsx': '',
  'samples.ts': '',
  'README.md': '# word',
  'word.stories.tsx': ['Empty', 'Filled', 'Invalid', 'ReadOnly', 'Preview', 'LongText']
    .map((name) => `export const ${name}: PluginStory;`)
    .join('\n'),
};

const english: Words = {
  common: { isRequired: 'required', wrong_type: 'Wrong.' },
  word: { shout: 'No {{text}}' },
};

interface Parts {
  readonly plugin?: Partial<FieldPlugin<string, null>>;
  readonly view?: Partial<typeof view>;
  readonly samples?: Partial<FieldSamples<string>>;
  readonly files?: Readonly<Record<string, string | undefined>>;
  readonly german?: Words;
}

/** The sound plugin with some of its parts broken. */
function subjectOf(broken: Parts = {}): ConformanceSubject {
  const plugin = defineField({ ...word, ...broken.plugin });
  const registry = createFieldRegistry([plugin]);
  const entries = Object.entries({ ...files, ...broken.files });
  return {
    plugin,
    view: defineView(plugin, { ...view, ...broken.view }),
    samples: defineSamples(plugin, { ...samples, ...broken.samples }),
    files: new Map(entries.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]))),
    words: new Map([
      ['en', english],
      ['de', broken.german ?? english],
    ]),
    validate: (field, value) =>
      validateBlock({ content_model: { field } }, { field: value }, registry)['field'] ?? [],
  };
}

const breaches: readonly (readonly [rule: string, how: string, broken: Parts])[] = [
  ['has a complete folder', 'no samples.ts', { files: { 'samples.ts': undefined } }],
  ['has a README of at most forty lines', 'a long one', { files: { 'README.md': 'line\n'.repeat(41) } }],
  ['has a README of at most forty lines', 'an empty one', { files: { 'README.md': '\n' } }],
  ['tells stories of every state', 'none', { files: { 'word.stories.tsx': '' } }],
  [
    'has a text for every message in every language, and no other',
    'a missing text',
    { german: { ...english, word: {} } },
  ],
  [
    'has a text for every message in every language, and no other',
    'a text that nobody shows',
    { plugin: { messages: [] } },
  ],
  [
    'has the same placeholders in every language',
    'another name',
    { german: { ...english, word: { shout: 'Kein {{wort}}' } } },
  ],
  [
    'raises only issues that can be told in every language',
    'a key without words',
    { samples: { invalid: { loud: { value: 'hello!', issues: [{ key: 'word.loud' }] } } } },
  ],
  [
    'raises only issues that can be told in every language',
    'a placeholder that nothing fills',
    { samples: { invalid: { loud: { value: 'hello!', issues: [{ key: 'word.shout' }] } } } },
  ],
  [
    'has samples that are valid and samples that are not',
    'none that is invalid',
    { samples: { invalid: {} } },
  ],
  [
    'describes its values by a schema that compiles strictly',
    'a keyword without its type',
    { plugin: { schema: () => ({ maxLength: 3 }) } },
  ],
  ['starts from a default that fits', 'one that is refused', { plugin: { defaultValue: () => 'hello!' } }],
  [
    'accepts every valid sample',
    'one that is refused',
    { samples: { valid: { loud: { value: 'hello!' } } } },
  ],
  [
    'refuses every invalid sample with exactly its issues',
    'one that is accepted',
    { samples: { invalid: { plain: { value: 'hello', issues: [{ key: 'common.required' }] } } } },
  ],
  [
    'refuses every invalid sample with exactly its issues',
    'one issue too many',
    {
      plugin: { check: () => [{ key: 'word.shout', params: { text: 'hello!' } }, { key: 'word.shout' }] },
    },
  ],
  [
    'has values that survive JSON, as do what it delivers and refreshes',
    'a date',
    { plugin: { deliver: () => new Date(0) } },
  ],
  [
    'is judged alike by the validator of the browser and by Ajv',
    'a format that only one of them knows',
    { plugin: { schema: () => ({ type: 'string', format: 'email' }) } },
  ],
  ['summarizes in one line', 'two lines', { plugin: { summarize: () => 'one\ntwo' } }],
  [
    'draws every sample under its label, with an element that takes the focus',
    'no id',
    { view: { Widget: (props) => <Widget {...props} id="other" /> } },
  ],
  [
    'draws every sample under its label, with an element that takes the focus',
    'no label',
    { view: { Widget: (props) => <Widget {...props} label="" /> } },
  ],
  [
    'draws every sample under its label, with an element that takes the focus',
    'no focus',
    { view: { Widget: (props) => <Wrapped {...props} focusable={false} /> } },
  ],
  [
    'draws in every language',
    'a word that is not there',
    { view: { Preview: ({ host }) => <p>{host.translate('word.missing')}</p> } },
  ],
  [
    'says that it is required',
    'silence',
    { view: { Widget: (props) => <Widget {...props} required={false} /> } },
  ],
  [
    'ties its errors to the element that takes the focus',
    'errors beside it',
    { view: { Widget: (props) => <Wrapped {...props} focusable /> } },
  ],
  [
    'emits only values that fit, and changes none in place',
    'a number',
    { view: { Widget: (props) => <Widget {...props} onChange={() => emitAnything(props.onChange, 1)} /> } },
  ],
  [
    'emits only values that fit, and changes none in place',
    'nothing at all',
    { view: { Widget: (props) => <Widget {...props} readOnly /> } },
  ],
  [
    'emits nothing when it is read-only, nor before anything is done',
    'typing goes through',
    { view: { Widget: (props) => <Widget {...props} readOnly={false} /> } },
  ],
  [
    'emits nothing when it is read-only, nor before anything is done',
    'a value on arrival',
    {
      view: {
        Widget: (props) => {
          if (props.value === 'hello') queueMicrotask(() => props.onChange('hello, world'));
          return <Widget {...props} />;
        },
      },
    },
  ],
  [
    'previews every sample, without anything to press',
    'a button',
    { view: { Preview: ({ value }) => <button type="button">{value || 'Empty'}</button> } },
  ],
  ['previews every sample, without anything to press', 'nothing', { view: { Preview: () => null } }],
  ['is clean in the eyes of axe', 'a picture without words', { view: { Preview: () => <div role="img" /> } }],
];

/** The widget inside an element that has its id and label, but not its errors. */
function Wrapped({ id, focusable, ...props }: WidgetProps<string, null> & { readonly focusable: boolean }) {
  return (
    <div id={id} role="group" aria-label={props.label} {...(focusable && { tabIndex: -1 })}>
      <Widget {...props} id={`${id}-inner`} />
    </div>
  );
}

function emitAnything(onChange: (value: never) => void, value: unknown) {
  onChange(value as never);
}

describe('the conformance suite', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it.each(conformanceRules.map((rule) => [rule.name, rule] as const))(
    'lets a sound plugin pass: %s',
    async (_name, rule) => {
      await rule.check(subjectOf());
    },
  );

  it.each(breaches)('fails a plugin that breaks «%s»: %s', async (name, _how, broken) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const rule = conformanceRules.find((one) => one.name === name);
    if (rule === undefined) throw new Error(`There is no rule «${name}».`);
    await expect(async () => rule.check(subjectOf(broken))).rejects.toThrow();
  });

  it('has seen every rule fail', () => {
    const broken = new Set(breaches.map(([rule]) => rule));
    expect(conformanceRules.map((rule) => rule.name).filter((name) => !broken.has(name))).toEqual([]);
  });
});
