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
  it('brings the default of every field that is missing, and none for a type that nobody brought', () => {
    const expected = { heading: '', size: '', shown: false, background: 'white', pictures: [] };
    expect(normalizeData(model, {}, fieldRegistry)).toEqual(expected);
  });

  it('keeps what a widget can show although it is refused: too long, too many, no longer offered', () => {
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

  it('gives way to the default where the value is of another type', () => {
    const data = { heading: 4, size: ['a'], shown: 'yes', background: null, pictures: [{ id: '1' }] };
    expect(normalizeData(model, data, fieldRegistry)).toEqual(normalizeData(model, {}, fieldRegistry));
  });

  it('reads an empty text as no pictures', () => {
    expect(normalizeData(model, { pictures: '' }, fieldRegistry)).toMatchObject({ pictures: [] });
  });

  it('leaves out what the model no longer has and keeps what nobody serves', () => {
    const normalized = normalizeData(model, { old: 1, foreign: { lat: 1 } }, fieldRegistry);
    expect(normalized).toHaveProperty('foreign', { lat: 1 });
    expect(normalized).not.toHaveProperty('old');
  });
});
