import { expect, test } from 'vitest';
import { compareModels } from './compare-models.ts';
import type { FileField, ModelFile } from './model-file.ts';

const field = (name: string, former?: string): FileField => ({
  ...{ name, field_type: 'text', field_title: 'Text', required: false, field_values: null },
  ...(former !== undefined && { former }),
});

const model = (...fields: readonly FileField[]): ModelFile => ({ name: 'Note', type: 'PAGE', fields });

const steps = (was: ModelFile, now: ModelFile) => compareModels(was, now).map(({ text }) => text);

test('a former name is followed although a new field has it', () => {
  const [was, now] = [model(field('heading')), model(field('title', 'heading'), field('heading'))];
  expect(steps(was, now)).toEqual(['rename heading to title', 'add heading (text)']);
  // The file may still say so when it is done.
  expect(steps(model(field('title'), field('heading')), now)).toEqual([]);
});

test('a field that takes over a name comes after the one that frees it', () => {
  const was = model(field('a'), field('b'));
  const now = model(field('b', 'a'), field('c', 'b'));
  expect(steps(was, now)).toEqual(['rename b to c', 'rename a to b']);
  expect(steps(model(field('b'), field('c')), now)).toEqual([]);
});

test('former names that cannot be followed are refused', () => {
  const why = (was: ModelFile, now: ModelFile) =>
    compareModels(was, now).flatMap(({ refused }) => refused ?? []);
  const swapped = model(field('a', 'b'), field('b', 'a'));
  expect(why(model(field('a'), field('b')), swapped)).toEqual([
    'a: it cannot swap names with b at once. Push a third name for one of them first',
    'b: it cannot swap names with a at once. Push a third name for one of them first',
  ]);
  expect(why(model(field('a')), model(field('b', 'a'), field('c', 'a')))).toEqual([
    'c: another field was called "a" as well',
  ]);
  expect(why(model(field('a'), field('b')), model(field('b', 'a')))).toEqual([
    'b: the server has "a" as well. Leave out "former", or push without the field "b" first',
  ]);
});

test('fields of composites other than lists change as options, because plans cannot reach them', () => {
  const times = (...fields: readonly FileField[]): FileField => ({
    ...field('times'),
    ...{ field_type: 'opening-times', field_values: { fields } },
  });
  const [was, now] = [model(times(field('day'))), model(times(field('weekday', 'day')))];
  expect(compareModels(was, now)).toMatchObject([
    {
      text: 'change the options of times',
      operation: { op: 'options', field: 'times', field_values: { fields: { weekday: { order: 0 } } } },
    },
  ]);
  // The file may still say what the field was called.
  expect(steps(model(times(field('weekday'))), now)).toEqual([]);
});
