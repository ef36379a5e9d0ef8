import { describe, expect, it } from 'vitest';
import { allSamples } from '../../field-plugins/all-samples.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { ValidatedField } from '../validate-field.ts';
import { modelFields } from '../model-fields.ts';
import { field, modelOf } from '../testing.ts';
import { convertBetween, followsRules, type Conversion } from './convert-between.ts';

function fieldOf(definition: FieldDefinition) {
  const [only] = modelFields(modelOf({ value: definition }), fieldRegistry);
  if (only === undefined) throw new Error('The model has no field.');
  return only;
}

function convert(from: FieldDefinition, to: FieldDefinition, value: unknown): Conversion {
  return convertBetween(fieldOf(from), fieldOf(to), value, 'block');
}

const types = fieldRegistry.plugins.map(({ type }) => type);

function samplesOf(type: string) {
  const samples = allSamples.get(type);
  if (samples === undefined) throw new Error(`${type} has no samples.`);
  return samples;
}

describe.each(types)('a value of the type %s', (type) => {
  const { valid, definitions } = samplesOf(type);
  const given = Object.entries(valid).map(([name, { value, definition = 'default' }]) => ({
    ...{ name, value, definition: definitions[definition] ?? definitions.default },
  }));

  it.each(types)('becomes one of the type %s, or does not', (other) => {
    for (const to of Object.values(samplesOf(other).definitions).map(fieldOf))
      for (const { name, value, definition } of given) {
        const from = fieldOf(definition);
        const before = JSON.stringify(value);
        const made = convertBetween(from, to, value, 'block');
        expect(convertBetween(from, to, value, 'block'), name).toEqual(made);
        expect(JSON.stringify(value), name).toBe(before);
        if (made.kind !== 'exact' && made.kind !== 'lossy') continue;
        const after = new ValidatedField(to, made.value);
        expect([after.isSupported, followsRules(after)], name).toEqual([true, true]);
        if (made.kind === 'lossy') continue;
        const back = convertBetween(to, from, made.value, 'block');
        expect(['exact', 'empty', 'lossy'], name).toContain(back.kind);
      }
  });
});

const text = field('text');
const images = field('media', { field_values: { multiple: true } });
const weight = field('number', { field_values: { decimals: 2, unit: 'kg' } });
const choices = field('select', { field_values: [{ value: 'l', title: 'Left' }, 'right'] });
const wordList = field('list', { field_values: { fields: { word: text } } });
const prices = field('list', {
  field_values: {
    fields: {
      name: field('text', { field_title: 'Name' }),
      price: field('text', { order: 1, field_title: 'Price' }),
    },
  },
});
const berlin = field('datetime', { field_values: { zone: 'Europe/Berlin' } });
const [one, two] = ['a', 'b'].map((id) => ({ id, file: `${id}.jpg` }));
const page = { id: 'about', title: 'About us', url_path: '/about' };
const paragraph = (said: string) => ({ type: 'paragraph', content: [{ text: said }] });
const id = expect.stringMatching(/^[0-9a-z]{12}$/) as string;
const link = {
  ...{ id, type: 'external', color: 'primary', variant: 'outlined', size: 'medium', target: '_self' },
  ...{ link: 'https://example.com', page: null, title: '' },
};

