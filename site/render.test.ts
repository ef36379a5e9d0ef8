import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { libraryBlockTypes } from '../server/library/block-types.ts';
import { demoSites } from '../stories/site/demo-site.ts';
import { siteBlock } from '../stories/site/site-blocks.ts';
import { fieldRenderers } from '../field-plugins/renders.ts';
import { storyEnv } from '../stories/site/story-env.ts';
import type { SiteRenderEnv } from './env.ts';
import { siteComponents } from './render-block.tsx';
import { renderBlock, renderPage, renderMain, renderNotFound } from './render.ts';
import type { SiteBlock } from './site-block.ts';

const sites = demoSites(['/theme.css']);
const everyBlock = sites.flatMap(({ frame, pages }) => [
  ...pages.flatMap((page) => page.blocks),
  ...[frame.components.header, frame.components.footer, frame.components.announcement].filter(
    (one) => one !== undefined,
  ),
]);

/** Text that would do harm if it became markup or an address. */
const hostileText = `</script></style>"'><img src=x onerror=alert(1)><script>alert(1)</script>&amp;{{7*7}}`;
const hostileAddresses = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example/x',
  '/\\evil.example',
  'file:///etc/passwd',
];

/** One value for every field of a type. */
function filledWith(
  type: (typeof libraryBlockTypes)[number],
  value: (fieldType: string) => unknown,
): SiteBlock {
  const names = Object.entries(type.content_model);
  const data = Object.fromEntries(names.map(([name, { field_type }]) => [name, value(field_type)]));
  return siteBlock('block-1', type, data);
}

function hostile(url: string) {
  return (fieldType: string): unknown => {
    if (fieldType === 'media')
      return [{ id: hostileText, url, width: 10, height: 10, alt: hostileText }, 'x', null];
    if (fieldType === 'link')
      return [
        {
          type: 'external',
          title: hostileText,
          url,
          color: hostileText,
          variant: 'contained',
          size: 1,
          target: '_blank',
        },
      ];
    return fieldType === 'checkbox' ? true : hostileText;
  };
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  // React reports invalid elements there.
  const complaints = vi.mocked(console.error).mock.calls;
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  vi.restoreAllMocks();
});

test('the theme has a component for each block type of the library', () => {
  const slugs = libraryBlockTypes.map((type) => siteBlock('a', type, {}).type_slug);
  expect([...siteComponents.keys()].toSorted()).toEqual(slugs.toSorted());
});

