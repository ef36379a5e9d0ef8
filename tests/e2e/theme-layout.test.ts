import { describe, expect, it } from 'vitest';
import { siteBlock, modelNamed } from '../../stories/site/site-blocks.ts';
import type { SiteBlock, SiteField } from '../../site/site-block.ts';
import { openStage } from './support/open-app.ts';
import { openPreviewEditor, showPage, shown } from './support/preview-editor.ts';

const field = (name: string, type: string, item?: readonly SiteField[]): SiteField => ({
  ...{ name, type, title: name, options: null },
  ...(item && { fieldsets: { item } }),
});

const longWord = 'x'.repeat(3000);
const longLine = 'const answer = 42; '.repeat(200);
const formatted = {
  html: '',
  tree: [
    { type: 'paragraph', content: [{ text: `https://example.com/${longWord}`, code: true }] },
    { type: 'code_block', text: longLine },
    { type: 'quote', content: [{ type: 'paragraph', content: [{ text: longWord }] }] },
    { type: 'bullet_list', items: [{ content: [{ type: 'paragraph', content: [{ text: 'שלום' }] }] }] },
  ],
};
const table = { header: [longWord, 'B'], rows: [Array.from({ length: 30 }, () => 'A cell')] };
const section = siteBlock('section', modelNamed('Rich section'), { title: longWord, body: formatted });
const made: SiteBlock = {
  ...{ id: 'made', type: 'Made', type_slug: 'made' },
  fields: [
    field('title', 'text'),
    field('place', 'text'),
    field('body', 'richtext'),
    field('code', 'code'),
    field('table', 'table'),
    field('steps', 'list', [field('step', 'text'), field('body', 'richtext'), field('table', 'table')]),
  ],
  data: {
    ...{ title: longWord, place: longWord, body: formatted, table },
    code: { code: longLine, language: 'typescript' },
    steps: [{ step: longWord, body: formatted, table }],
  },
};
describe('the theme', () => {
  const stage = openStage();

  it('lets long lines of code and wide tables scroll in their own boxes, at every width', async () => {
    const { page } = await stage.newApp();
    const editor = await openPreviewEditor(page);
    for (const kind of ['shop', 'blog', 'portfolio'] as const)
      for (const width of [390, 900, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await showPage(
          editor,
          [section, made].map((block) => shown(block)),
          { kind },
        );
        const seen = await editor.frame.evaluate(() => ({
          beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          boxes: [...document.querySelectorAll('pre, .s-table')].map(
            (box) =>
              box.scrollWidth > box.clientWidth &&
              box.clientWidth > 100 &&
              // The frame clips blocks; a published page would become wider.
              getComputedStyle(box).overflowX === 'auto',
          ),
          reached: [...document.querySelectorAll<HTMLElement>('pre, .s-table')].every(
            ({ tabIndex }) => tabIndex === 0,
          ),
        }));
        expect(seen, `${kind}, ${width} pixels`).toEqual({
          ...{ beyond: 0, reached: true },
          boxes: Array.from({ length: 6 }, () => true),
        });
      }
  });
});
