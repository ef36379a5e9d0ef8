import { describe, expect, it } from 'vitest';
import { validateBlock } from './validate-block.ts';
import { hasPublishRules, pageIssues } from './page-issues.ts';
import { field, modelOf, rowsOf, withRows } from './testing.ts';

const unique = { unique: true };
const missing = { key: 'common.required_to_publish' };
const repeated = { key: 'common.not_unique' };

describe('the errors that keep a block from being published', () => {
  const content_model = {
    show: field('checkbox'),
    title: field('text', { order: 1, required_for: 'publishing', ...unique }),
    note: field('text', {
      ...{ order: 2, required_for: 'publishing' },
      shown_when: { all: [{ field: 'show', is: true }] },
    }),
    rows: rowsOf({ name: field('text', { ...unique, required_for: 'publishing' }) }, { order: 3 }),
  };
  const model = modelOf(content_model);
  const row = (id: string, name: string) => ({ id, data: { name } });
  const validate = (data: object) => validateBlock(model, data, withRows);

  it('are missing values, where they are shown', () => {
    expect(validate({}).issues).toEqual({});
    expect(validate({}).publishIssues).toEqual({ title: [missing] });
    expect(validate({ show: true, title: 'A', rows: [row('a', '')] }).publishIssues).toEqual({
      note: [missing],
      rows: [{ ...missing, path: ['a', 'name'] }],
    });
  });

  it('are missing values that are always required, which may have been stored before that', () => {
    const required = modelOf({
      show: field('checkbox'),
      title: field('text', { required: true }),
      note: field('text', { required: true, shown_when: { all: [{ field: 'show', is: true }] } }),
      rows: rowsOf({ name: field('text', { required: true }) }),
    });
    expect(hasPublishRules(required, withRows)).toBe(true);
    expect(validateBlock(required, { rows: [row('a', '')] }, withRows).publishIssues).toEqual({
      title: [missing],
      rows: [{ ...missing, path: ['a', 'name'] }],
    });
    const filled = { show: true, title: 'A', note: 'B', rows: [row('a', 'C')] };
    expect(validateBlock(required, filled, withRows).publishIssues).toEqual({});
  });

  it('are repeated values of items, except empty ones', () => {
    const rows = [row('a', 'x'), row('b', 'y'), row('c', 'x')];
    expect(validate({ title: 'A', rows }).publishIssues).toEqual({
      rows: ['a', 'c'].map((id) => ({ ...repeated, path: [id, 'name'] })),
    });
  });

  it('are repeated values of the blocks of one type on a page', () => {
    const other = validateBlock(modelOf({ title: content_model.title }), { title: 'A' }, withRows);
    const blocks = [
      validate({ title: 'A' }),
      validate({ title: 'B' }),
      validate({ title: 'A' }),
      other,
      validate({}),
    ];
    expect(pageIssues(blocks)).toEqual([
      { title: [repeated] },
      {},
      { title: [repeated] },
      {},
      { title: [missing] },
    ]);
  });

  it('keeps a component from being saved, because that makes it live', () => {
    const component = { ...modelOf({ ...content_model }), content_model_type: 'COMPONENT' as const };
    const { issues, publishIssues } = validateBlock(
      component,
      { rows: [row('a', 'x'), row('b', 'x'), row('c', '')] },
      withRows,
    );
    expect(publishIssues).toEqual({});
    expect(issues).toEqual({
      title: [{ key: 'common.required' }],
      rows: [
        { key: 'common.required', path: ['c', 'name'] },
        ...['a', 'b'].map((id) => ({ ...repeated, path: [id, 'name'] })),
      ],
    });
  });
});
