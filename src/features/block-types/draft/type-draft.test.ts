import { expect, it } from 'vitest';
import { field } from '../../../../content-model/testing.ts';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import { modelOf } from './model-of.ts';
import { draftOf } from './type-draft.ts';

it('leaves values of removed fields out of the samples that it sends', () => {
  const list = field('list', { order: 1, field_values: { fields: { label: field('text') } } });
  const data = { text: 'Soup', gone: 'x', rows: [{ id: 'a', data: { label: 'Tea', old: 'y' } }] };
  const draft = draftOf({
    name: 'Menu',
    content_model: { text: field('text', { order: 0 }), rows: list },
    samples: [{ name: 'Short', data }],
  });
  expect(modelOf(draft, fieldRegistry).samples).toEqual([
    { name: 'Short', data: { text: 'Soup', rows: [{ id: 'a', data: { label: 'Tea' } }] } },
  ]);
});
