import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { normalizeData } from '../../content-model/normalize-data.ts';
import { modelFields } from '../../content-model/model-fields.ts';
import { validateBlock } from '../../content-model/validate-block.ts';
import { libraryBlockTypes } from './block-types.ts';
import { blockTypesV1 } from './version-1.ts';

/** The hash of `blockTypesV1` as released, which every installation contains. */
const released = '02a205a90ea1cfb24ec812051299debaece2044db463f5f03fcfd853905a3e68';

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

test('the first list never changes: a change needs a plan that a migration applies', () => {
  expect(createHash('sha256').update(JSON.stringify(blockTypesV1)).digest('hex')).toBe(released);
});
