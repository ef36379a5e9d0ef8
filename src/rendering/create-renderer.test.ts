import { expect, test } from 'vitest';
import { field } from '../../content-model/testing.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { fieldRenderers } from '../../field-plugins/renders.ts';
import siteMessages from '../../locales/en/site.json' with { type: 'json' };
import { libraryBlockTypes } from '../../server/library/block-types.ts';
import { makeSlug } from '../../shared/slug.ts';
import { createRenderer } from './create-renderer.ts';
import type { RenderJob, FromRenderer, Scene } from './rendering-messages.ts';

const scene: Scene = {
  language: 'en',
  messages: siteMessages,
  marks: true,
  audience: 'preview',
  output: 'html',
};

function open(changes: Partial<Scene> = {}) {
  const heard: FromRenderer[] = [];
  const send = createRenderer({
    registry: fieldRegistry,
    renderers: fieldRenderers,
    answer: (message) => void heard.push(message),
  });
  send({ type: 'scene', scene: { ...scene, ...changes } });
  libraryBlockTypes.forEach(({ name, content_model }, n) =>
    send({ type: 'model', n, model: { name, slug: makeSlug(name, new Set()), content_model } }),
  );
  const render = (job: Partial<RenderJob>) => {
    const whole = { n: 1, key: 'a', name: 'Hero', model: 0, data: {}, isFirst: true, isStuck: false, ...job };
    send({ type: 'render', jobs: [whole] });
    const last = heard.at(-1);
    if (last?.type !== 'rendered') throw new Error('Nothing was rendered.');
    return last.block;
  };
  return { send, render, heard };
}

const modelNumber = (name: string) => libraryBlockTypes.findIndex((type) => type.name === name);

test('A draft is rendered with its marks, and lists the fields that are editable in the page', () => {
  const { render } = open();
  const { html, typing } = render({
    model: modelNumber('Hero'),
    data: { title: `Tea & "cake" <b>'s`, lead: 'One\nTwo', eyebrow: '' },
  });
  expect(html).toContain('data-octavo-block="a"');
  expect(html).toContain(
    '<h1 class="s-text s-title" data-octavo-field="title">Tea &amp; &quot;cake&quot; &lt;b&gt;',
  );
  expect(typing).toEqual({ eyebrow: 'line', title: 'line', lead: 'lines' });
});

test('Fields in lists are marked with their paths, and are editable', () => {
  const { render, send } = open();
  const sizesField = field('list', { order: 1, field_values: { fields: { size: field('text') } } });
  const fields = { dish: field('text'), sizes: sizesField };
  const content_model = { dishes: field('list', { field_values: { fields } }) };
  send({ type: 'model', n: 99, model: { name: 'Menu', slug: 'menu', content_model } });
  const sizes = [{ id: 'cup000000000', data: { size: 'Cup & saucer' } }];
  const dish = (id: string, data: object) => ({ id, data });
  const dishes = [
    dish('soup00000000', { dish: 'Soup', sizes }),
    dish('bread0000000', { dish: '', sizes: [] }),
  ];
  const { html, typing } = render({ model: 99, data: { dishes } });
  expect(html).toContain('data-octavo-field="dishes/soup00000000/sizes/cup000000000/size">Cup &amp; saucer<');
  expect(typing).toMatchObject({
    'dishes/soup00000000/dish': 'line',
    'dishes/soup00000000/sizes/cup000000000/size': 'line',
  });
});

