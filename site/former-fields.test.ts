import { describe, expect, test } from 'vitest';
import { libraryTypes } from '../server/library/block-types.ts';
import { siteBlock } from '../stories/site/site-blocks.ts';
import { storyEnv } from '../stories/site/story-env.ts';
import type { BlockData } from '../shared/wire/content.ts';
import { renderBlock } from './render.ts';
import type { SiteBlock } from './site-block.ts';

const image = { id: 'p', url: '/media/p.jpg', width: 40, height: 50, alt: 'Ada at her loom' };

type Name = keyof typeof libraryTypes;

/** A block of the library with the fields of an earlier version, which had only texts and images. */
function former(name: Name, data: BlockData): SiteBlock {
  const fields = Object.entries(data).map(([field, value]) => ({
    name: field,
    title: field,
    options: null,
    type: Array.isArray(value) ? 'media' : 'text',
  }));
  return { ...siteBlock('a', libraryTypes[name], data), fields };
}

const current = (name: Name, data: BlockData) => siteBlock('a', libraryTypes[name], data);

/** Blocks with the fields of version 1 of the library, and the same ones with the current fields. */
const pairs = {
  faq: [
    {
      title: 'Asked',
      question_1: 'Why?',
      answer_1: 'Because.',
      question_3: 'When?',
      answer_3: '',
      answer_4: 'x',
    },
    {
      title: 'Asked',
      questions: [{ question: 'Why?', answer: 'Because.' }, { question: 'When?' }, { answer: 'x' }],
    },
  ],
  feature_list: [
    { layout: 'list', feature_1_title: 'Light', feature_1_text: 'From three sides', feature_2_text: 'Quiet' },
    {
      layout: 'list',
      features: [
        { title: 'Light', text: 'From three sides' },
        { title: '', text: 'Quiet' },
      ],
    },
  ],
  team: [
    {
      ...{ title: 'We', person_1_name: 'Ada Lin', person_1_role: 'Weaver', person_1_about: 'Hums.' },
      ...{ person_1_portrait: [image], person_2_name: 'Bo Ek', person_2_portrait: [], person_3_role: ' ' },
    },
    {
      title: 'We',
      people: [
        { name: 'Ada Lin', role: 'Weaver', about: 'Hums.', portrait: [image] },
        { name: 'Bo Ek', portrait: [] },
        { role: ' ' },
      ],
    },
  ],
} as const;

const withoutSpans = (html: string) => html.replaceAll(/<span class="s-text">([^<]*)<\/span>/g, '$1');

describe('pages that were published with version 1 of the library', () => {
  test.each(Object.entries(pairs))('look the same: %s', (key, [before, now]) => {
    const name = key as keyof typeof pairs;
    const rendered = renderBlock(former(name, before), storyEnv());
    expect(rendered).toBe(renderBlock(current(name, now), storyEnv()));
    expect(rendered).not.toBe(renderBlock(current(name, {}), storyEnv()));
  });

  test.each([
    ['price_list', 'prices', 'items', ['name', 'price', 'note']],
    ['opening_hours', 'hours', 'days', ['day', 'hours']],
  ] as const)('look the same: %s', (type, lines, list, names) => {
    const rows = [['Monday', '9–18'], ['Sunday'], ...(names.length > 2 ? [['Cup', '12', 'small']] : [])];
    const text = rows.map((row) => row.join(' | ')).join('\n\n');
    const items = rows.map((row) => Object.fromEntries(row.map((cell, at) => [String(names[at]), cell])));
    const rendered = renderBlock(former(type, { title: 'When', [lines]: text }), storyEnv());
    expect(rendered).toContain('<dt>Monday</dt><dd class="s-rows-value">9–18</dd>');
    const now = renderBlock(current(type, { title: 'When', [list]: items }), storyEnv());
    expect(withoutSpans(now)).toBe(rendered);
  });

  test('look the same: product_card', () => {
    const details = 'Diameter: 26 cm\n\nLid at 10:30';
    const rendered = renderBlock(former('product_card', { name: 'Cup', details }), storyEnv());
    expect(rendered).toContain('<li><span>Diameter: </span>26 cm</li><li>Lid at 10:30</li>');
    const facts = [{ name: 'Diameter', value: '26 cm' }, { name: 'Lid at 10:30' }];
    const now = renderBlock(current('product_card', { name: 'Cup', facts }), storyEnv());
    expect(withoutSpans(now)).toBe(rendered);
  });

  test('look the same with an email address: contact', () => {
    const data = { title: 'Write', email: 'mara@example.com' };
    const rendered = renderBlock(former('contact', data), storyEnv());
    expect(rendered).toContain('<a href="mailto:mara@example.com">mara@example.com</a>');
    expect(renderBlock(current('contact', data), storyEnv())).toBe(rendered);
  });

  test('show the text that was entered for a day, and days in the language of the site: post_teaser', () => {
    const render = (block: SiteBlock) => renderBlock(block, storyEnv({ language: 'de' }));
    expect(render(former('post_teaser', { title: 'Bread', date: 'Autumn 2026' }))).toContain(
      '<p class="s-text s-eyebrow">Autumn 2026</p>',
    );
    expect(render(current('post_teaser', { title: 'Bread', date: '2026-09-14' }))).toContain(
      '<div class="s-eyebrow"><p class="s-text"><time dateTime="2026-09-14">14. September 2026</time></p></div>',
    );
  });

  test('have marks that name the fields that the block has', () => {
    const block = former('faq', pairs.faq[0]);
    const html = renderBlock(block, storyEnv({ marks: true, audience: 'preview' }));
    const names = [...html.matchAll(/data-octavo-field="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toContain('question_1');
    expect(names.filter((name) => !block.fields.some((field) => field.name === name))).toEqual([]);
  });
});
