import { describe, expect, it } from 'vitest';
import { validateBlock } from '../../../content-model/validate-block.ts';
import { fieldRegistry } from '../../../field-plugins/index.ts';
import samples from '../../../locales/en/samples.json' with { type: 'json' };
import { libraryModels } from '../../../stories/support/library-models.ts';
import { startingLayouts } from '../layouts/page-layouts.ts';
import { everythingModel } from '../testing/sample-models.ts';
import { libraryLooks, sampleData } from './sample-data.ts';

const images = ['one', 'two'].map((id) => ({ id, file: `${id}.svg` }));
const parts = { messages: samples, images, address: 'https://example.com/' };
const layoutsFor = (kind: 'SHOP' | 'BLOG' | 'PORTFOLIO', list = libraryModels) =>
  startingLayouts({ kind, list, registry: fieldRegistry, samples: parts });
const typeOf = (type: string) => libraryModels.find(({ library }) => library?.type === type);

describe('a sample', () => {
  it.each(libraryModels)('of $name is valid and has text', (model) => {
    const data = sampleData(model, fieldRegistry, parts);
    expect(validateBlock(model, data, fieldRegistry).issues).toEqual({});
    expect(libraryLooks).toHaveProperty(model.library?.type ?? '');
  });

  it('of a type that an administrator made shows the labels of its fields', () => {
    const data = sampleData(everythingModel, fieldRegistry, parts);
    expect(data).toMatchObject({ title: 'Title', body: samples.text, layout: 'Left' });
    expect(data['pictures']).toHaveLength(2);
  });

  it('for a new page has no images and links', () => {
    const model = typeOf('hero');
    if (!model) throw new Error('The library has no hero.');
    const data = sampleData(
      model,
      fieldRegistry,
      { ...parts, images: [], address: '' },
      'layouts.services.hero',
    );
    expect(data).toMatchObject({ title: samples.layouts.services.hero.title, picture: [], links: [] });
  });
});

it('the locale file names only types, fields and layouts that exist', () => {
  const fieldsOf = (type: string) => Object.keys(typeOf(type)?.content_model ?? {});
  const strays = (words: object, type: string) =>
    Object.keys(words).filter((name) => !fieldsOf(type).includes(name.replace('_n_', '_1_')));
  expect(Object.entries(samples.types).flatMap(([type, words]) => strays(words, type))).toEqual([]);
  const layouts = (['SHOP', 'BLOG', 'PORTFOLIO'] as const).flatMap((kind) => layoutsFor(kind));
  for (const [id, types] of Object.entries<object>(samples.layouts)) {
    const layout = layouts.find((known) => known.id === id);
    const used = layout?.blocks.map(({ model }) => model.library?.type) ?? [];
    for (const [type, words] of Object.entries<object>(types as Record<string, object>)) {
      expect(used).toContain(type);
      expect(strays(words, type)).toEqual([]);
    }
  }
});

it('each kind of workspace has three layouts, without missing types', () => {
  for (const kind of ['SHOP', 'BLOG', 'PORTFOLIO'] as const) expect(layoutsFor(kind)).toHaveLength(3);
  const few = libraryModels.filter(({ library }) => library?.type === 'faq');
  expect(layoutsFor('SHOP', few).map(({ id, blocks }) => [id, blocks.length])).toEqual([['services', 1]]);
  expect(layoutsFor('SHOP', [])).toEqual([]);
});
