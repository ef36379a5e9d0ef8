import { expect, test } from 'vitest';
import { fieldRenderers } from '../field-plugins/renders.ts';
import { libraryBlockTypes } from '../server/library/block-types.ts';
import { siteBlock } from '../stories/site/site-blocks.ts';
import { storyEnv } from '../stories/site/story-env.ts';
import { renderBlock } from './render.ts';
import type { SiteBlock, SiteField } from './site-block.ts';

const field = (name: string, type: string, item?: readonly SiteField[]): SiteField => ({
  ...{ name, type, title: name, options: null },
  ...(item && { fieldsets: { item } }),
});

/** Fields that administrators add in the builder, which no component knows. */
const made = [
  [field('eyebrow', 'text'), field('title', 'text'), field('body', 'textarea')],
  [field('label', 'text'), field('subtitle', 'text'), field('price', 'number')],
  [field('steps', 'list', [field('note', 'textarea'), field('step', 'text'), field('hint', 'text')])],
].map((fields): SiteBlock => ({ id: 'made', type: 'Made', type_slug: 'made', data: {}, fields }));

const texts = [
  '',
  'a',
  ' ',
  '+381 11 123456',
  'mara@example.com',
  'Long words. '.repeat(30),
  '- item\n- item',
];

interface Filling {
  /** The path of the edited text, such as `questions/i/answer`, and the text. */
  readonly place: string;
  readonly text: string;
  /** The text of all other fields. */
  readonly others: string;
}

function fill(fields: readonly SiteField[], filling: Filling, before = ''): Record<string, unknown> {
  const valueOf = ({ name, type, fieldsets }: SiteField): unknown => {
    if (fieldsets !== undefined)
      return Object.values(fieldsets)
        .slice(0, 1)
        .map((inner) => fill(inner, filling, `${before}${name}/i/`));
    if (fieldRenderers.typed(type) === undefined) return type === 'checkbox' ? true : null;
    return `${before}${name}` === filling.place ? filling.text : filling.others;
  };
  return Object.fromEntries(fields.map((one) => [one.name, valueOf(one)]));
}

function typedPlaces(fields: readonly SiteField[], before = ''): readonly string[] {
  return fields.flatMap(({ name, type, fieldsets }) => [
    ...(fieldRenderers.typed(type) === undefined ? [] : [`${before}${name}`]),
    ...Object.values(fieldsets ?? {}).flatMap((inner) => typedPlaces(inner, `${before}${name}/i/`)),
  ]);
}

/** A caption needs an image. */
const notTyped = ['caption'];

/** The elements around a text and its own, from the outermost one. */
function elementsTo(html: string, place: string): string | undefined {
  const open: string[] = [];
  for (const [tag, end, name = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (end !== '') open.pop();
    else if (!tag.endsWith('/>')) open.push(name);
    if (tag.includes(` data-octavo-field="${place}"`)) return open.join(' > ');
  }
  return undefined;
}

const blocks = [...libraryBlockTypes.map((type) => siteBlock('block', type, {})), ...made];
const cases = blocks.flatMap((block) =>
  typedPlaces(block.fields)
    .filter((place) => !(block.type !== 'Image gallery' && notTyped.includes(place)))
    .map((place) => [block.type, place, block] as const),
);

test.each(cases)('in %s, the element of %s stays whatever is typed into it', (_, place, block) => {
  const lists = block.fields.filter(({ fieldsets }) => fieldsets !== undefined);
  const ids = Object.fromEntries(lists.map(({ name }) => [name, ['i']]));
  const env = storyEnv({ marks: true, audience: 'preview' });
  for (const others of ['Other', '']) {
    const found = texts.map((text) => {
      const data = fill(block.fields, { place, text, others });
      return elementsTo(renderBlock({ ...block, data, ids }, env), place);
    });
    expect(new Set(found).size, found.join('\n')).toBe(1);
    expect(found[0]).toBeDefined();
  }
});
