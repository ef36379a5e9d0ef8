import { expect, test } from 'vitest';
import { catalogueFields } from './catalogue/fields.ts';
import { firstFields } from './catalogue/first-fields.ts';
import { firstTypes } from './catalogue/first-types.ts';
import { loadedFields } from './loaded-fields.ts';
import { loadFieldsFor } from './other-fields.ts';

const types = catalogueFields.map(({ type }) => type);
const others = types.filter((type) => !firstTypes.includes(type));
const [rare = ''] = others;
const field = (field_type: string, field_values: unknown = null) => ({ field_type, field_values });
const known = () => loadedFields.plugins.map(({ type }) => type).toSorted();

test('Only the types that the library uses are loaded at once', async () => {
  expect(firstFields.map(({ type }) => type)).toEqual(firstTypes);
  expect(firstTypes).toContain('text');
  expect(others.length).toBeGreaterThan(0);
  await loadFieldsFor([{ content_model: { a: field('text'), b: field('select', { options: ['x'] }) } }]);
  expect(known()).toEqual(firstTypes);
  expect(loadedFields.find(rare)).toBeUndefined();
});

test('A type that the library does not use is loaded once a model needs it, also in the items of a list', async () => {
  const items = { fields: { inner: field('list', { fields: { deep: field(rare) } }) } };
  await loadFieldsFor([{ content_model: { a: field('text'), b: field('list', items) } }]);
  expect(loadedFields.find(rare)?.type).toBe(rare);
  await loadFieldsFor([{ content_model: { a: field('unheard-of') } }]);
  expect(known()).toEqual(types.toSorted());
});

test('Patterns are checked once a model has one', async () => {
  const text = (more: object) => ({
    content_model: { a: field('list', { fields: { b: { ...field('text'), ...more } } }) },
  });
  await loadFieldsFor([text({})]);
  expect(loadedFields.matches).toBeUndefined();
  await loadFieldsFor([text({ pattern: { regex: '[0-9]{4}', message: 'A year.' } })]);
  expect(['2026', '20266', 'a2026'].map((value) => loadedFields.matches?.('[0-9]{4}', value))).toEqual([
    true,
    false,
    false,
  ]);
});
