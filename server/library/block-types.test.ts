import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { normalizeData } from '../../content-model/normalize-data.ts';
import { modelFields } from '../../content-model/model-fields.ts';
import { validateBlock } from '../../content-model/validate-block.ts';
import { libraryBlockTypes } from './block-types.ts';

/** The hash of the list that the first migration inserts. */
const released = '2d15fbef61fe19b85083a5872b18cd77dcb79547e61412154f0ff972be00324a';

describe.each(libraryBlockTypes.map((type) => [type.name, type] as const))('%s', (_, type) => {
  test('is supported by the field plugins', () => {
    for (const field of modelFields(type, fieldRegistry)) expect(field.plugin, field.name).toBeDefined();
  });

  test('orders its fields from 0 without gaps and names them in snake_case', () => {
    const fields = Object.entries(type.content_model);
    expect(fields.map(([, field]) => field.order)).toEqual(fields.map((_field, position) => position));
    for (const [name] of fields) expect(name).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
  });

  test('has default data whose only errors are empty required fields', () => {
    const issues = validateBlock(type, normalizeData(type, {}, fieldRegistry), fieldRegistry).issues;
    const required = Object.entries(type.content_model).filter(([, field]) => field.required);
    expect(Object.keys(issues).toSorted()).toEqual(required.map(([name]) => name).toSorted());
    for (const found of Object.values(issues)) expect(found).toEqual([{ key: 'common.required' }]);
  });
});

test('the list never changes: a change needs a migration', () => {
  expect(createHash('sha256').update(JSON.stringify(libraryBlockTypes)).digest('hex')).toBe(released);
});
