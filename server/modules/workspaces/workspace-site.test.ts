import { expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { WorkspaceRow } from '../../platform/database/schema.ts';
import { InvalidFieldsError } from '../../platform/errors/service-error.ts';
import { changeSite } from './workspace-site.ts';

/** The stored preview address, or the error. */
function change(preview_url: string | null, publicUrl = 'https://octavo.example'): unknown {
  const config = readConfig({ OCTAVO_PUBLIC_URL: publicUrl, OCTAVO_HOSTS: 'cms.internal' });
  try {
    return changeSite({ config, clock: systemClock }, {} as WorkspaceRow, { preview_url }).preview_url;
  } catch (error) {
    if (!(error instanceof InvalidFieldsError)) throw error;
    return error.fields.get('preview_url')?.map(({ key }) => key);
  }
}

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
  expect(change(written)).toBe(stored);
});

test.each([
  ...['shop', 'www.example.com', 'https://', 'http://shop.example.com/', 'http://localhost.example.com/'],
  ...['javascript:alert(1)', 'data:text/html,x', 'ftp://localhost/', '//shop.example.com', 'https:shop'],
  ...['https://a;sandbox', "https://a'b.example/", 'https://a*b.example/', 'https://a_b.example/'],
])('%s is no preview address', (written) => {
  expect(change(written)).toEqual(['field.invalid_preview_url']);
});

test('a preview address has no user name and no password', () => {
  expect(change('https://ana:secret@shop.example.com/')).toEqual(['field.preview_url_credentials']);
});

test.each(['https://octavo.example', 'https://OCTAVO.example:443/sites/shop/', 'https://cms.internal/'])(
  'the preview address %s is rejected as our own',
  (written) => {
    expect(change(written)).toEqual(['field.own_preview_url']);
  },
);

test.each([
  'http://127.0.0.1:3000/',
  'http://[::1]:3000/',
  'https://localhost:3000/',
  'https://localhost.:3000/',
])(
  'the preview address %s is rejected as our own on this machine, where only the port tells a site from ours',
  (written) => {
    expect(change(written, 'http://localhost:3000')).toEqual(['field.own_preview_url']);
    expect(change('http://127.0.0.1:4000/', 'http://localhost:3000')).toBe('http://127.0.0.1:4000/');
  },
);
