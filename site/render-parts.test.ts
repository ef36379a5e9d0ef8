import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { fieldRenderers } from '../field-plugins/renders.ts';
import type { RenderPart } from '../field-plugins/sdk/contract/render-env.ts';
import { createFieldRenderers, type FieldRenderers } from '../field-plugins/sdk/contract/render.ts';
import { storyEnv } from '../stories/site/story-env.ts';
import { renderBlock } from './render.ts';
import type { SiteRenderEnv } from './env.ts';
import type { SiteBlock, SiteField } from './site-block.ts';

const rows = createFieldRenderers([
  {
    render: {
      type: 'rows',
      Render: ({ value, renderPart }) =>
        createElement(
          'ol',
          null,
          ...(value as readonly RenderPart['data'][]).map((data, index) =>
            createElement('li', null, renderPart({ fieldset: 'row', index, data })),
          ),
        ),
    },
  },
]);
const renderers: FieldRenderers = {
  ...fieldRenderers,
  render: (type, request) => (type === 'rows' ? rows : fieldRenderers).render(type, request),
};
const field = (name: string, type: string, row?: readonly SiteField[]): SiteField => ({
  ...{ name, type, title: name, options: null },
  ...(row && { fieldsets: { row } }),
});
const block: SiteBlock = {
  id: 'block',
  type: 'Menu',
  type_slug: 'menu',
  fields: [
    field('title', 'text'),
    field('dishes', 'rows', [
      field('name', 'text'),
      field('note', 'textarea'),
      field('prices', 'rows', [field('size', 'text')]),
    ]),
  ],
  data: {
    title: 'Lunch',
    dishes: [
      { name: 'Soup <b>', note: '', prices: [{ size: 'Small' }, { size: 'Large' }] },
      { name: '', note: '', prices: null },
    ],
  },
};
const ids = { dishes: ['soup', 'none'], 'dishes/soup/prices': ['s', 'l'] };
const render = (env: Partial<SiteRenderEnv>, one = block) =>
  renderBlock(one, { ...storyEnv(), renderers, ...env });

describe('the parts of a value', () => {
  it('are rendered by the types of their fields, without marks for visitors', () => {
    const html = render({ marks: false, audience: 'site' }, { ...block, ids });
    expect(html).toContain('<strong class="s-text s-item-title">Soup &lt;b&gt;</strong>');
    expect(html).toContain('<strong class="s-text s-item-title">Large</strong>');
    expect(html).not.toContain('data-octavo');
  });

  it('are marked with the paths of their fields in a preview', () => {
    const html = render({ marks: true, audience: 'preview' }, { ...block, ids });
    expect(html).toContain('data-octavo-field="dishes/soup/name">Soup &lt;b&gt;<');
    expect(html).toContain('data-octavo-field="dishes/soup/prices/l/size">Large<');
    expect(html).toContain('data-octavo-field="dishes/none/note" data-octavo-empty="note"');
  });

  it('may have any value without breaking the page', () => {
    for (const dishes of [[5, null, []], [{ name: 5, note: {}, prices: 'x' }], 'x', {}])
      expect(render({ audience: 'site' }, { ...block, data: { title: 'Lunch', dishes } })).not.toContain(
        'undefined',
      );
  });
});