describe('a value', () => {
  it.each<readonly [string, FieldDefinition, unknown, FieldDefinition, unknown]>([
    ['a text', text, 'Open from eight.', field('richtext'), [paragraph('Open from eight.')]],
    [
      'paragraphs',
      field('textarea'),
      'One.\n\nTwo.',
      field('richtext'),
      [paragraph('One.'), paragraph('Two.')],
    ],
    [
      'plain paragraphs',
      field('richtext'),
      [paragraph('One.'), paragraph('Two.')],
      field('textarea'),
      'One.\n\nTwo.',
    ],
    ['a number as a text', text, ' 12.5 ', weight, 12.5],
    ['a number', weight, 12.5, text, '12.5'],
    ['a day', field('date'), '2026-02-28', text, '2026-02-28'],
    ['a day in a text', text, '2026-02-28', field('date'), '2026-02-28'],
    [
      'a day with a time',
      field('date'),
      '2026-02-28',
      berlin,
      { instant: '2026-02-27T23:00:00Z', zone: 'Europe/Berlin' },
    ],
    [
      'a time',
      berlin,
      { instant: '2026-02-28T09:30:00Z', zone: 'Asia/Tokyo' },
      text,
      '2026-02-28 18:30 Asia/Tokyo',
    ],
    [
      'a time in a text',
      text,
      '2026-02-28 18:30 Asia/Tokyo',
      berlin,
      { instant: '2026-02-28T09:30:00Z', zone: 'Asia/Tokyo' },
    ],
    ['a tick', field('checkbox'), true, text, 'true'],
    ['a tick in a text', text, 'true', field('checkbox'), true],
    ['a tick as a number', field('checkbox'), true, weight, 1],
    ['no tick as a number', field('checkbox'), false, weight, 0],
    ['an empty text where others get a default', text, '', { ...weight, default: 3 }, null],
    ['the value of a choice', text, 'right', choices, 'right'],
    ['a choice', choices, 'l', text, 'l'],
    ['an address', field('url'), 'https://example.com', field('link'), [link]],
    ['a link', field('link'), [{ ...link, id: 'x' }], field('url'), 'https://example.com'],
    [
      'an email address',
      field('email'),
      'a@example.com',
      field('link'),
      [{ ...link, link: 'mailto:a@example.com' }],
    ],
    ['a page', field('reference'), [page], field('link'), [{ ...link, type: 'internal', link: '', page }]],
    ['words with commas', text, 'Tea, Coffee', field('tags'), ['Tea', 'Coffee']],
    ['tags', field('tags'), ['Tea', 'Coffee'], text, 'Tea, Coffee'],
    ['tags as items', field('tags'), ['Tea'], wordList, [{ id, data: { word: 'Tea' } }]],
    ['items as tags', wordList, [{ id: 'abcdefghijkl', data: { word: 'Tea' } }], field('tags'), ['Tea']],
    ['one image', field('media'), [one], images, [one]],
    ['the only image', images, [one], field('media'), [one]],
    ['code', field('code'), { code: 'roast();', language: '' }, field('textarea'), 'roast();'],
    [
      'a film',
      field('embed'),
      { url: 'https://vimeo.com/76979871', title: '', picture: null },
      field('url'),
      'https://vimeo.com/76979871',
    ],
  ])('leads there and back without loss: %s', (_name, from, value, to, made) => {
    expect(convert(from, to, value)).toEqual({ kind: 'exact', value: made });
  });

  it.each<readonly [string, FieldDefinition, unknown, FieldDefinition, unknown]>([
    ['digits', text, '3.50', weight, 3.5],
    ['a unit', text, '12 kg', weight, 12],
    ['a title', text, 'LEFT', choices, 'l'],
    ['line breaks', field('textarea'), 'One.\nTwo.', text, 'One. Two.'],
    [
      'formatting',
      field('richtext'),
      [{ type: 'heading', level: 2, content: [{ text: 'Hi', bold: true }] }],
      text,
      'Hi',
    ],
    [
      'the time of a day',
      berlin,
      { instant: '2026-02-28T09:30:00Z', zone: 'Europe/Berlin' },
      field('date'),
      '2026-02-28',
    ],
    ['how a day was written', text, '28.2.2026', field('date'), '2026-02-28'],
    ['a protocol', text, 'example.com', field('url'), 'https://example.com'],
    [
      'a title of a link',
      field('link'),
      [{ ...link, id: 'x', title: 'Shop' }],
      field('url'),
      'https://example.com',
    ],
    ['pictures', images, [one, two], field('media'), [one]],
    ['a tag twice', text, 'Tea, tea', field('tags'), ['Tea']],
  ])('may lose %s', (_name, from, value, to, made) => {
    expect(convert(from, to, value)).toEqual({ kind: 'lossy', value: made });
  });

  it.each<readonly [string, FieldDefinition, unknown, FieldDefinition, Conversion['kind']]>([
    ['a word as a number', text, 'many', weight, 'unfit'],
    ['a word as a tick', text, 'yes', field('checkbox'), 'refused'],
    ['a word as a choice', text, 'up', choices, 'unfit'],
    ['a day that does not exist', text, '30.2.2026', field('date'), 'unfit'],
    ['a page as an address', field('reference'), [page], field('url'), 'refused'],
    ['an address as a page', field('link'), [{ ...link, id: 'x' }], field('reference'), 'refused'],
    ['an image as a number', field('media'), [one], weight, 'refused'],
    ['tags as items of two fields', field('tags'), ['Tea'], prices, 'refused'],
    ['a long text', text, 'x'.repeat(9), field('text', { field_values: { max_length: 5 } }), 'unfit'],
    ['nothing', text, '', weight, 'empty'],
  ])('may not convert: %s', (_name, from, value, to, kind) => {
    expect(convert(from, to, value).kind).toBe(kind);
  });

  it('becomes rows of a table, and items again', () => {
    const items = [{ id: 'abcdefghijkl', data: { name: 'Soup', price: '4.50' } }];
    const made = convert(prices, field('table'), items);
    expect(made).toMatchObject({
      kind: 'exact',
      value: { header: true, rows: [{ cells: ['Name', 'Price'] }, { cells: ['Soup', '4.50'] }] },
    });
    expect(convert(field('table'), prices, 'value' in made ? made.value : undefined)).toEqual({
      kind: 'exact',
      value: [{ id, data: { name: 'Soup', price: '4.50' } }],
    });
    expect(convert(field('textarea'), prices, 'Soup | 4.50\n\nTea | 2')).toMatchObject({
      ...{ kind: 'exact', value: [{ data: { name: 'Soup' } }, { data: { name: 'Tea', price: '2' } }] },
    });
  });
});
