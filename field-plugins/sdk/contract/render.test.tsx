import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fieldRenderers } from '../../renders.ts';
import { textField } from '../../text/field.ts';
import {
  createFieldRenderers,
  defineRender,
  type FieldRenderers,
  type RenderHost,
  type RenderRequest,
} from './render.ts';

const host: RenderHost = {
  language: 'de',
  href: (url) => (url.startsWith('/') ? `/sites/bakery${url}` : url),
  srcset: ({ url }) => `${url}?w=320 320w`,
};

const byShape = createFieldRenderers([]);

/** The HTML of a value. */
function markupOf(
  type: string,
  value: unknown,
  request: Partial<RenderRequest> = {},
  renderers: FieldRenderers = fieldRenderers,
): string {
  return renderToStaticMarkup(renderers.render(type, { value, options: null, env: host, ...request }));
}

const shape = (value: unknown) => markupOf('unknown', value, {}, byShape);
const harbour = { id: 'a', url: '/media/harbour.jpg', width: 320, height: 240, alt: 'The "harbour"' };
const market = { ...harbour, url: 'https://pictures.example/market.jpg', alt: '' };
const link = { type: 'internal', title: 'About', url: '/about', target: '_self', color: 'primary' };
const button = { ...link, variant: 'outlined', size: 'large' };

describe('typed text', () => {
  it('is one element with its text, which a preview can mark', () => {
    const mark = { 'data-octavo-field': 'title' };
    expect(markupOf('text', '<b>Bread</b>')).toBe('<p class="s-text">&lt;b&gt;Bread&lt;/b&gt;</p>');
    expect(markupOf('textarea', '\n one\n\ntwo', { mark })).toBe(
      '<p class="s-text" data-octavo-field="title">\n one\n\ntwo</p>',
    );
    expect(markupOf('textarea', ' \n', { mark })).toBe('');
    expect(['text', 'textarea', 'richtext', 'unknown'].map((type) => fieldRenderers.typed(type))).toEqual([
      'line',
      'lines',
      undefined,
      undefined,
    ]);
  });
});

describe('images', () => {
  it('keep their place, load lazily and have stored sizes', () => {
    expect(markupOf('media', [harbour])).toBe(
      '<picture class="s-image"><img src="/media/harbour.jpg" srcSet="/media/harbour.jpg?w=320 320w" ' +
        'sizes="(min-width: 60rem) 50vw, 100vw" width="320" height="240" alt="The &quot;harbour&quot;" ' +
        'loading="lazy" decoding="async"/></picture>',
    );
  });

  it('are loaded at once where visitors see them first, without a preload', () => {
    const markup = markupOf('media', [harbour], { isEager: true });
    expect(markup).toContain('fetchPriority="high"');
    expect(markup).not.toMatch(/lazy|<link/);
  });

  it('are a list where there are several, and nothing where there are none', () => {
    expect(markupOf('media', [harbour, market]).match(/<li>/g)).toHaveLength(2);
    expect(markupOf('media', [])).toBe('');
  });
});

describe('links', () => {
  it('lead to a page of the site, with their appearance as classes', () => {
    expect(markupOf('link', [button])).toBe(
      '<div class="s-buttons"><a href="/sites/bakery/about" class="s-button s-outlined s-primary s-large">About</a></div>',
    );
  });

  it('announce that they open in a new tab, in the language of the site, and keep the window to themselves', () => {
    const url = 'https://example.com/';
    const markup = markupOf('link', [{ ...button, type: 'external', url, target: '_blank' }]);
    expect(markup).toContain(`href="${url}" class="s-button s-outlined s-primary s-large" target="_blank"`);
    expect(markup).toContain(
      'rel="external noopener">About<span class="s-hidden"> (öffnet in einem neuen Tab)</span></a>',
    );
  });

  it('are left out without an address', () => {
    expect(markupOf('link', [{ ...button, url: null }])).toBe('');
  });

  it('take no class from a stored name that is not ours', () => {
    expect(markupOf('link', [{ ...button, color: 's-x" onclick="' }])).toContain(
      's-outlined s-primary s-large',
    );
  });
});

it.each(['javascript:alert(1)', '//elsewhere.example', ''])('never links to %j', (url) => {
  expect(markupOf('link', [{ ...button, url }])).toBe('');
  expect(markupOf('media', [{ ...harbour, url, alt: '' }])).toBe('');
  expect(markupOf('media', [{ ...harbour, url }])).not.toMatch(/<img|href=/);
  expect(shape([{ title: 'x', url }])).toBe('');
  const tree = [{ type: 'paragraph', content: [{ text: 'x', link: { type: 'external', url } }] }];
  expect(markupOf('richtext', { html: '', tree })).toBe('<div class="s-prose"><p>x</p></div>');
});

it('leaves the description of an image that was deleted in its place', () => {
  const gone = { ...harbour, url: '', alt: 'A <red> boat' };
  expect(markupOf('media', [gone])).toBe('<span class="s-gap">A &lt;red&gt; boat</span>');
});