describe.each(libraryBlockTypes.map((type) => [type.name, type] as const))('%s', (_, type) => {
  const shown = everyBlock.filter((block) => block.type === type.name);

  test('is rendered with the text of every field of the demo', () => {
    for (const block of shown) {
      const html = renderBlock(block, storyEnv());
      const text = html.replace(/<[^>]*>/g, ' ');
      const texts = textsIn(block).filter((value) => value !== '');
      for (const one of texts) expect(text).toContain(one.replaceAll('&', '&amp;'));
    }
    expect(shown.length).toBeGreaterThan(0);
  });

  test('renders one element, marked with its id and the names of its fields only where marks are wanted', () => {
    for (const block of shown) {
      const [plain, marked] = [false, true].map((marks) => renderBlock(block, storyEnv({ marks })));
      expect(plain).not.toContain('data-octavo');
      expect(marked).toMatch(
        new RegExp(
          `^<(section|article|aside|header|footer) class="s-block [^>]*data-octavo-block="${block.id}"`,
        ),
      );
      expect(marked?.replaceAll(/ data-octavo-(block|field)="[^"]*"/g, '')).toBe(plain);
      const names = [...(marked ?? '').matchAll(/data-octavo-field="([^"]*)"/g)].map(([, name]) => name);
      expect(names.length).toBeGreaterThan(0);
      const known = ([first]: readonly string[]) => block.fields.some(({ name }) => name === first);
      expect(names.filter((name = '') => !known(name.split('/')))).toEqual([]);
    }
  });

  test('shows each text in one element that contains only the text', () => {
    const others = shown.flatMap((block) =>
      [...renderBlock(block, storyEnv({ marks: true })).matchAll(/data-octavo-field="([^"]*)">([^<]+)</g)]
        .map(([, name = '', text = '']) => ({ name, text: unescape(text), value: valueAt(block, name) }))
        .filter(({ text, value }) => typeof value === 'string' && value !== text),
    );
    // The theme has its own words for the library's choices.
    expect(others.filter(({ name }) => name !== 'availability')).toEqual([]);
  });

  test('has an element for each empty editable text, in a preview with marks alone', () => {
    const texts = filledWith(type, (kind) => (['text', 'textarea'].includes(kind) ? '' : null));
    const preview = { audience: 'preview', marks: true } as const;
    const awaiting = (changes: Partial<SiteRenderEnv>) =>
      [...renderBlock(texts, storyEnv(changes)).matchAll(/data-octavo-empty="([^"]*)"><\//g)].map(
        ([, title = '']) => unescape(title),
      );
    const titles = texts.fields.map(({ title }) => title);
    expect(awaiting(preview).filter((title) => !titles.includes(title))).toEqual([]);
    expect(new Set(awaiting(preview)).size).toBe(awaiting(preview).length);
    for (const changes of [{}, { marks: true }, { audience: 'preview' }] as const)
      expect(awaiting(changes)).toEqual([]);
    for (const block of shown) {
      const full = {
        ...block,
        data: Object.fromEntries(Object.entries(block.data).filter(([, value]) => value !== '')),
      };
      const marked = renderBlock(full, storyEnv(preview));
      expect(marked.replaceAll(/ data-octavo-(block|field)="[^"]*"/g, '')).toBe(
        renderBlock(full, storyEnv({ audience: 'preview' })),
      );
    }
  });

  test.each([
    ['no data', siteBlock('block-1', type, {})],
    ['null in every field', filledWith(type, () => null)],
    ['empty texts and lists', filledWith(type, (kind) => (['media', 'link'].includes(kind) ? [] : ''))],
    ['no data and no fields at all', { ...siteBlock('block-1', type, {}), data: null, fields: null }],
  ])('has nothing for visitors to see with %s, and a label in a preview', (_case, block) => {
    const silent = renderBlock(block as SiteBlock, storyEnv());
    expect(silent.replace(/<[^>]*>/g, '').trim()).toBe('');
    expect(silent).not.toMatch(/<(img|h[1-6]|p|li|dt|a)\b/);
    expect(renderBlock(block as SiteBlock, storyEnv({ audience: 'preview' }))).toContain(type.name);
  });

  test.each([
    ['numbers', 7],
    ['objects', { html: '<b>x</b>', nested: { deep: [1] } }],
    ['lists of anything', [null, 1, 'x', [], {}, { url: 5, title: {}, width: 'wide' }]],
    ['true', true],
  ])('survives %s in every field', (_case, value) => {
    const html = renderBlock(
      filledWith(type, () => value),
      storyEnv({ audience: 'preview' }),
    );
    expect(html).not.toContain(storyEnv().translate('placeholder.broken'));
  });

  test.each(hostileAddresses)('keeps text as text, and %j out of links and images', (url) => {
    const html = renderBlock(filledWith(type, hostile(url)), storyEnv({ audience: 'preview', marks: true }));
    expect(html).not.toMatch(/<script|<style|<img src="?x|onerror=alert\(1\)>(?!&)|style=/);
    const addresses = [...html.matchAll(/ (?:href|src|srcset|action)="([^"]*)"/g)].map(([, found]) => found);
    expect(addresses.filter((found) => !['/', '/inquiries#inquiry'].includes(found ?? ''))).toEqual([]);
  });
});

describe('a block', () => {
  const hero = everyBlock.find((block) => block.type === 'Hero') as SiteBlock;

  test('that throws is left out of a site, and labelled in a preview', () => {
    const block = {
      ...hero,
      type: 'Unknown <b>',
      type_slug: 'unknown',
      fields: [{ name: 'x', type: 'odd', title: 'X', options: null }],
      data: { x: {} },
    };
    const renderers = {
      render: () => {
        throw new Error('broken plugin');
      },
      has: () => true,
      typed: () => undefined,
    };
    expect(renderBlock(block, storyEnv({ renderers }))).toBe('');
    const rendered = renderBlock(block, storyEnv({ renderers, audience: 'preview', marks: true }));
    expect(rendered).toContain('Unknown &lt;b&gt;');
    expect(rendered).toContain(`data-octavo-block="${block.id}"`);
  });

  test('of any other type is rendered from its fields, with the output of their plugins', () => {
    const fields = [
      { name: 'name', type: 'text', title: 'Name', options: null },
      { name: 'seats', type: 'text', title: 'Seats', options: null },
      { name: 'about', type: 'textarea', title: 'About', options: null },
      { name: 'mood', type: 'stars', title: 'Mood', options: { most: 5 } },
      { name: 'ground', type: 'background', title: 'Ground', options: null },
    ];
    const data = {
      name: 'Evening concert',
      seats: '80',
      about: 'Two\nlines',
      mood: [4],
      ground: 'primary.dark',
    };
    const rendered: unknown[] = [];
    const renderers = {
      render: (type: string, { value, options }: { value: unknown; options: unknown }) => {
        rendered.push([type, value, options]);
        return createElement('b', null, 'four stars');
      },
      has: fieldRenderers.has,
      typed: fieldRenderers.typed,
    };
    const html = renderBlock(
      { id: 'a', type: 'Concert', type_slug: 'concert', data, fields },
      storyEnv({ renderers }),
    );
    expect(html).toContain('<h2 class="s-text s-title">Evening concert</h2>');
    expect(html).toContain('<dt>Seats</dt><dd>80</dd>');
    expect(html).toContain('Two\nlines');
    expect(html).toContain('<b>four stars</b>');
    expect(html).toContain('s-bg-primary-dark');
    expect(rendered).toEqual([['stars', [4], { most: 5 }]]);
    const number = {
      fields: [{ name: 'most', type: 'stars', title: 'Stars', options: null }],
      data: { most: 4 },
    };
    const ofNumber = (has: () => boolean) =>
      renderBlock(
        { id: 'a', type: 'Concert', type_slug: 'concert', ...number },
        storyEnv({ renderers: { ...renderers, has } }),
      );
    expect(ofNumber(() => true)).toContain('<dd><b>four stars</b></dd>');
    expect(ofNumber(() => false)).toContain('<dd>4</dd>');
  });

  test('of a library type also shows the fields that an administrator has added', () => {
    const added = { name: 'duration', type: 'text', title: 'Duration', options: null };
    const html = renderBlock(
      { ...hero, fields: [...hero.fields, added], data: { ...hero.data, duration: '90 minutes' } },
      storyEnv(),
    );
    expect(html).toContain('<dt>Duration</dt><dd>90 minutes</dd>');
  });
});

describe('the contact form', () => {
  const contact = everyBlock.find((block) => block.type === 'Contact') as SiteBlock;

  test('thanks for a message that was sent, and is empty again', () => {
    const values = { name: '', email: '', message: '' };
    const html = renderBlock(contact, storyEnv({ inquiry: { state: 'sent', values, errors: {} } }));
    expect(html).toContain('<p class="s-sent" role="status">Thank you. Your message has been sent.</p>');
    expect(html).not.toMatch(/ value=|aria-invalid/);
  });

  test('shows the errors beside the typed text', () => {
    const values = { name: 'Mara "M"', email: 'mara@', message: 'Two\n</textarea><b>' };
    const errors = { email: 'Enter a whole address.' };
    const html = renderBlock(contact, storyEnv({ inquiry: { state: 'rejected', values, errors } }));
    expect(html).toContain('<p class="s-error" role="alert">Your message was not sent.</p>');
    const [, described = 'none'] =
      /aria-invalid="true" aria-describedby="([^"]+)" name="email"/.exec(html) ?? [];
    expect(html).toContain(`<p class="s-error" id="${described}">Enter a whole address.</p>`);
    expect(html).toContain('value="Mara &quot;M&quot;"');
    expect(html).toContain('Two\n&lt;/textarea&gt;&lt;b&gt;</textarea>');
  });

  test('is disabled where nothing can be sent', () => {
    const html = renderBlock(contact, storyEnv({ inquiries: undefined }));
    expect(html).not.toContain('action=');
    expect(html.match(/<(?:input|textarea|button)\b[^>]*disabled=""/g)).toHaveLength(4);
  });

  test('has its id only once on a page', () => {
    expect(
      renderMain([contact, { ...contact, id: 'other' }], storyEnv()).match(/ id="inquiry"/g),
    ).toHaveLength(1);
  });
});

