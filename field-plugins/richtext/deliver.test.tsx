import { fc } from '../../tools/seeded.ts';
import { describe, expect, it } from 'vitest';
import type { ReferenceLookup } from '../sdk/contract/field.ts';
import { deliverRichText } from './deliver.ts';
import type { RichText } from './rich-text.ts';
import { anyRichText } from './testing.ts';

const pages = new Map([
  ['live', { url_path: '/about-us', title: 'About', url: '/about-us' }],
  ['draft', { url_path: '/secret', title: 'Secret', url: undefined }],
]);
const lookup: ReferenceLookup = { media: () => undefined, page: (id) => pages.get(id) };

const deliver = (...text: RichText) => deliverRichText(text, lookup);
const html = (...text: RichText) => deliver(...text).html;

describe('a delivered text', () => {
  it('is plain HTML', () => {
    expect(
      html(
        { type: 'heading', level: 2, content: [{ text: 'Roasting' }] },
        {
          type: 'paragraph',
          content: [
            { text: 'All ' },
            { text: 'bold', bold: true },
            { text: 'both', bold: true, italic: true },
            { text: 'f(x)', code: true },
            { text: '\nnext' },
          ],
        },
        { type: 'quote', content: [{ type: 'paragraph', content: [{ text: 'So.' }] }] },
        { type: 'code_block', text: 'a\n  b' },
      ),
    ).toBe(
      '<h2>Roasting</h2><p>All <strong>bold</strong><strong><em>both</em></strong><code>f(x)</code><br>next</p>' +
        '<blockquote><p>So.</p></blockquote><pre><code>a\n  b</code></pre>',
    );
  });

  it('puts paragraphs into list items only where there are several', () => {
    const one = { type: 'paragraph', content: [{ text: 'one' }] } as const;
    const inner = { type: 'ordered_list', items: [{ content: [one] }] } as const;
    expect(html({ type: 'bullet_list', items: [{ content: [one, inner] }, { content: [one, one] }] })).toBe(
      '<ul><li>one<ol><li>one</li></ol></li><li><p>one</p><p>one</p></li></ul>',
    );
  });

  it('links to the live URL of a page, and shows plain text for a link to a draft or deleted page', () => {
    const to = (page: string) => ({ text: page, link: { page } });
    const { html: markup, tree } = deliver({
      type: 'paragraph',
      content: [to('live'), { text: ' ' }, to('draft'), { text: ' ' }, to('gone')],
    });
    expect(markup).toBe('<p><a href="/about-us">live</a> draft gone</p>');
    expect(tree).toEqual([
      {
        type: 'paragraph',
        content: [
          { text: 'live', link: { type: 'internal', url: '/about-us' } },
          { text: ' ' },
          { text: 'draft' },
          { text: ' ' },
          { text: 'gone' },
        ],
      },
    ]);
  });

  it('merges neighbouring links to the same place, and marks external links', () => {
    const link = { url: 'https://example.com/?a=1&b="2"' };
    expect(
      html({
        type: 'paragraph',
        content: [
          { text: 'a', link },
          { text: 'b', bold: true, link: { ...link } },
          { text: 'write', link: { url: 'mailto:a@example.com' } },
        ],
      }),
    ).toBe(
      '<p><a href="https://example.com/?a=1&amp;b=&quot;2&quot;" rel="external noopener">a<strong>b</strong></a>' +
        '<a href="mailto:a@example.com">write</a></p>',
    );
  });

  it('delivers a link whose address is no longer accepted as plain text', () => {
    expect(html({ type: 'paragraph', content: [{ text: 'x', link: { url: 'javascript:alert(1)' } }] })).toBe(
      '<p>x</p>',
    );
  });

  it('leaves out blank paragraphs between others', () => {
    const blank = { type: 'paragraph', content: [{ text: ' ' }] } as const;
    const one = { type: 'paragraph', content: [{ text: 'one' }] } as const;
    const outcome = deliver(blank, one, { type: 'paragraph', content: [] }, one, blank);
    expect(outcome).toEqual({ html: '<p>one</p><p>one</p>', tree: [one, one] });
  });

  it('escapes any text', () => {
    fc.assert(
      fc.property(anyRichText, (text) => {
        const { html: markup, tree } = deliverRichText(text, lookup);
        const { body } = parsed(markup);
        expect(elementsOf(markup)).toEqual([]);
        const words = JSON.stringify(tree).match(/(?<="text":")\w+/g) ?? [];
        for (const word of words) expect(body.textContent).toContain(word);
      }),
      { numRuns: 60 },
    );
  });
});

/** The elements and attributes in the markup that no text may add to a page. */
function elementsOf(markup: string): readonly string[] {
  const known = 'p, h2, h3, h4, ul, ol, li, blockquote, pre, code, strong, em, br, a';
  return [...parsed(markup).body.querySelectorAll('*')].flatMap((element) => {
    const names = element
      .getAttributeNames()
      .filter((name: string) => !(element.matches('a') && ['href', 'rel'].includes(name)));
    const strange = element.matches(known) ? names : [element.tagName, ...names];
    const href = element.getAttribute('href') ?? '/';
    return /^(\/|https?:|mailto:|tel:)/.test(href) ? strange : [...strange, href];
  });
}

function parsed(markup: string): Document {
  return new DOMParser().parseFromString(markup, 'text/html');
}
