import { expect, it } from 'vitest';
import { createHostNames } from './host-names.ts';

const hosts = createHostNames({
  publicUrl: 'https://cms.example',
  sitesUrl: 'https://sites.example',
  otherHosts: ['cms.internal'],
});

it.each([
  'app',
  '',
  'localhost:3000',
  'shop.localhost',
  'my_app:80',
  '127.0.0.1',
  '10.0.3.7',
  'octavo-1:3000',
  '[::1]:3000',
  '[::1]',
  'CMS.example.:443',
  'cms.internal:8080',
])('answers as the application under %j', (host) => {
  expect(hosts.read(host).role).toBe('app');
});

it.each(['[evil.com]', '[evil.com', '[evil]', 'localhost:abc', 'localhost:80:80', '.', 'evil.com', 'a b'])(
  'does not answer as the application under %j',
  (host) => {
    expect(hosts.read(host).role).toBe('domain');
  },
);
