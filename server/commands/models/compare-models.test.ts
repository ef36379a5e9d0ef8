import { expect, test } from 'vitest';
import { compareModels } from './compare-models.ts';
import type { FileField, ModelFile } from './model-file.ts';

const field = (name: string, rest: object = {}): FileField => ({
  ...{ name, field_type: 'text', field_title: 'Text', required: false, field_values: null, ...rest },
});

const model = (...fields: readonly FileField[]): ModelFile => ({ name: 'Note', type: 'PAGE', fields });

const steps = (was: ModelFile, now: ModelFile) => compareModels(was, now).map(({ text }) => text);

test('another name for sites is a change of a field that stays', () => {
  const [was, now] = [model(field('heading')), model(field('heading', { api_name: 'title' }))];
  expect(compareModels(was, now)).toEqual([
    {
      text: 'change api_name of heading',
      operation: { op: 'options', field: 'heading', properties: { api_name: 'title' } },
    },
  ]);
  expect(steps(now, was)).toEqual(['change api_name of heading']);
  expect(steps(was, model(field('title')))).toEqual(['remove heading', 'add title (text)']);
});

test('fields of composites other than lists change as options, because plans cannot reach them', () => {
  const times = (...fields: readonly FileField[]): FileField => ({
    ...field('times'),
    ...{ field_type: 'opening-times', field_values: { fields } },
  });
  const [was, now] = [model(times(field('day'))), model(times(field('weekday')))];
  expect(compareModels(was, now)).toMatchObject([
    {
      text: 'change the options of times',
      operation: { op: 'options', field: 'times', field_values: { fields: { weekday: { order: 0 } } } },
    },
  ]);
});
