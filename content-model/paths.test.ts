import { describe, expect, it } from 'vitest';
import { fieldAt, valueAt, withValueAt } from './paths.ts';
import { field, modelOf, rowsOf, withRows } from './testing.ts';

const model = modelOf({
  title: field('text'),
  days: rowsOf({ name: field('text'), hours: rowsOf({ from: field('text') }) }),
});
const data = {
  title: 'Opening hours',
  days: [
    { id: 'monday', data: { name: 'Monday', hours: [{ id: 'early', data: { from: '8' } }] } },
    { id: 'sunday', data: { name: 'Sunday', hours: [] } },
  ],
};
const content = { model, data, registry: withRows };
const deep = ['days', 'monday', 'hours', 'early', 'from'];

describe('the value at a path', () => {
  it.each([
    [['title'], 'Opening hours'],
    [['days'], data.days],
    [['days', 'sunday'], data.days[1]?.data],
    [['days', 'sunday', 'name'], 'Sunday'],
    [deep, '8'],
    [['days', 'tuesday', 'name'], undefined],
    [['title', 'monday', 'name'], undefined],
    [['days', 'monday', 'constructor'], undefined],
    [['gone'], undefined],
    [[], undefined],
  ])('%j', (path, value) => {
    expect(valueAt(content, path)).toBe(value);
  });
});

it('finds the field at the end of a path', () => {
  expect(fieldAt(content, deep)?.definition.field_type).toBe('text');
  expect(fieldAt(content, ['days'])?.definition.field_type).toBe('rows');
  expect(fieldAt(content, ['days', 'monday'])).toBeUndefined();
  expect(fieldAt(content, ['days', 'tuesday', 'name'])).toBeUndefined();
});

describe('data with another value at a path', () => {
  it('is new along the path alone', () => {
    const changed = withValueAt(content, deep, '9');
    expect(valueAt({ ...content, data: changed }, deep)).toBe('9');
    expect(valueAt(content, deep)).toBe('8');
    expect(valueAt({ ...content, data: changed }, ['days', 'sunday'])).toBe(data.days[1]?.data);
    expect(Object.keys(changed)).toEqual(['title', 'days']);
  });

  it('may have all data of a part replaced', () => {
    const changed = withValueAt(content, ['days', 'sunday'], { name: 'Closed' });
    expect(changed['days']).toEqual([data.days[0], { id: 'sunday', data: { name: 'Closed' } }]);
  });

  it('is the same for the same value, and where the path leads nowhere', () => {
    expect(withValueAt(content, deep, '8')).toBe(data);
    expect(withValueAt(content, ['days', 'tuesday', 'name'], 'Tuesday')).toBe(data);
    expect(withValueAt(content, ['title', 'monday', 'name'], 'Tuesday')).toBe(data);
  });

  it('never has a key that reaches a prototype', () => {
    const polluted = withValueAt(content, ['days', 'sunday', '__proto__'], { polluted: true });
    expect(polluted).toBe(data);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
