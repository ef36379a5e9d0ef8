import { expect, test } from 'vitest';
import { compareModels } from './compare-models.ts';
import { fieldsOf, type FileField, type ModelFile } from './model-file.ts';

const field = (name: string, rest: object = {}): FileField => ({
  ...{ name, field_type: 'text', field_title: 'Text', required: false, field_values: null, ...rest },
});

const list = (...fields: readonly FileField[]) =>
  field('rows', { field_type: 'list', field_values: { fields } });

const model = (...fields: readonly FileField[]): ModelFile => ({
  ...{ name: 'Note', content_model_type: 'PAGE', content_model: fieldsOf(fields) },
});

const [a, b] = [field('a'), field('b')];

test.each<readonly [ModelFile, ModelFile, readonly string[]]>([
  [model(a, b), model(field('c')), ['remove a', 'remove b', 'add c (text)']],
  [model(a), model(field('a', { api_name: 'title' })), ['change api_name of a']],
  [
    model(a),
    model(field('a', { unique: true, help: 'x', field_values: { max_length: 5 } })),
    ['change the options, help, unique of a'],
  ],
  [model(a), model(field('a', { field_type: 'number' })), ['make a a number']],
  [model(a), model(field('a', { required: true })), ['require a']],
  [model(field('a', { required: true })), model(a), ['make a optional']],
  [model(a, b), model(b, a), ['sort the fields']],
  [model(a, b), model(a, field('c'), b), ['add c (text)', 'sort the fields']],
  [
    model(list(a, b)),
    model(list(b, field('a', { field_type: 'number' }))),
    ['make rows.a a number', 'sort the fields of rows'],
  ],
  [
    model(a),
    { ...model(a), name: 'Notes', labels: { de: 'Notizen' } },
    ['call it "Notes" instead of "Note"', 'change labels'],
  ],
])('describes the steps from one file to another: %#', (was, now, steps) => {
  expect(compareModels(was, now).map(({ text }) => text)).toEqual(steps);
});
