import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../field-plugins/index.ts';
import { validateBlock } from './validate-block.ts';
import { noOptions } from '../field-plugins/sdk/contract/definition.ts';
import { defineField } from '../field-plugins/sdk/contract/field.ts';
import { createFieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { createFakeHost } from '../field-plugins/sdk/testing/fake-host.ts';
import { field, modelOf } from './testing.ts';

const host = createFakeHost({});

const model = modelOf({
  heading: field('text', { order: 1 }),
  body: field('textarea', { order: 2 }),
  size: field('select', { order: 3, field_values: [{ value: 'l', title: 'Large' }] }),
  featured: field('checkbox', { order: 4, field_title: 'Featured' }),
  background: field('background', { order: 5 }),
});

describe('the summary of a block', () => {
  it('joins the summaries of the fields in order', () => {
    const data = { size: 'l', featured: true, body: 'One\n two', heading: ' Coffee ' };
    expect(validateBlock(model, data, fieldRegistry).summaryIn(host)).toBe(
      'Coffee · One two · Large · Featured',
    );
  });

  it('is empty for an empty block and for values of the wrong shape', () => {
    expect(validateBlock(model, {}, fieldRegistry).summaryIn(host)).toBe('');
    expect(
      validateBlock(model, { heading: {}, body: [], featured: 'x' }, fieldRegistry).summaryIn(host),
    ).toBe('');
  });

  it('is cut after 140 characters, never inside one', () => {
    const summary = validateBlock(model, { heading: '🐙'.repeat(200) }, fieldRegistry).summaryIn(host);
    expect(Array.from(summary)).toHaveLength(140);
    expect(summary.endsWith('🐙…')).toBe(true);
  });

  it('is in the language of its reader, also after another reader asked', () => {
    const registry = createFieldRegistry([
      defineField<number, null>({
        contract: 1,
        type: 'amount',
        ...noOptions,
        defaultValue: () => 0,
        isEmpty: () => false,
        schema: () => ({ type: 'number' }),
        summarize: (value, _options, { locale, translate }) =>
          `${new Intl.NumberFormat(locale).format(value)} ${translate('amount.pieces')}`,
      }),
    ]);
    const validated = validateBlock(modelOf({ size: field('amount') }), { size: 1234.5 }, registry);
    const german = createFakeHost({ amount: { pieces: 'Stück' } }, { locale: 'de' });
    const english = createFakeHost({ amount: { pieces: 'pieces' } });
    expect(validated.summaryIn(german)).toBe('1.234,5 Stück');
    expect(validated.summaryIn(english)).toBe('1,234.5 pieces');
  });
});
