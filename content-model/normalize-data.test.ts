import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../field-plugins/index.ts';
import { normalizeData } from './normalize-data.ts';
import { field, modelOf } from './testing.ts';

const model = modelOf({
  heading: field('text', { field_values: { max_length: 3 } }),
  size: field('select', { field_values: ['a'] }),
  shown: field('checkbox'),
  background: field('background', { field_values: ['white', 'black'] }),
  pictures: field('media'),
  foreign: field('map'),
});

describe('normalizeData', () => {
  it('adds the default of every missing field, except for unknown types', () => {
    const expected = { heading: '', size: '', shown: false, background: 'white', pictures: [] };
    expect(normalizeData(model, {}, fieldRegistry)).toEqual(expected);
  });

  it('keeps an invalid value that a widget can show: too long, too many items, no longer offered', () => {
    const data = {
      heading: 'long text',
      size: 'b',
      shown: true,
      background: 'light',
      pictures: [
        { id: '1', file: 'a' },
        { id: '2', file: 'b' },
      ],
    };
    expect(normalizeData(model, data, fieldRegistry)).toEqual(data);
  });

  it('leaves a value of another type unchanged', () => {
    const data = { heading: 4, size: ['a'], shown: 'yes', background: null, pictures: [{ id: '1' }] };
    expect(normalizeData(model, data, fieldRegistry)).toEqual(data);
  });

  it('drops fields that the model no longer has and keeps values of unknown types', () => {
    const normalized = normalizeData(model, { old: 1, foreign: { lat: 1 } }, fieldRegistry);
    expect(normalized).toHaveProperty('foreign', { lat: 1 });
    expect(normalized).not.toHaveProperty('old');
  });
});