test('A field with another API name is delivered under it, and marked with its id', () => {
  const fields = { dish: field('text', { api_name: 'name' }) };
  const content_model = {
    heading: field('text', { api_name: 'title' }),
    menu: field('list', { order: 1, api_name: 'dishes', field_values: { fields } }),
  };
  const data = { heading: 'Lunch', menu: [{ id: 'soup00000000', data: { dish: 'Soup' } }] };
  const model = { name: 'Menu', slug: 'menu', content_model };
  const ours = open();
  ours.send({ type: 'model', n: 99, model });
  const { html, typing } = ours.render({ model: 99, data });
  expect(html).toContain('data-octavo-field="heading">Lunch<');
  expect(html).toContain('data-octavo-field="menu/soup00000000/dish">Soup<');
  expect(typing).toMatchObject({ heading: 'line', 'menu/soup00000000/dish': 'line' });
  const external = open({ output: 'data' });
  external.send({ type: 'model', n: 99, model });
  expect(external.render({ model: 99, data })).toMatchObject({
    data: { title: 'Lunch', dishes: [{ name: 'Soup' }] },
    typing: { title: 'line' },
  });
});

test('A text that is rendered in several pieces is not editable', () => {
  const { render, send } = open();
  const content_model = {
    name: field('text'),
    price: field('text', { order: 1 }),
    description: field('textarea', { order: 2 }),
    details: field('textarea', { order: 3 }),
  };
  send({ type: 'model', n: 99, model: { name: 'Product card', slug: 'product-card', content_model } });
  const { html, typing } = render({ model: 99, data: { name: 'Cup', details: 'Size: small\nClay: red' } });
  expect(html).toContain('Size: ');
  expect(typing).toEqual({ name: 'line', price: 'line', description: 'lines' });
});

test('Images are rendered once they are provided', () => {
  const { render, send } = open();
  const block = {
    model: modelNumber('Hero'),
    data: { title: 'Hello', picture: [{ id: 'p1', file: 'p1.jpg' }] },
  };
  const before = render(block);
  expect(before.missing).toEqual({ images: ['p1'], pages: [] });
  expect(before.html).not.toContain('<img');
  const image = { id: 'p1', url: '/media/p1.jpg', width: 800, height: 600, alt: 'A cup' };
  send({ type: 'known', known: { images: [image], pages: [] } });
  const after = render(block);
  expect(after.missing).toEqual({ images: [], pages: [] });
  expect(after.html).toContain('/media/p1.jpg');
  expect(after.html).toContain('srcSet=');
});

test('An unknown type, invalid data, and a block that did not end are labelled placeholders', () => {
  const { render } = open();
  const cases = [{ model: null }, { model: 0, isStuck: true, data: { title: 'Hidden' } }];
  for (const job of cases) {
    const { html, typing } = render({ ...job, name: 'Old type' });
    expect(html).toContain('data-octavo-block="a"');
    expect(html).toContain('Old type');
    expect(html).toContain('This block cannot be shown.');
    expect(html).not.toContain('Hidden');
    expect(typing).toEqual({});
  }
  const gallery = { model: modelNumber('Image gallery'), name: 'Image gallery' };
  expect(render({ ...gallery, data: null as never }).typing).toEqual({ title: 'line', caption: 'lines' });
});

test('For an external site the data is delivered', () => {
  const { render } = open({ output: 'data' });
  const { data, html, typing } = render({
    data: { title: 'Hello', picture: [{ id: 'p1', file: 'p1.jpg' }] },
  });
  // The site writes plain text into its own elements.
  expect(typing).toEqual({ eyebrow: 'line', title: 'line', lead: 'lines' });
  expect(html).toBe('');
  expect(data).toMatchObject({ title: 'Hello', picture: [] });
});

test('The parts around the blocks have no marks, and lack the components that did not end', () => {
  const { send, heard } = open();
  const footer = { id: 'f', type: 'Footer', type_slug: 'footer', data: { text: 'All rights' }, fields: [] };
  const other = { id: 'o', type: 'Note', type_slug: 'note', data: {}, fields: [] };
  const frame = { title: 'Pottery', kind: 'SHOP', components: { footer, others: [other] } } as const;
  send({ type: 'around', frame, without: ['o'] });
  expect(heard.slice(0, 2)).toEqual([{ type: 'ready' }, { type: 'at', component: 'f' }]);
  const around = heard.at(-1);
  expect(around).toMatchObject({ type: 'around', before: expect.stringContaining('Pottery') as string });
  expect(JSON.stringify(around)).not.toContain('data-octavo');
});
