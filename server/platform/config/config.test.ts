import { expect, test } from 'vitest';
import { ConfigError } from '../environment.ts';
import { readConfig } from './config.ts';

const rejected: Readonly<Record<string, readonly [must: string, values: readonly string[]]>> = {
  OCTAVO_ADMIN_EMAIL: [
    'be an email address.',
    [
      ...['x', 'a b@example.test', '@example.test', 'a@', 'a,b@example.test', 'a\u200b@example.test'],
      `${'a'.repeat(250)}@x.test`,
    ],
  ],
  OCTAVO_TRUST_PROXY: [
    '',
    ['abc', 'true', '1', '10.0.0.0/33', '10.0.0.0/0', '::1/129', '10.0.0.1,abc', '10.0.0.0/x', '/8'],
  ],
  SMTP_URL: [
    'start with',
    ['mail.example', 'http://mail.example', 'smtp://', 'smtp://mail.example:99999', 'smtp://[::1'],
  ],
  OCTAVO_MAIL_FROM: ['be', ['octavo', 'Octavo', 'a@b@c', 'Octavo <a@b> c', 'a@b\r\nBcc: c@d']],
  OCTAVO_PUBLIC_URL: [
    'be',
    [
      ...['https://anna:secret@example.com', 'https://example.com/?x=1', 'https://example.com/#x'],
      'ftp://example.com',
    ],
  ],
  OCTAVO_METRICS_TOKEN: ['have at least 16 characters', ['short', 'a token with spaces in it']],
  PORT: ['be', ['0x10', '1e3', '-1', '70000', '1.5']],
  OCTAVO_SITES_URL: [
    'be an http',
    [
      ...['pages.example', 'ftp://pages.example', 'https://a:b@pages.example'],
      ...['https://pages.example/sites', 'https://pages.example?x'],
    ],
  ],
};

test.each(
  Object.entries(rejected).flatMap(([name, [must, values]]) =>
    values.map((value) => [name, value, must] as const),
  ),
)('%s=%j is rejected', (name, value, must) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(`${name} must ${must}`);
});

test.each(['admin@localhost', 'admin@localhost.test', 'јована@пример.срб'])(
  'OCTAVO_ADMIN_EMAIL=%s is accepted',
  (email) => {
    expect(readConfig({ OCTAVO_ADMIN_EMAIL: email }).adminEmail).toBe(email);
  },
);

test('OCTAVO_TRUST_PROXY accepts addresses, ranges and names of ranges', () => {
  const { trustProxy } = readConfig({
    OCTAVO_TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1,fd00::/8,loopback,linklocal,uniquelocal,',
  });
  expect(trustProxy).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
    'fd00::/8',
    'loopback',
    'linklocal',
    'uniquelocal',
  ]);
});

test('an empty variable counts as unset', () => {
  const names = [
    'PORT',
    'HOST',
    'OCTAVO_DATA_DIR',
    'OCTAVO_PUBLIC_URL',
    'OCTAVO_SECRET',
    'OCTAVO_ADMIN_EMAIL',
  ];
  const more = ['OCTAVO_ADMIN_PASSWORD', 'OCTAVO_DEMO', 'OCTAVO_DEMO_PASSWORD', 'DATABASE_URL', 'LOG_LEVEL'];
  const empty = [...names, ...more, 'OCTAVO_TRUST_PROXY', 'OCTAVO_RATE_LIMIT_SCALE'].map(
    (name) => [name, ''] as const,
  );
  expect(readConfig(Object.fromEntries(empty))).toEqual(readConfig({}));
});

test.each(['postgres://octavo:a#b@db.internal/octavo', 'postgres://octavo@db.internal:port/octavo'])(
  'DATABASE_URL=%s is rejected without repeating it',
  (url) => {
    expect(() => readConfig({ DATABASE_URL: url, OCTAVO_SECRET: 'a secret of sixteen' })).toThrow(
      new ConfigError('DATABASE_URL is no URL; in its password write # as %23, / as %2F and @ as %40.'),
    );
  },
);

