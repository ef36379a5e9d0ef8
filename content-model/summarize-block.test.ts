import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../field-plugins/index.ts';
import { examineBlock } from './examine-block.ts';
import { summarizeBlock } from './summarize-block.ts';
import { field, modelOf } from './testing.ts';

const model = modelOf({
  heading: field('text', { order: 1 }),
  body: field('textarea', { order: 2 }),
  size: field('select', { order: 3, field_values: [{ value: 'l', title: 'Large' }] }),
  featured: field('checkbox', { order: 4, field_title: 'Featured' }),
  background: field('background', { order: 5 }),
});

describe('summarizeBlock', () => {
  it('joins the summaries of the fields in order', () => {
    const data = { size: 'l', featured: true, body: 'One\n two', heading: ' Coffee ' };
    expect(summarizeBlock(examineBlock(model, data, fieldRegistry))).toBe(
      'Coffee · One two · Large · Featured',
    );
  });

  it('is empty for an empty block and for values of the wrong shape', () => {
    expect(summarizeBlock(examineBlock(model, {}, fieldRegistry))).toBe('');
    expect(summarizeBlock(examineBlock(model, { heading: {}, body: [], featured: 'x' }, fieldRegistry))).toBe(
      '',
    );
  });

  it('is cut after 140 characters, never inside one', () => {
    const summary = summarizeBlock(examineBlock(model, { heading: '🐙'.repeat(200) }, fieldRegistry));
    expect(Array.from(summary)).toHaveLength(140);
    expect(summary.endsWith('🐙…')).toBe(true);
  });
});
