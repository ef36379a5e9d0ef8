import { describe, expect, test } from 'vitest';
import { libraryTypes } from '../server/library/block-types.ts';
import { siteBlock } from '../stories/site/site-blocks.ts';
import { storyEnv } from '../stories/site/story-env.ts';
import { changedByVersion3, changedTypes } from '../tests/support/former-library.ts';
import { renderBlock } from './render.ts';

const image = { id: 'p', url: '/media/p.jpg', width: 40, height: 50, alt: 'Ada at her loom' };

/** The same block with the fields of version 1 of the library, and with the current ones. */
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
    const type = key as keyof typeof pairs;
    const rendered = renderBlock(siteBlock('a', changedTypes[type], before), storyEnv());
    expect(rendered).toBe(renderBlock(siteBlock('a', libraryTypes[type], now), storyEnv()));
    expect(rendered).not.toBe(renderBlock(siteBlock('a', libraryTypes[type], {}), storyEnv()));
  });

  test.each([
    ['price_list', 'prices', 'items', ['name', 'price', 'note']],
    ['opening_hours', 'hours', 'days', ['day', 'hours']],
  ] as const)('look the same: %s', (type, lines, list, names) => {
    const rows = [['Monday', '9–18'], ['Sunday'], ...(names.length > 2 ? [['Cup', '12', 'small']] : [])];
    const text = rows.map((row) => row.join(' | ')).join('\n\n');
    const items = rows.map((row) => Object.fromEntries(row.map((cell, at) => [String(names[at]), cell])));
    const draw = (version: typeof libraryTypes | typeof changedTypes, data: object) =>
      renderBlock(siteBlock('a', version[type], { title: 'When', ...data }), storyEnv());
    const rendered = draw(changedTypes, { [lines]: text });
    expect(rendered).toContain('<dt>Monday</dt><dd class="s-rows-value">9–18</dd>');
    expect(withoutSpans(draw(libraryTypes, { [list]: items }))).toBe(rendered);
  });

  test('look the same: product_card', () => {
    const draw = (version: typeof libraryTypes | typeof changedByVersion3, data: object) =>
      renderBlock(siteBlock('a', version.product_card, { name: 'Cup', ...data }), storyEnv());
    const rendered = draw(changedByVersion3, { details: 'Diameter: 26 cm\n\nLid at 10:30' });
    expect(rendered).toContain('<li><span>Diameter: </span>26 cm</li><li>Lid at 10:30</li>');
    const facts = [{ name: 'Diameter', value: '26 cm' }, { name: 'Lid at 10:30' }];
    expect(withoutSpans(draw(libraryTypes, { facts }))).toBe(rendered);
  });

  test('look the same with an email address: contact', () => {
    const data = { title: 'Write', email: 'mara@example.com' };
    const rendered = renderBlock(siteBlock('a', changedByVersion3.contact, data), storyEnv());
    expect(rendered).toContain('<a href="mailto:mara@example.com">mara@example.com</a>');
    expect(renderBlock(siteBlock('a', libraryTypes.contact, data), storyEnv())).toBe(rendered);
  });

  test('show the text that was entered for a day, and days in the language of the site: post_teaser', () => {
    const draw = (version: typeof libraryTypes | typeof changedByVersion3, date: string) =>
      renderBlock(
        siteBlock('a', version.post_teaser, { title: 'Bread', date }),
        storyEnv({ language: 'de' }),
      );
    expect(draw(changedByVersion3, 'Autumn 2026')).toContain('<p class="s-text s-eyebrow">Autumn 2026</p>');
    expect(draw(libraryTypes, '2026-09-14')).toContain(
      '<div class="s-eyebrow"><p class="s-text"><time dateTime="2026-09-14">14. September 2026</time></p></div>',
    );
  });

  test('have marks that name the fields that the block has', () => {
    const block = siteBlock('a', changedTypes.faq, pairs.faq[0]);
    const html = renderBlock(block, storyEnv({ marks: true, audience: 'preview' }));
    const names = [...html.matchAll(/data-octavo-field="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toContain('question_1');
    expect(names.filter((name) => !block.fields.some((field) => field.name === name))).toEqual([]);
  });
});