describe('a page', () => {
  const pages = sites.flatMap((site) => site.pages);

  test.each(pages.map((page) => [page.frame.title, page.path, page] as const))(
    '%s%s has one h1, its landmarks, no script, and the same bytes every time',
    (_title, _path, page) => {
      const html = renderPage(page, storyEnv());
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      expect(html.match(/<main\b/g)).toHaveLength(1);
      expect(html.replace(/<script type="application\/ld\+json">/, '')).not.toMatch(
        /<script\b| on[a-z]+=| style=/,
      );
      expect(renderPage(structuredClone(page), storyEnv())).toBe(html);
      expect(skippedLevels(html)).toEqual([]);
    },
  );

  test('marks the link to itself in the navigation', () => {
    const page = pages.find(({ path }) => path === '/workshops');
    if (page === undefined) throw new Error('The demo has no workshops.');
    expect(renderPage(page, storyEnv())).toContain('<a href="/workshops" aria-current="page">Workshops</a>');
  });

  test('describes itself to search engines and shared links, and escapes the text', () => {
    const [page] = pages;
    if (page === undefined) throw new Error('The demo has no pages.');
    const html = renderPage(
      {
        ...page,
        head: {
          ...page.head,
          title: 'A "title" </title><script>',
          canonical: 'https://example.com/?a=1&b=2',
          image: {
            id: 'a',
            url: '/media/a.jpg',
            absoluteUrl: 'https://example.com/media/a.jpg',
            width: 10,
            height: 20,
            alt: '',
          },
          feed: { url: '/feed.xml', title: 'News' },
          icon: '/icon.png',
          jsonLd: { name: '</script><!-- <b>' },
          noindex: true,
        },
      },
      storyEnv({ language: 'sr' }),
    );
    expect(html).toContain('<html lang="sr-Latn" class="s-site s-shop">');
    expect(html).toContain('<title>A "title" &lt;/title&gt;&lt;script&gt;</title>'.replaceAll('"', '&quot;'));
    expect(html).toContain('<link rel="canonical" href="https://example.com/?a=1&amp;b=2">');
    expect(html).toContain('<meta property="og:image" content="https://example.com/media/a.jpg">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<link rel="alternate" type="application/rss+xml" title="News" href="/feed.xml">');
    expect(html).toContain(String.raw`{"name":"\u003c/script>\u003c!-- \u003cb>"}`);
  });

  test('that does not exist is reported inside the frame of its site', () => {
    for (const { frame } of sites) {
      const html = renderNotFound(frame, storyEnv(), { styles: ['/theme.css'] });
      expect(html).toContain('<h1 class="s-title">Page not found</h1>');
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toContain('href="/theme.css"');
      expect(html).toContain(frame.components.footer?.data['small_print']);
    }
  });

  test('has a name and a link to the start page without any component', () => {
    const frame = { title: 'Bare & new', kind: 'BLOG', components: { others: [] } } as const;
    const html = renderNotFound(frame, storyEnv());
    expect(html).toContain('<span class="s-site-name">Bare &amp; new</span>');
    expect(html).toContain('</footer>');
  });
});

/** The heading levels that skip one. */
function skippedLevels(html: string): readonly number[] {
  const found = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
  return found.map((level, at) => level - (found[at - 1] ?? 0)).filter((step) => step > 1);
}

/** All single-line texts, including those in list items. */
function textsIn({ data, fields }: Pick<SiteBlock, 'data' | 'fields'>): readonly string[] {
  return fields.flatMap(({ name, type, fieldsets }) => {
    const value = data[name];
    if (type === 'text' && typeof value === 'string') return [value];
    const inside = fieldsets?.['item'];
    if (inside === undefined || !Array.isArray(value)) return [];
    return value.flatMap((item: SiteBlock['data']) => textsIn({ data: item, fields: inside }));
  });
}

/** The value at a marked path: of a field, or of a field of an item. */
function valueAt({ data, ids }: SiteBlock, path: string): unknown {
  const [list = '', id = '', name] = path.split('/');
  if (name === undefined) return data[path];
  return (data[list] as readonly SiteBlock['data'][])[ids?.[list]?.indexOf(id) ?? 0]?.[name];
}

function unescape(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
