import { expect, it } from 'vitest';
import { field, rowsOf, withRows } from '../../../content-model/testing.ts';
import { InvalidFieldsError } from '../../platform/errors/service-error.ts';
import { checkContentModel } from './check-model.ts';

it('rejects new problems only, each with its place in the request', () => {
  const fields = { a: field('hologram'), b: rowsOf({ id: field('text'), c: field('text', { default: 5 }) }) };
  const rejected = (stored = {}) => {
    try {
      checkContentModel(fields, withRows, stored);
    } catch (error) {
      if (!(error instanceof InvalidFieldsError)) throw error;
      return error.fields.get('content_model');
    }
    return [];
  };
  const inside = ['content_model', 'b', 'field_values'];
  const problem = 'The name "b.id" is reserved.';
  expect(rejected({ a: fields.a })).toEqual([
    {
      ...{ namespace: 'errors', key: 'field.unservable_field', params: { problem } },
      ...{ path: ['b', 'id'], place: [...inside, 'id'] },
    },
    {
      ...{ namespace: 'errors', key: 'field.default_invalid' },
      ...{ path: ['b', 'c', 'default'], place: [...inside, 'c', 'default'] },
    },
  ]);
  expect(rejected(fields)).toEqual([]);
});