test.each([
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must start with postgres/],
  [{ DATABASE_URL: 'postgres://x' }, /^OCTAVO_SECRET is required/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
])('%j is rejected', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('stop times are in seconds', () => {
  expect(readConfig({}).stop).toEqual({ delay: 0, timeout: 30_000 });
  const env = { OCTAVO_STOP_DELAY: '7.5', OCTAVO_STOP_TIMEOUT: '0' };
  expect(readConfig(env).stop).toEqual({ delay: 7500, timeout: 0 });
  expect(() => readConfig({ OCTAVO_STOP_DELAY: '-1' })).toThrow(
    /^OCTAVO_STOP_DELAY must be a number of seconds/,
  );
});

test.each([
  'OCTAVO_MAX_PAGES',
  'OCTAVO_MAX_BLOCKS',
  'OCTAVO_MAX_WORKSPACES',
  'OCTAVO_KEEP_HISTORY_DAYS',
  'OCTAVO_KEEP_HISTORY_STATES',
])('%s is a whole number above 0', (name) => {
  for (const text of ['0', '1.5', '-1', 'many'])
    expect(() => readConfig({ [name]: text })).toThrow(
      new ConfigError(`${name} must be a whole number above 0.`),
    );
});

test.each([
  'OCTAVO_MAX_PAGE_MB',
  'OCTAVO_MAX_COMPONENTS_MB',
  'OCTAVO_MAX_MEDIA_MB',
  'OCTAVO_MAX_INQUIRIES_MB',
  'OCTAVO_MAX_HISTORY_MB',
])('%s may be a fraction, but not 0', (name) => {
  expect(() => readConfig({ [name]: '0' })).toThrow(new ConfigError(`${name} must be a number above 0.`));
  expect(() => readConfig({ [name]: '0.5' })).not.toThrow();
});

test.each([
  ['OCTAVO_MAX_PAGE_MB', 256],
  ['OCTAVO_MAX_COMPONENTS_MB', 256],
  ['OCTAVO_MAX_MEDIA_MB', 1_000_000_000],
  ['OCTAVO_MAX_PAGES', 1_000_000_000],
  ['OCTAVO_KEEP_HISTORY_DAYS', 36_500],
])('%s is at most %d', (name, max) => {
  expect(() => readConfig({ [name]: String(max) })).not.toThrow();
  expect(() => readConfig({ [name]: String(max + 1) })).toThrow(
    new ConfigError(`${name} must be at most ${max}.`),
  );
});

test('a limit in megabytes is stored in bytes', () => {
  expect(readConfig({ OCTAVO_MAX_PAGE_MB: '0.5' }).bounds.pageBytes).toBe(524_288);
});

test('OCTAVO_SITES_URL must have another host than the application, whatever the port', () => {
  const env = { OCTAVO_PUBLIC_URL: 'https://cms.example', OCTAVO_HOSTS: 'cms.internal' };
  for (const OCTAVO_SITES_URL of ['https://CMS.example', 'https://cms.example:8443', 'http://cms.internal'])
    expect(() => readConfig({ ...env, OCTAVO_SITES_URL })).toThrow(/must have another host name/);
  expect(readConfig({ ...env, OCTAVO_SITES_URL: 'https://Pages.example/' }).sitesUrl).toBe(
    'https://pages.example',
  );
});

test('OCTAVO_HOSTS accepts host names, separated by commas', () => {
  expect(readConfig({ OCTAVO_HOSTS: 'cms.internal, Größe.example,octavo' }).otherHosts).toEqual([
    'cms.internal',
    'xn--gre-6ka8i.example',
    'octavo',
  ]);
  for (const names of ['https://a.example', 'a.example:80', 'a b', 'a..example', '-a.example', 'a.example/x'])
    expect(() => readConfig({ OCTAVO_HOSTS: names })).toThrow(/^OCTAVO_HOSTS must be host names/);
});
