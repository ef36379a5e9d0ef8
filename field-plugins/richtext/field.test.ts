import { fc } from '../../tools/seeded.ts';
import { createFakeHost } from '../sdk/testing/fake-host.ts';
import { describe, expect, it } from 'vitest';
import { field, modelOf } from '../../content-model/testing.ts';
import { validateBlock } from '../../content-model/validate-block.ts';
import { createFieldRegistry } from '../sdk/contract/registry.ts';
import { richtextField } from './field.ts';
import { richFeatures } from './options.ts';

const registry = createFieldRegistry([richtextField]);
const model = modelOf({ text: field('richtext') });

function issuesOf(value: unknown) {
  const issues = validateBlock(model, { text: value }, registry).issues['text'] ?? [];
  return issues.map((issue) => issue.key);
}

const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const linked = (url: string) => [paragraph({ text: 'x', link: { url } })];
const wrongType = ['common.wrong_type'];

function nested(depth: number): unknown {
  let node: unknown = paragraph({ text: 'deep' });
  for (let level = 0; level < depth; level += 1) node = { type: 'bullet_list', items: [{ content: [node] }] };
  return [node];
}

describe('a formatted text', () => {
  it('has no attribute that reaches prototypes, because the server rejects those too', () => {
    const node: unknown = JSON.parse('{"type":"paragraph","content":[],"__proto__":{"x":1}}');
    expect(issuesOf([node])).toEqual(wrongType);
  });

  // The server rejects these in any request before it reads a field.
  it.each(['a\u0000b', 'a\ud83d', '\udc00'])('rejects null characters and lone surrogates: %j', (text) => {
    expect(issuesOf([paragraph({ text })])).toEqual(['richtext.unreadable']);
  });

  it.each([
    'javascript:alert(1)',
    'https://example.com/\u0001',
    ' https://example.com',
    'https://example.com\u2028',
    'https://example.com/\ud800',
    '',
    `https://example.com/${'a'.repeat(2000)}`,
  ])('refuses the address %j', (url) => {
    expect(issuesOf(linked(url))).toEqual(['richtext.invalid_url']);
  });

  it.each(['https://example.com/?a="b"&c=<d>', 'mailto:hello@example.com', 'tel:+381111234567'])(
    'accepts the address %j',
    (url) => expect(issuesOf(linked(url))).toEqual([]),
  );

  it('is limited to the size of a block, whatever the limit of its model', () => {
    expect(issuesOf([paragraph({ text: 'a'.repeat(100_000) })])).toEqual([]);
    expect(issuesOf([paragraph({ text: 'a'.repeat(100_001) })])).toEqual(['common.too_long']);
  });

  it('has no more parts than a request allows', () => {
    const parts = (count: number) => Array.from({ length: count }, () => paragraph({ text: 'a' }));
    expect(issuesOf(parts(3000))).toEqual([]);
    expect(issuesOf(parts(3001))).toEqual(['richtext.too_many_parts']);
  });

  it('rejects a tree that is too wide or too deep without throwing', () => {
    expect(issuesOf(Array.from({ length: 100_000 }, () => paragraph()))).toEqual(['richtext.too_many_parts']);
    expect(issuesOf(Array.from({ length: 100_000 }, () => 'x'))).toEqual(wrongType);
    expect(issuesOf(Array.from({ length: 100_000 }, () => ({ type: 'html' })))).toEqual(wrongType);
    expect(issuesOf(nested(5))).toEqual(wrongType);
    expect(issuesOf(nested(10_000))).toEqual(wrongType);
    const manyKeys = Object.fromEntries(
      Array.from({ length: 50_000 }, (_one, index) => [`k${index}`, index]),
    );
    expect(issuesOf([manyKeys])).toEqual(wrongType);
  });

  it('validates any JSON without throwing, and accepts only a list of its nodes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const taken = issuesOf(value).length === 0;
        expect(taken).toBe(typeof value === 'string' || (Array.isArray(value) && value.length === 0));
      }),
    );
  });

  it('leaves out unknown parts when read, delivered and summarized, even if they were stored', () => {
    const stored = [
      { type: 'html', text: '<script>alert(1)</script>' },
      { type: 'heading', level: 1, content: [{ text: 'One' }] },
      { type: 'paragraph', onclick: 'x', content: [{ text: 'a', style: 'x', bold: 1 }, 'b', { link: {} }] },
      { type: 'quote', content: [{ type: 'quote', content: [] }] },
      { type: 'code_block' },
      { type: 'ordered_list', items: [null, { content: 'x' }] },
      null,
    ] as never;
    const nothing = { media: () => undefined, page: () => undefined };
    expect(richtextField.deliver?.(stored, nothing)).toEqual({
      html: '<p>a</p><blockquote></blockquote><pre><code></code></pre><ol><li></li></ol>',
      tree: [
        { type: 'paragraph', content: [{ text: 'a' }] },
        { type: 'quote', content: [] },
        { type: 'code_block', text: '' },
        { type: 'ordered_list', items: [{ content: [] }] },
      ],
    });
    expect(
      richtextField.summarize(stored, richtextField.readOptions(field('richtext')), createFakeHost({})),
    ).toBe('a');
    expect(richtextField.references?.(stored)).toEqual({ media: [], pages: [] });
    expect(richtextField.isEmpty(stored)).toBe(false);
    expect(richtextField.merge?.(stored, stored, stored)).toHaveProperty('merged');
  });

  it('refers once to each page it links to, at any depth', () => {
    const to = (page: string) => paragraph({ text: 'x', link: { page } });
    const value = [
      to('a'),
      {
        type: 'quote',
        content: [to('b'), { type: 'ordered_list', items: [{ content: [to('c'), to('a')] }] }],
      },
      ...linked('https://example.com'),
    ] as never;
    expect(richtextField.references?.(value)).toEqual({ media: [], pages: ['a', 'b', 'c'] });
  });

  it('uses its first words as summary', () => {
    const options = richtextField.readOptions(field('richtext'));
    const value = [
      { type: 'heading', level: 2, content: [{ text: ' Opening\n' }, { text: 'hours', bold: true }] },
      { type: 'bullet_list', items: [{ content: [paragraph({ text: 'Monday' })] }] },
      { type: 'code_block', text: 'a\r\nb'.repeat(50_000) },
    ] as never;
    const summary = richtextField.summarize(value, options, createFakeHost({}));
    expect(summary).toMatch(/^Opening hours Monday a ba b/);
    expect(summary.length).toBeLessThan(500);
  });
});

describe('the options of a formatted text', () => {
  const read = (field_values: unknown) => richtextField.readOptions(field('richtext', { field_values }));

  it('allow everything unless the model lists the allowed formats', () => {
    expect(read(null)).toEqual({
      maxLength: 100_000,
      limited: false,
      features: richFeatures,
      placeholder: '',
    });
    expect(read({ max_length: 9, features: ['lists', 'bold'], placeholder: 'Say' })).toEqual({
      maxLength: 9,
      limited: true,
      features: ['bold', 'lists'],
      placeholder: 'Say',
    });
    expect(read({ features: [] })).toMatchObject({ features: [] });
  });

  it('is compared as plain text, one line for each paragraph, heading and code block', () => {
    const value = [
      { type: 'heading', level: 2, content: [{ text: 'Teas' }] },
      {
        type: 'bullet_list',
        items: [{ content: [paragraph({ text: 'Green', bold: true }, { text: ' tea' })] }],
      },
      { type: 'code_block', text: '2 g' },
    ];
    const [validated] = validateBlock(model, { text: value }, registry).fields;
    expect(validated?.plainText).toBe('Teas\nGreen tea\n2 g');
  });
});
