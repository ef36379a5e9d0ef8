import { expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { WorkspaceRow } from '../../platform/database/schema.ts';
import { InvalidFieldsError } from '../../platform/errors/service-error.ts';
import { changeSite } from './workspace-site.ts';

type Column = 'preview_url' | 'site_slug' | 'site_domain';

const ours = {
  OCTAVO_PUBLIC_URL: 'https://octavo.example',
  OCTAVO_SITES_URL: 'https://pages.example',
  OCTAVO_HOSTS: 'cms.internal, Octavo.Example.net',
};

/** Returns the value to store in the column, or the keys of its errors. */
function change(column: Column, value: string | null, env: Readonly<Record<string, string>> = ours): unknown {
  try {
    const dependencies = { config: readConfig(env), clock: systemClock };
    return changeSite(dependencies, {} as WorkspaceRow, { [column]: value })[column];
  } catch (error) {
    if (!(error instanceof InvalidFieldsError)) throw error;
    return error.fields.get(column)?.map(({ key }) => key);
  }
}

test.each(['', 'a b', 'Übung', '-a', 'a/b', '../x', 'x'.repeat(200)])('%j is no slug of a site', (slug) => {
  expect(change('site_slug', slug)).toEqual(['field.invalid_slug']);
});

test.each([
  ...['localhost', 'shop.localhost', '10.0.0.1', '[::1]', 'a b.example', '-a.example', 'a.example:80'],
  ...['https://a.example', 'a.example/x', 'a.example?x', 'a.example#x', 'me@a.example'],
])('%s is no domain of a site', (domain) => {
  expect(change('site_domain', domain)).toEqual(['field.invalid_domain']);
});

test.each(['octavo.example', 'pages.example', 'CMS.internal', 'octavo.example.net.'])(
  'the domain %s is rejected as our own',
  (domain) => {
    expect(change('site_domain', domain)).toEqual(['field.own_domain']);
  },
);

test.each([
  [' HTTPS://Shop.Example.com/preview?key=a b#top ', 'https://shop.example.com/preview?key=a%20b'],
  ['http://localhost:4000/', 'http://localhost:4000/'],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080/'],
  ['http://shop.localhost/', 'http://shop.localhost/'],
  ['https://[2001:DB8::1]:8443/', 'https://[2001:db8::1]:8443/'],
  ['https://кафа.срб/', 'https://xn--80aa2a4b.xn--90a3ac/'],
  ['', null],
  [null, null],
])('the preview address %j is stored as %j', (written, stored) => {
  expect(change('preview_url', written)).toBe(stored);
});

test.each([
  ...['shop', 'www.example.com', 'https://', 'http://shop.example.com/', 'http://localhost.example.com/'],
  ...['javascript:alert(1)', 'data:text/html,x', 'ftp://localhost/', '//shop.example.com', 'https:shop'],
  ...['https://a;sandbox', "https://a'b.example/", 'https://a*b.example/', 'https://a_b.example/'],
])('%s is no preview address', (written) => {
  expect(change('preview_url', written)).toEqual(['field.invalid_preview_url']);
});

test('a preview address has no user name and no password', () => {
  expect(change('preview_url', 'https://ana:secret@shop.example.com/')).toEqual([
    'field.preview_url_credentials',
  ]);
});

test.each(['https://octavo.example', 'https://OCTAVO.example:443/sites/shop/', 'https://cms.internal/'])(
  'the preview address %s is rejected as our own',
  (written) => {
    expect(change('preview_url', written)).toEqual(['field.own_preview_url']);
  },
);

test.each([
  'http://127.0.0.1:3000/',
  'http://[::1]:3000/',
  'https://localhost:3000/',
  'https://localhost.:3000/',
])(
  'the preview address %s is rejected as our own on this machine, where only the port distinguishes a site from ours',
  (written) => {
    const here = { OCTAVO_PUBLIC_URL: 'http://localhost:3000' };
    expect(change('preview_url', written, here)).toEqual(['field.own_preview_url']);
    expect(change('preview_url', 'http://127.0.0.1:4000/', here)).toBe('http://127.0.0.1:4000/');
  },
);