it('renders formatted text from its tree, never from its HTML', () => {
  const run = (text: string, marks: object = {}) => ({ text, ...marks });
  const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content });
  const away = { type: 'external', url: 'https://example.com/' };
  const tree = [
    { type: 'heading', level: 2, content: [run('Bread & <b>')] },
    paragraph(run('one\ntwo'), run('both', { bold: true, italic: true }), run('f(x)', { code: true })),
    paragraph(run('to ', { link: away }), run('there', { bold: true, link: { ...away } }), run('.')),
    {
      type: 'bullet_list',
      items: [
        { content: [paragraph(run('tight')), { type: 'ordered_list', items: [] }] },
        { content: [paragraph(run('a')), paragraph(run('b'))] },
      ],
    },
    { type: 'quote', content: [paragraph(run('So.'))] },
    { type: 'code_block', text: 'a\n  b' },
    { type: 'script', text: 'alert(1)' },
  ];
  expect(markupOf('richtext', { html: '<script>alert(1)</script>', tree })).toBe(
    '<div class="s-prose"><h2>Bread &amp; &lt;b&gt;</h2>' +
      '<p>one<br/>two<strong><em>both</em></strong><code>f(x)</code></p>' +
      '<p><a href="https://example.com/" rel="external noopener">to <strong>there</strong></a>.</p>' +
      '<ul dir="auto"><li>tight<ol dir="auto"></ol></li><li><p>a</p><p>b</p></li></ul>' +
      '<blockquote dir="auto"><p>So.</p></blockquote><pre tabindex="0"><code>a\n  b</code></pre></div>',
  );
});

it.each([
  ['select', '2', { choices: [{ value: '2', title: 'Two <columns>' }] }, 'Two &lt;columns&gt;'],
  ['select', 'gone', { choices: [] }, ''],
  ['checkbox', true, { title: 'Vegan' }, '<p class="s-check">Vegan</p>'],
  ['checkbox', false, { title: 'Vegan' }, ''],
  ['background', 'light', { choices: ['light'] }, ''],
  [
    'color-title',
    [
      { title: 'New', color: 'success' },
      { title: 'Odd', color: 'x y' },
      { title: ' ', color: 'info' },
    ],
    null,
    '<ul class="s-badges"><li class="s-badge s-success">New</li><li class="s-badge s-default">Odd</li></ul>',
  ],
])('renders a value of the type %s: %j', (type, value, options, markup) => {
  expect(markupOf(type, value, { options })).toBe(markup);
});

describe('a value without a renderer', () => {
  it.each<[string, unknown, string]>([
    ['text', 'a <b>', '<p class="s-text">a &lt;b&gt;</p>'],
    ['blank text', ' \n', ''],
    ['a number', 1234.5, '<p>1.234,5</p>'],
    ['a boolean', true, ''],
    ['null', null, ''],
    ['nothing at all', undefined, ''],
    ['an object of an unknown shape', { onload: 'alert(1)' }, ''],
    ['a list', ['a', null, 2], '<ul><li><p class="s-text">a</p></li><li><p>2</p></li></ul>'],
    ['an empty list', [], ''],
    ['a list of nothing', [[], null, {}], ''],
    [
      'a link',
      { title: 'About', url: '/about', target: '_blank', looks: ['x'] },
      '<div class="s-buttons"><a href="/sites/bakery/about">About</a></div>',
    ],
    [
      'formatted text',
      { html: '<i>', tree: [{ type: 'paragraph', content: [{ text: 'x' }] }] },
      '<div class="s-prose"><p>x</p></div>',
    ],
    ['a tree that is no list', { tree: 'x' }, ''],
  ])('is rendered by its shape: %s', (_what, value, markup) => {
    expect(shape(value)).toBe(markup);
  });

  it('is cut off where it is nested without end', () => {
    const around = (value: unknown, times: number): unknown =>
      times === 0 ? value : around([value], times - 1);
    expect(shape(around('deep', 5))).toContain('deep');
    expect(shape(around('deep', 5000))).toBe('');
  });
});

describe('a renderer', () => {
  const messages = {
    en: { site: { stars: 'Stars: {{count}}', stars_one: 'One star', only_english: 'So' } },
    sr: {
      site: {
        stars_one: '{{count}} zvezdica',
        stars_few: '{{count}} zvezdice',
        stars_other: '{{count}} zvezdica',
      },
    },
  };
  const say = (key: string) =>
    createFieldRenderers([
      {
        render: {
          type: 'my-stars',
          Render: ({ value, env }) => env.translate(key, { count: Number(value) }),
        },
        messages,
      },
    ]);
  const inSerbian = { env: { ...host, language: 'sr' as const } };

  it('has its messages in the language of the site, and in English where that lacks them', () => {
    expect(markupOf('my-stars', 3, inSerbian, say('my-stars.site.stars'))).toBe('3 zvezdice');
    expect(markupOf('my-stars', 1500, {}, say('my-stars.site.stars'))).toBe('Stars: 1,500');
    expect(markupOf('my-stars', 1, {}, say('my-stars.site.stars'))).toBe('One star');
    expect(markupOf('my-stars', 3, inSerbian, say('my-stars.site.only_english'))).toBe('So');
  });

  it('has no other messages', () => {
    expect(() => markupOf('my-stars', 3, {}, say('my-stars.add'))).toThrow('no message for "my-stars.add"');
  });

  it('is never given null, and may throw', () => {
    const failing = createFieldRenderers(
      [
        defineRender(textField, {
          Render: () => {
            throw new Error('broken');
          },
        }),
      ].map((render) => ({ render })),
    );
    expect(markupOf('text', null, {}, failing)).toBe('');
    expect(() => markupOf('text', 'x', {}, failing)).toThrow('broken');
  });
});
